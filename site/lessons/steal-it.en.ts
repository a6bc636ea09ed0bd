import type { StepWords } from './lesson.ts';
import type { StealItStep } from './steal-it.ts';

export const stealItWords: Readonly<Record<StealItStep, StepWords>> = {
  steal: {
    title: 'You are Arsène',
    task: 'Put the Blue Lion between two pictures of Arsène, in one action.',
    look: 'Two pictures of Arsène already stand side by side, in places 2 and 3, and the Blue Lion is next to them.',
    action: 'Let two neighbours change places.',
    show: 'Swap the tiles in places 3 and 4. The row then reads Arsène, Blue Lion, Arsène.',
    met: 'That was a theft: 2 diamonds for Arsène. The middle tile leaves the row, the row closes up, and Lady X has to play with five.',
    unpaid: 'The Blue Lion is not between two pictures of Arsène yet, so nobody is paid.',
    unseen: 'You have swapped two tiles that look alike. The row reads as before, so nobody is paid.',
    paidOther: 'That paid somebody, but it was no theft for Arsène.',
  },
  'other-chair': {
    title: 'Now you are Lady X',
    task: 'Steal the Blue Lion once more, this time for Lady X.',
    look: 'One picture of Lady X stands at the left end with the Blue Lion beside it. Who has to come and stand on its other side?',
    action: 'The second Lady X is in place 4. Swap her one place to the left.',
    show: 'Swap the tiles in places 3 and 4. The row then begins with Lady X, Blue Lion, Lady X.',
    met: 'A theft again: 2 diamonds, for Lady X this time. The two thieves have the same actions and the same combinations.',
    unpaid: 'The Blue Lion is not between two pictures of Lady X yet, so nobody is paid.',
    unseen: 'You have swapped two tiles that look alike. The row reads as before, so nobody is paid.',
    paidOther: 'That paid somebody, but it was no theft for Lady X.',
  },
  'own-goal': {
    title: 'Find the trap',
    task: 'Find the action that pays your rival: you are Arsène again.',
    look: 'Two police stand in places 3 and 4. When a thief gets between two police, the police ask questions, and the other thief earns.',
    action: 'Bring the Arsène in place 2 between the police.',
    show: 'Swap the tiles in places 2 and 3. Arsène then stands between two police.',
    met: 'An interrogation, and an own goal: you made it, but it belongs to Lady X, so she takes 1 diamond. Look at both thieves before you act.',
    unpaid: 'Nobody is paid. That is better play, but here you are looking for the mistake.',
    unseen: 'You have swapped two tiles that look alike. The row reads as before, so nobody is paid.',
    paidOther: 'That paid you. Here you are looking for the action that pays only Lady X.',
  },
};
