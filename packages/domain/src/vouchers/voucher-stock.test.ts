import { describe, expect, it } from 'vitest';
import { linesWithoutCode, planStock, type SeatForCodes } from './voucher-stock.ts';

const seat = (number: number, more: Partial<SeatForCodes> = {}): SeatForCodes => ({
  seat: number,
  ownership: 'free',
  isByOperator: false,
  isOpened: false,
  ...more,
});
const withheld = { ownership: 'withheld', isByOperator: true } as const;

describe('of the seats that are named for a batch', () => {
  it.each([
    ['a free seat', seat(1), false, true],
    ['what an operator withholds', seat(1, withheld), true, false],
    ['what the file withholds', seat(1, { ownership: 'withheld' }), false, false],
    ['what another batch opens', seat(1, { ...withheld, isOpened: true }), false, false],
    ['what is in a basket', seat(1, { ownership: 'held' }), false, false],
    ['what is sold', seat(1, { ownership: 'sold' }), false, false],
    [
      'what a code opened and somebody bought',
      seat(1, { ownership: 'sold', isByOperator: true }),
      false,
      false,
    ],
  ])('%s can be opened or reserved, or neither', (_case, named, isOpenable, isReservable) => {
    expect(planStock('opens', [named]).taken).toEqual(isOpenable ? [1] : []);
    expect(planStock('reserves', [named]).taken).toEqual(isReservable ? [1] : []);
  });

  it('those that do not fit are named', () => {
    const named = [seat(1), seat(2, withheld), seat(3, { ownership: 'sold' })];
    expect(planStock('opens', named)).toEqual({ taken: [2], left: [1, 3] });
    expect(planStock('reserves', named)).toEqual({ taken: [1], left: [2, 3] });
  });
});

describe('what a code opened is ordered with a code of its batch', () => {
  const counts = (...batches: string[]) => new Map([['a', batches]]);
  it.each([
    ['that nobody opened', [], counts(), []],
    ['with its code', ['club'], counts('club'), []],
    ['with its code and another', ['club'], counts('other', 'club'), []],
    ['without a code', ['club'], counts(), ['a']],
    ['with the code of another batch', ['club'], counts('other'), ['a']],
    ['with one of the two that opened it', ['club', 'school'], counts('club'), ['a']],
    ['with a code that counts for another line', ['club'], new Map([['b', ['club']]]), ['a']],
  ] as const)('a line %s', (_case, openedBy, counting, refused) => {
    expect(linesWithoutCode([{ id: 'a', openedBy }], counting)).toEqual(refused);
  });
});
