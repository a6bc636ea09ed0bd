/** A row as somebody calls it out: what is understood is read, and what is not is told with its place. */
import { describe, expect, it } from 'vitest';
import { readRow } from '../../components/words/typed.row.ts';

const said = (text: string) => {
  const found = readRow(text);
  return found && [found.row.join(''), ...(found.aside.length ? [`aside ${found.aside.join('')}`] : []), ...(found.rest ? [`rest ${found.rest}`] : []), ...found.remarks.map(({ why, word, count, picture }) => [why, count, word, picture ?? ''].join(' ').trim())].join('; ');
};

describe('a row that is called out', () => {
  it.each([
    ['AXBPXAP', 'AXBPXA; many 7 AXBPXAP'],
    ['arsene, lady, lion, police, lady, arsene, cop', 'AXBPXA; many 7 cop'],
    ['아르센 레이디 블루라이언 경찰 레이디 아르센 경찰', 'AXBPXA; many 7 경찰'],
    ['police, lady, lady, dog, arsene, cop', 'PXXAP; unknown 4 dog'],
    ['polise lady lady lion arsene cop', 'PXXBAP; near 1 polise P'],
    ['경찰 레이디 레이디 라이언 아르쎈 경찰', 'PXXBAP; near 5 아르쎈 A'],
    ['1. cop 2. lady 3. lady 4. lion 5. arsene 6. cop', 'PXXBAP'],
    ['1) P 2) X 3) X 4) B 5) A 6) P', 'PXXBAP'],
    ['1번 경찰, 2번 여자, 3번 여자, 4번 다이아, 5번 아르센, 6번 경찰', 'PXXBAP'],
    ['P X X B A P swap 3 4', 'PXXBAP; rest swap 3 4'],
    ['P X X B A P s34', 'PXXBAP; rest s34'],
    ['경찰 레이디 레이디 라이언 아르센 경찰 3번 4번 바꾸기', 'PXXBAP; rest 3번 4번 바꾸기'],
    ['PXXAP aside B', 'PXXAP; aside B'],
    ['PXXAP, 빼 둔 보석', 'PXXAP; aside B'],
    ['경찰 여자 여자 보석 괴도 경찰', 'PXXBAP'],
    ['cop, lady x, lady, blue lion, arsène lupin, a cop', 'PXXBAP'],
    ['the police, a lady, a lady, the lion, arsen, the police', 'PXXBAP'],
    ['경찰 도둑 여자 다이아', 'PXB; unknown 2 도둑'],
  ])('%s', (text, expected) => { expect(said(text)).toBe(expected); });

  it.each(['', ' ', 'hello world', 'what happens if I move the tile', '안녕하세요', 'police', 'x'.repeat(401), '1 2 3 4 5 6', 'dog dog dog lady cop'])('there is none in “%s”', (text) => { expect(readRow(text)).toBe(null); });

  it('a remark stands where its word stands', () => {
    const text = 'police,  lady, lady; dög, arsène, cop', [remark] = readRow(text)!.remarks;
    expect(text.slice(remark!.at, remark!.at + remark!.length)).toBe('dög');
  });

  it('whatever is typed, it is read at once and at most six are laid', () => {
    const parts = ['P', 'x', 'lady', 'dog', '레이디', '경', '3', '1.', 'aside', 'swap', ',', '{', '\u0301', '\ud800', '__proto__', 'constructor'];
    let seed = 7;
    for (let n = 0; n < 3000; n++) {
      const text = Array.from({ length: n % 40 }, () => parts[(seed = (seed * 48271) % 2147483647) % parts.length]).join(n % 2 ? ' ' : '');
      const found = readRow(text);
      if (found) {
        expect(found.row.length + found.aside.length).toBeLessThanOrEqual(6);
        for (const { at, length, word } of found.remarks) expect(text.slice(at, at + length)).toBe(word);
      }
    }
  });
});
