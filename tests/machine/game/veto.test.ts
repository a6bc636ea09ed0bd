import { describe, expect, test } from 'vitest';
import { wouldPlay } from '../../../machine/game/index.ts';
import { cells, readScripts, setupOf } from './scripts.ts';
import { eventOf, sitDown } from './table.ts';

describe.each(readScripts())('a host can say no to a move before it is played: $name', (script) => {
  test.each(cells(script))('tiles return $ret the action, turning $flip', (cell) => {
    const table = sitDown(setupOf(script.start, cell));
    for (const command of script.commands) {
      const event = eventOf(command, table), foreseen = wouldPlay(table.view(), event);
      table.news();
      table.send(event);
      const news = table.news(), moved = news.find(({ type }) => type === 'moved'), asked = news.find(({ type }) => type === 'revealRequested');
      // What a host says of a turned tile completes a move that it was asked about already.
      const move = event.type === 'REVEAL' ? null : moved?.type === 'moved' ? moved.entry.move.replace(event.type === 'MOVE' && event.move.includes('=') ? '' : /=.*/, '') : asked?.type === 'revealRequested' ? asked.move : null;
      expect([command, foreseen]).toEqual([command, move]);
    }
  });
});
