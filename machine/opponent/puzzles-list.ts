/* The puzzles of the days, by the number of the day: made by `npm run puzzles`, not by hand. Kind; grade, turns, tile, ways to begin; row, what waits, whose turn, score; one solution. */
export const DAILY: readonly string[] = `
back 3130 AxXpB.A.ApX. - a 1-2
win 3301 PaBxAbPbAxPx - a 4-4 f1=A
pay 4101 PaPxAxBaXbBp - x 0-3 f5
hold 5601 PxAxPaXbBaPb - a 3-6 s45
pay 1101 AbPbPaAxXbPx - x 3-1 rl
hold 2201 XbBaPaPxXaPb - x 6-3 f3=A
back 2140 ApBxX.P.XaB. - x 0-1
win 3301 AxAbBxPbPa Xp x 4-6 lr b1rf=P
pay 3101 AbAxBxPxApPb - a 3-1 s23
hold 4601 BpBxPaXaPxAb - x 6-4 f4=A
back 5150 A.X.A.A.P.X. - a 0-2
hold 1201 XpAxBaBpApBx - x 5-5 f5=P
back 2150 AxBxBaB.P.Pa - x 2-2
win 2301 XbXpPaXaPbAb - a 6-5 s23
pay 3101 PxApPbBxAxAb - a 1-3 s45
hold 3401 XaPbXpXbBaPa - a 5-5 f3=P
back 4150 X.A.PbA.B.A. - a 2-1
win 5701 PbXbPaXaPxBa - a 6-4 f2=B
back 1110 B.P.AxBaXpPb - x 1-1
win 2301 PaXbBaXaPxBp - a 6-4 s45
pay 2101 BpXpPaAxXbAb - a 3-3 f5
hold 3401 PbBxAbAxPaPx - x 6-4 f2=X
back 3120 A.P.A.AxB.Bp - a 3-3
win 4501 XbBpXpAxBaAp - x 4-6 f4=X
pay 5101 ApAxPxPbAb Bx x 2-1 s23 b1lf
win 1302 AbXpBpXbAxPa - x 4-6 f2=P
pay 2101 AbBxBpAxPaXp - x 1-2 f3
hold 2201 PbAxPxPaAbBx - a 3-6 f4=A
back 3150 P.XpX.BxB.P. - a 1-2
win 3501 AxBaXbPxApPb - a 6-4 f6=B
pay 4101 XpApPbBxBaXa - x 3-1 f4
hold 5601 PaPxXaBpBxBa - x 6-3 f3=A
pay 1101 XbBaApXpBpAx - x 0-1 f6
hold 2201 PaBxAxPbAbXp - x 6-3 f3=X
back 2140 ApP.XpB.X.Ba - x 2-0
win 3501 BaXpBxXaBpAp - x 4-6 f3=X
pay 3101 PxPaXaBpBaBx - a 0-2 s23
hold 4401 AbXbPaXpPbXa - x 6-4 f1=B
back 5160 BpX.X.P.P.A. - a 1-3
hold 1201 XpBaApXaXbBp - a 4-6 f1=P
back 2160 P.BaXbBpXpA. - x 2-1
win 2301 BxXaPbXpPaBa - a 6-5 s23
pay 3101 PaAxPxBxBaPb - a 1-2 f6
hold 3401 XbBpXaApXpBa - a 4-5 f6=A
back 4130 XpX.P.A.A.A. - x 2-1
win 5701 BxBpAxXpAp Ba a 6-4 lr b1lf=A
back 1130 BaX.A.XpB.Pa - x 2-0
win 2301 BaPxPbPaXb Xa a 6-5 s23 b1rf=A
pay 2101 BaXaApPxPbXb - x 1-3 rl
hold 3401 XpBxBpAxBaAp - x 5-3 f3=P
back 3110 X.BaA.P.AxBp - x 0-0
win 4501 AbXaPbPaXbPx - a 5-4 s23
pay 5101 XbPaXaPbXpBa - x 0-2 lr
win 1302 PbXaPaXpBxAb - a 6-4 s34
pay 2101 BxBpXaAbPaPx - x 0-0 f1
hold 2201 XpXbBpAxAbAp - x 6-3 f4=X
back 3110 X.P.PxAbBpA. - x 1-3
win 3501 AxBpApXpXbBa - x 4-6 f1=X
pay 4101 AbBxBpAxPaPx - x 3-1 f3
hold 5601 PaBaBxPbXaPx - x 6-3 f3=X
pay 1102 BxAbPxPbAxAp - x 0-0 s23
hold 2201 AbBxXaBpApPx - x 6-4 s23
back 2140 XaPxPaB.X.Pb - a 1-0
win 3501 XbXpXaPaBp Ba x 5-6 lr b1l
pay 3101 BxBpPxAxPaBa - a 1-2 rl
hold 4401 XbPaAbPxAxPb - a 5-6 f1=B
back 5160 B.X.B.X.B.P. - a 2-3
hold 1201 BxPxPaPbAxAb - a 5-6 f4=B
back 2120 XpA.AbB.XbX. - a 3-1
win 2301 BpBxPaPxXa Ba a 6-4 lr b1lf=A
pay 3101 BaBxPbPxAxPa - a 2-1 f3
hold 3401 PxBaPaBxBpAx - x 6-3 lr
back 4150 A.P.A.A.X.Xb - a 2-1
win 5701 PbXpPaXbBaXa - x 4-6 s45
back 1140 X.PaAbA.BpBx - a 0-2
win 2301 PbXbPaXpBaAx - a 6-6 s34
pay 2101 PxAbBxPbPaAx - x 0-0 lr
hold 3401 PbApPxBaXbXa - a 5-6 f5=B
back 3120 AbA.P.P.PxBx - x 3-1
win 4501 ApPxPbXaXbBa - a 5-4 s34
pay 5101 XbPaPxAbBp Xa x 2-0 s34 b1r
win 1302 XbAbPxPbXa Ap a 6-5 s34 b1lf=P
pay 2101 PxBaPaXaPbBx - x 3-1 f4
hold 2201 AbBxPxPaAxPb - a 4-6 f3=X
back 3140 A.PaBpX.XbB. - a 1-0
win 3301 XbPaXaPxPb Ab a 5-4 s34 b1l
pay 4101 PxXbBpAxAbAp - a 2-3 s34
hold 5601 AbXpPaXaBpXb - a 3-6 lr
pay 1102 BaXpApBpXaXb - x 2-1 s23
hold 2201 AxPaPxXbPbAb - x 6-6 f2=A
back 2160 P.XpXbX.BaA. - a 3-1
win 3301 PxPaXaBaPbXb - x 4-6 s23
pay 3101 ApXpBaXbBpAx - x 3-3 f6
hold 4601 AxBpApXbBaPx - a 3-6 s45
back 5120 A.P.B.B.A.A. - x 0-2
hold 1201 XpBpApXaXbBa - a 6-5 f1=P
back 2120 ApA.PxB.PbBx - x 0-0
win 2301 PxPbBaAxPa Xb a 6-4 s34 b1l
pay 3101 PxXaPaBxBaPb - x 2-1 f6
hold 3401 PaBaAxXpBpXb - a 4-6 lr
back 4150 XpB.PbB.A.P. - a 0-2
win 5901 BpXpXaAbPa Bx x 4-5 s23 b1lf=X
back 1150 PbX.X.XaA.Ab - x 2-2
win 2301 AxPbAbApBxPx - a 4-6 f2=B
pay 2101 AxApPxXbBpBa - a 0-1 f4
hold 3401 PaXaBaXpPbBx - a 3-6 rl
back 3140 X.B.BaA.XbX. - x 1-3
win 4501 XbXaPxPbBa Ap x 5-6 f5=A b1rf=P
pay 5101 XbPaPxAxBp Ab x 3-1 s34 b1r
win 1302 XpPbXbAxBaAp - a 6-4 rl
pay 2101 PaAxPbXbXpAb - a 1-2 f2
hold 2201 PaAxPxXbBpBa - x 6-3 s34
back 3150 A.ApA.XpX.P. - a 3-0
win 3301 AxBpXbXpBaPa - x 4-4 f1=X
pay 4101 AxAbApXbPbPx - a 3-0 f2
hold 5601 AxBxPbAbPxAp - a 3-6 f2=X
pay 1101 AxBxPbAbApPx - x 2-3 f5
hold 2201 PxApPbAxBxAb - x 6-3 f2=P
back 2120 PbX.BaPaB.Xp - x 3-0
win 3301 PxPaAxBaPbXb - x 4-5 s23
pay 3101 BxBaPbPxAxPa - a 2-1 f3
hold 4601 BpXbPaPxXa Ab x 6-3 f3=A b1r
back 5150 B.B.A.B.X.A. - a 3-3
hold 1201 PaXaPbBxAbPx - a 6-6 s23
back 2110 P.XbAxBaBpX. - a 3-0
win 2301 PbXaBxPxPaAb - a 5-5 s34
pay 3101 PbBxBaPxAxPa - a 0-2 f1
hold 3401 ApPbXaBaXbPx - a 3-6 f1=P
back 4140 X.P.X.B.AbX. - x 0-1
win 5901 PbXaXpAbPa Bx x 4-5 f1=B b1lf=X
back 1120 PxX.A.BpAbAx - a 3-3
win 2301 AxBxApPbXpBa - a 6-5 f3=P
pay 2101 BpBaPxPaXaBx - a 2-1 rl
hold 3401 ApBaXpBpXbXa - a 3-6 rl
back 3110 X.P.AxApP.A. - a 0-0
win 4501 BpPxAxXbApBa - x 4-6 f4=B
pay 5101 BxApPbAxPxAb - a 3-0 rl
win 1302 PbXpPaAxAb Bx x 4-6 s34 b1lf=X
pay 2101 BxAbBpApXaPx - a 2-2 f2
hold 2201 AbBxBpApPxAx - a 3-6 s34
back 3140 XaX.XbP.A.Ba - x 0-3
win 3301 PaAxXpBxPbAb - a 6-4 f3=P
pay 4101 PaAbXpPbXbXa - x 2-2 f4
hold 5601 BpBaBxPaPxAx - x 6-3 s23
pay 1102 ApXaBpBxXpBa - x 1-1 s45
hold 2201 XaPbXpAbXbAp - a 3-6 s23
back 2130 XaBxP.A.PxAb - a 0-1
win 3301 PxAxPaPbAb Xb x 5-5 s23 b1rf=B
pay 3101 BxPxXaPaBpBa - x 1-2 lr
hold 4601 BpBaBxApXpAx - x 5-3 s23
back 5150 B.A.B.A.P.A. - a 1-3
hold 1201 AbBxPaPxBpAx - x 6-6 f1=B
back 2120 AbB.XaP.ApXp - x 0-3
win 2301 AbPbXaBxXpPa - a 6-4 f5=P
pay 3101 AxAbBpPaPx Xb a 3-2 f4 b1l
hold 3401 XpBpAxApBaXb - a 3-6 f1=P
back 4110 A.BxB.P.P.Px - x 1-0
win 5901 AxApXbPxBp Ba a 5-4 rl b1lf=A
back 1140 PaXpAxA.Bx B. a 3-2
win 2301 XaApPxXbPbBa - x 5-6 s45
pay 2101 PxApBxBaPbAx - a 1-3 f5
hold 3401 AbBpApXpAxBx - x 6-4 f6=X
back 3120 PbX.A.AbB.Pa - a 3-3
win 4501 PbPxXaBaXb Ap x 5-6 f2=X b1l
pay 5101 PxXaPaBpXbBa - x 3-2 f5
win 1302 BpPxAxPaBaXb - x 6-6 s23
pay 2101 PxBaPbBxXaPa - a 2-3 f3
hold 2201 XpBaAxPaXbBp - a 4-5 f1=P
back 3150 P.X.XpXaA.P. - x 1-1
win 3501 PbPxBxAxBa Ap a 6-5 s34 b1r
pay 4101 PxBaXbBpAxAp - x 1-0 f5
hold 5601 XpAbBxApXaBp - x 6-4 rl
pay 1102 XpAxBaBxApPb - a 0-0 s45
hold 2201 BpXpApAbBxAx - x 5-4 f3=P
back 2110 A.BxBpP.PxAb - a 3-1
win 3301 BpXaPxPaXbAb - a 5-4 f1=P
pay 3101 AbBpBxPxAxPa - a 3-1 f1
hold 4401 AbPxBxPaAxPb - a 3-6 f2=X
back 5110 P.B.B.X.BxX. - a 2-1
hold 1201 XbXpBpAbPaAx - a 5-6 s34
back 2110 P.XbA.XaAbPb - a 0-2
win 2301 BaApPxXbXa Bp a 6-4 rl b1lf=P
pay 3101 XpBaBpApBxAx - a 2-2 f2
hold 3401 AxBxApBpAbXp - x 5-5 rl
back 4130 A.P.X.XaP.P. - a 1-3
win 5701 PbApPxAbBxAx - a 6-5 s45
back 1140 XpP.AbB.BxAx - a 2-3
win 2301 BxAbPbXpPaXa - x 4-6 s23
pay 2101 BxBaPbAxXpPa - a 2-1 f3
hold 3401 PbPaXbPxBaAx - x 6-5 lr
back 3120 XaP.B.B.PxXb - a 0-0
win 4501 BxAbPbXaApXp - x 4-6 f5=P
pay 5101 BxBaXpPbXaPa - x 3-1 f1
win 1302 BaAxApPbXbPx - a 6-5 rl
pay 2101 BxAbPbPaXaPx - x 3-3 f5
hold 2201 PbAbXbPxPaXa - x 6-4 f5=A
back 3150 A.PbPxBaX.A. - a 0-3
win 3301 ApXaPxPbXbBa - a 5-6 f1=P
pay 4101 ApPbXaPxBaXb - x 3-3 f3
hold 5601 AxBpXbPaAbPx - x 6-3 s23
pay 1101 PxXbAbPaPbAx - x 0-0 lr
hold 2201 PxXaBxPaAbPb - a 3-6 f3=X
back 2130 X.P.A.XpXbBa - x 1-1
win 3301 AbAxPxPaPb Bx x 5-5 s23 b1lf=X
pay 3101 BxAbBpPaXaPx - x 1-1 f2
hold 4401 PxAbBxPbAxPa - a 3-6 s23
back 5140 B.AbA.X.A.B. - a 3-1
hold 1201 PaXpAbBpXaXb - a 4-6 f5=A
back 2140 X.XpBxA.PaBp - a 1-2
win 2301 ApXbBaXaBpXp - x 5-6 s23
pay 3101 XbPbXaPaAbPx - x 1-3 f2
hold 3401 ApPbBaXaBxPx - a 3-5 f4=A
back 4140 BxAxP.A.P.P. - a 2-2
win 5901 PaAbPxXaBpXb - x 4-5 f3=X
back 1160 BaPxBpX.P.B. - a 0-3
win 2301 ApPxAbXaXb Bp x 4-6 f1=P b1l
pay 2101 XbBaPaXaPxBp - x 3-2 f4
hold 3401 BxPaPxXaBpAb - x 5-4 s45
back 3110 X.PaB.B.AxAb - x 2-1
win 4501 XpBaXbApBpAx - a 6-4 f2=A
pay 5101 PaAxPxXbBpBa - a 3-2 f4
win 1302 BaPxApPbXaXb - x 4-6 s45
pay 2101 XpBaBpPaBxAx - a 1-3 f4
hold 2201 PbAxPxPaBxBa - x 6-4 f3=X
back 3120 XbB.A.PxA.Ax - a 2-2
win 3301 PbAbXpBxPaAx - a 6-4 f3=P
pay 4101 PxAxBxPbBaPa - x 0-0 f5
hold 5601 AxBpApPxXbAb - x 6-4 f4=X
pay 1102 PaPxBaXaBpBx - x 0-0 f2
hold 2201 PaPxAbBxPbXa - a 5-6 f2=X
back 2120 BaX.A.B.XpAp - x 3-1
win 3301 BxBaPaPbAx Xp a 6-5 f3=A b1rf=P
pay 3101 XbAbXpPaXaPb - x 0-2 f2
hold 4401 PbPxAxPaBxAb - a 3-6 f1=B
back 5140 B.X.B.A.X.B. - x 0-1
hold 1201 ApBxXaPxPbAb - x 6-3 s23
back 2120 AbX.AxApP.Pb - x 3-0
win 2301 PxBxBpApAbAx - a 4-6 s34
pay 3101 PaBpAxAbPx Bx a 3-0 f1 b1l
hold 3401 ApXpBaXaBxBp - a 3-6 rl
back 4160 A.X.X.AbXbP. - a 0-0
win 5701 AbXaBxPbPx Ap x 4-6 lr b1rf=P
back 1130 XpPaX.A.B.Xa - a 1-3
win 2301 PbAxBaApBxXp - a 6-6 s45
pay 2101 BpXaXbBaPxPa - x 3-3 f5
hold 3401 PbXaPxXbPaBa - x 6-5 rl
back 3110 B.PxX.PaXaP. - a 1-2
win 4501 BaApBxXaPxBp - x 4-6 f4=A
pay 5101 AbPxAxPbApBx - a 2-1 lr
win 1302 ApPxAbAxBp Bx x 4-6 s23 b1rf=X
pay 2101 XpBxAxPbPaBa - x 3-0 s34
hold 2201 PxBxBaXaBpPa - a 3-5 f3=A
back 3160 AxAbX.ApX.B. - a 3-1
win 3301 BxPbXaPaAbXp - x 5-5 f6=P
pay 4101 BxAbBpXaXpAp - a 2-1 f4
hold 5601 BpXpPaXbBaXa - a 3-6 f2=P
pay 1102 BxBpAbPaAxXp - x 3-3 f2
hold 2201 XaPaBxPxAbPb - x 6-6 s23
back 2120 X.P.B.BaApXb - x 1-0
win 3301 BxXaPbPxBa Ap x 4-6 f5=A b1rf=P
pay 3101 ApBpBaXaBxXp - a 3-1 f3
hold 4601 XpXbBpAxBaAp - a 4-6 s34
back 5150 X.ApA.A.B.X. - a 3-2
hold 1201 PxXaBpBaApBx - x 6-4 f1=X
back 2130 XaPxB.BpPaX. - x 0-3
win 2301 XbBpXaPaPxBa - x 4-6 lr
pay 3101 PxAbPbApBxXa - a 1-0 f6
hold 3401 XpBaXaBpXbAp - a 6-6 rl
back 4160 BaBpA.A.P.X. - a 3-2
win 5701 BaBxPaAxPx Bp x 4-6 lr b1rf=P
back 1140 B.PbXaA.X.Pa - a 3-3
win 2301 XaXbPaXpPbAb - a 6-4 s34
pay 2101 PaXaBxPxPbAb - x 1-0 lr
hold 3401 ApBpAxBxAbPx - x 6-5 rl
back 3140 X.X.A.B.PxAb - x 0-2
win 4501 ApXaBaXpBpXb - x 4-6 s23
pay 5101 BaBpXbPaAxPx - a 1-0 f3
win 1302 PbPaXaXbPx Ba x 4-6 f3=A b1rf=A
pay 2101 PaPbXbXpAbAx - a 0-0 s23
hold 2201 ApBaBpAxBxXp - x 5-3 f4=X
back 3120 AbP.X.XbPaX. - a 1-1
win 3301 XbPbAxPxPa Ab a 5-6 f3=X b1lf=B
pay 4101 BxXaPbXpAbPa - x 0-0 f3
hold 5601 XaPaXbPxBaPb - x 6-3 f1=A
pay 1102 PxPbBaBxAxAp - a 0-3 s45
hold 2201 BaApAxPbBxPx - x 6-5 f6=X
back 2130 P.PaB.AbAxPx - a 3-0
win 3301 PaBaPbAxPxXb - a 5-4 lr
pay 3101 XpAxBpBxApAb - a 0-2 s45
hold 4601 XbAbBpAxXpAp - x 6-3 f5=P
back 5130 AxB.P.B.A.B. - a 0-3
hold 1201 XaBxPxPbApAb - a 4-6 s23
back 2150 A.ApPxXbB.Ax - a 1-1
win 2301 XaBxXpBaApBp - x 6-6 s34
pay 3101 BxPxXaPaBaBp - x 0-2 lr
hold 3401 PbXaBxPxAbPa - a 5-6 f3=X
back 4160 X.P.ApBpX.A. - a 1-2
win 5701 PaPxAxBpAb Xb a 6-4 f2=X b1lf=B
back 1160 PxA.AxP.B.X. - a 2-0
win 2301 AbBxAxPaPbXp - a 6-4 lr
pay 2101 BpAxPxBaPaXb - x 1-1 f4
hold 3401 XaBxXpAbPbPa - a 5-6 f5=B
back 3150 XpBxX.BaP.A. - x 2-0
win 4501 PbPaXaXb XpBa a 5-5 s23 b1rf=P b1lf=A
pay 5101 PbPxXbApAb Ax a 3-1 f4 b1l
win 1302 AxBaPxPbAp Xb x 5-6 lr b1l
pay 2101 BxPxAbAxBpPa - a 3-1 f6
hold 2201 XpBaBxBpAxPa - a 3-6 s34
back 3110 P.B.XaBaX.Px - a 3-2
win 3301 XpAbXbPbXaPa - x 4-4 f2=B
pay 4101 AxPaXpBpAbBx - a 1-0 lr
hold 5601 BaBxPbXaPaXp - x 6-3 f2=X
pay 1102 AxPaPxAbBpBx - x 1-3 s34
hold 2201 XbPxXaPaAbPb - a 3-6 f2=X
back 2160 XaPaBpXpX.B. - x 3-3
win 3501 XbPbPaXaBaXp - x 4-6 f6=P
pay 3101 PaXbBpAxPxAb - x 3-2 lr
hold 4401 AbPaBxPxAxPb - a 4-6 f2=A
back 5110 P.B.B.A.B.A. - x 3-3
hold 1201 PbPxBxAbAxAp - x 6-3 f5=X
back 2120 XaA.XpP.BpX. - x 3-1
win 2301 XbPbPxApBaAx - a 6-5 rl
pay 3101 BxBpAbPxAxPa - a 0-3 f3
hold 3401 BaApBxPbXaPx - x 6-3 lr
back 4120 X.P.X.B.PbX. - a 2-0
win 5701 XbBpXaPxPa Ab x 4-6 f4=X b1rf=B
back 1110 A.BxP.BaXpAp - x 1-1
win 2301 PxXbPbApBaAx - a 6-6 s34
pay 2101 ApBaXaPxBxPb - a 1-0 f5
hold 3401 BaBxXpBpApAx - x 6-3 f4=P
back 3130 X.X.A.PxBpAb - x 2-1
win 4501 PbPaAxAbXb Xp a 6-5 rl b1lf=P
pay 5101 BxBaXpPbXaPa - x 3-3 f1
win 1302 ApAxAbPx BxBp x 4-6 rl b2lf=P b1lf=X
pay 2101 ApBxXaPxPbBa - a 2-1 s34
hold 2201 BxBaXpXaApBp - a 3-6 f2=A
back 3120 A.X.AbXpB.B. - a 2-0
win 3301 PaBxBaPxXa Bp x 5-6 f2=X b1rf=P
pay 4101 PaPxBaPbBx Ax x 1-3 f4 b1l
hold 5801 XaPaXbPbAbPx - x 6-3 f6=X
pay 1102 XaPxBpAbBxPa - a 0-0 f4
hold 2201 PaAbXaPxPbXb - x 6-3 f5=B
back 2120 PxX.B.PaBaPb - a 2-1
win 3301 PaBxAbPbAxPx - a 4-5 f1=A
pay 3101 BxPaAxPxBpBa - a 3-3 lr
hold 4601 BaBxBpXpApXa - a 3-6 s23
back 5150 P.P.B.P.X.B. - x 3-1
hold 1201 PxXbAbApPbXa - x 6-6 f1=X
back 2150 ApAxA.BpB.X. - a 1-2
win 2301 BxPaXaPbXpAb - a 6-6 s45
pay 3101 BpBxPaAxPxBa - a 1-1 rl
hold 3401 XpAbPaBpXaBx - a 3-5 f5=A
back 4140 P.P.ApX.A. Ab a 3-1
win 5701 XaApXpBaBp Bx x 4-6 rl b1lf=X
back 1110 A.ApPbX.PxAx - a 1-2
win 2301 BpXbXaPaPx Ab x 5-6 rl b1r
pay 2101 BpXbBaAxApXp - a 0-2 f2
hold 3401 ApPbAxAbBxPx - x 5-5 f3=X
back 3150 A.XpPbA.B.Ap - x 3-2
win 4501 BxAbPbXaPaXp - x 5-5 f4=A
pay 5101 BaXpXbPaPb Xa a 2-3 s34 b1l
win 1302 BaPxPbPa XaXb x 4-6 f2=X b1rf=A b1r
pay 2101 XbPbPxXaApBa - a 1-1 f5
hold 2201 PaXaAbXbBpXp - a 5-6 f2=A
back 3110 X.B.PaXbP.Ba - a 1-3
win 3301 PbXbBaPaPxXa - x 4-6 s34
pay 4101 XpApPbBxBaXa - x 2-1 f4
hold 5601 BxPaXpPbAbAx - x 6-3 f6=X
pay 1102 PbXpXbPaBaAx - a 1-3 f2
hold 2201 BxPxPaAxPbBa - a 5-6 f2=X
back 2140 A.X.AxP.BaXp - x 2-2
`.trim().split('\n');
