import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hall } from '../test/hall.ts';
import { checkOrphans, isOrphanRuleWaived } from './orphans.ts';

/** `*` are the seats chosen, all else as `hall` draws it. */
function check(drawing: string) {
  const { plan, free } = hall(drawing.replaceAll('*', 'o'));
  const letters = [...drawing.replaceAll(/[^a-zA-Z*]/g, '')];
  return checkOrphans(
    plan,
    free,
    letters.flatMap((letter, seat) => (letter === '*' ? [seat] : [])),
  );
}

describe('the orphan rule', () => {
  it.each([
    '**oo',
    'oo**',
    'oo**oo',
    'o**', // one seat stays over whatever is chosen
    '*o*',
    'xo*x',
    'xo**x',
    '***',
    'oo*oo',
    'oo|**oo',
    'o|**oo', // a lone seat behind a gap was alone before
    'o x**oo',
    'A**oo', // an accessible seat is kept for those who need it
    'C**oo',
    'ooo',
  ])('lets %s pass', (drawing) => {
    expect(check(drawing)).toStrictEqual({ kind: 'fine' });
  });

  it.each([
    ['o**oo', [0], [0, 1]],
    ['oo**o', [4], [3, 4]],
    ['o**o', [0, 3], [0, 1]],
    ['xo*oox', [1], [1]],
    ['*o*oo', [1], [0, 1]],
    ['*oo*o', [4], [0, 4]],
    ['o*ooo|oo', [0], [0]],
    ['oo|oo*o', [5], [5]],
    ['*o*o*', [1, 3], [0, 1, 4]],
    ['o*o*o', [0, 2, 4], [0, 1]],
    ['oooo*o*o*ooo', [5, 7], [4, 5, 8]],
    ['oo***o*oo', [5], [2, 3, 4, 5]],
    ['oo**o*', [4], [3, 4, 5]],
    ['oo\no*o**o', [2, 4, 7], [5, 6, 7]],
    ['oo*o\no*oo', [3, 4], [3, 4]],
    ['A|o**oo', [1], [1, 2]],
  ])('stops %s', (drawing, orphans, fix) => {
    expect(check(drawing)).toStrictEqual({ kind: 'orphans', orphans, fix });
  });

  it('keeps seats of other stretches in the fix', () => {
    expect(check('**oo\no*oo')).toStrictEqual({ kind: 'orphans', orphans: [4], fix: [0, 1, 4] });
    expect(check('*oo*\no*oo')).toStrictEqual({ kind: 'orphans', orphans: [4], fix: [0, 3, 4] });
    expect(check('o*oo\nA**oo')).toStrictEqual({ kind: 'orphans', orphans: [0], fix: [0, 5, 6] });
  });

  it('does not ask in which order seats were chosen', () => {
    const { plan, free } = hall('ooooo');
    expect(checkOrphans(plan, free, [2, 1])).toStrictEqual({ kind: 'orphans', orphans: [0], fix: [0, 1] });
    const long = hall('ooooooooo');
    const scattered = checkOrphans(long.plan, long.free, [6, 2, 4, 3]);
    expect(scattered).toStrictEqual({ kind: 'orphans', orphans: [5], fix: [2, 3, 4, 5] });
  });

  it('leaves tables and boxes alone', () => {
    const { plan, free } = hall('ooooo', { whole: true });
    expect(checkOrphans(plan, free, [1, 2])).toStrictEqual({ kind: 'fine' });
  });

  it('always knows a fix of as many seats that passes', () => {
    const row = fc.array(fc.constantFrom('o', 'o', '*', '*', 'x', '|', 'A'), { minLength: 1, maxLength: 14 });
    const drawing = fc
      .array(row, { minLength: 1, maxLength: 3 })
      .map((rows) => rows.map((letters) => `o${letters.join('')}`).join('\n'));
    fc.assert(
      fc.property(drawing, (text) => {
        const { plan, free } = hall(text.replaceAll('*', 'o'));
        const letters = [...text.replaceAll(/[^a-zA-Z*]/g, '')];
        const chosen = letters.flatMap((letter, seat) => (letter === '*' ? [seat] : []));
        const result = checkOrphans(plan, free, chosen);
        if (result.kind === 'fine') return;
        expect(new Set(result.fix).size).toBe(chosen.length);
        expect(result.fix.every((seat) => letters[seat] === 'o' || letters[seat] === '*')).toBe(true);
        expect(checkOrphans(plan, free, result.fix)).toStrictEqual({ kind: 'fine' });
      }),
    );
  });
});

describe('the orphan rule is waived', () => {
  it.each([
    [100, 1000, 25, true],
    [101, 1000, 25, false],
    [101, 1000, 24, true],
    [1000, 1000, 24.1, false],
    [0, 1000, 100, true],
  ])('with %i of %i seats free and %d hours to go: %s', (freeSeats, seatCount, hoursToStart, expected) => {
    expect(isOrphanRuleWaived({ freeSeats, seatCount, hoursToStart })).toBe(expected);
  });
});
