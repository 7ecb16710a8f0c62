import { hall } from '@parterre/domain/seats/test/hall';
import { describe, expect, it } from 'vitest';
import { formatSeatLink } from './hall.ts';
import { parseSeatLink } from './seat-link.ts';

const { plan } = hall('ooo\nooo\n\nooo');

describe('a seat link', () => {
  it.each([
    ['1-1-1', [0]],
    ['1-2-3,2-1-2', [5, 7]],
    ['1-2', [1]],
    ['2-1-9', []],
    ['3-1-1', []],
    ['', []],
    ['-,1-1-2, 1-1-3', [1, 2]],
    ['1-1-1-1', []],
  ])('%j is parsed as the seats %j', (link, seats) => {
    expect(parseSeatLink(plan, link)).toStrictEqual(seats);
  });

  it('is parsed as the seats that it was formatted from', () => {
    const seats = [0, 4, 8];
    expect(parseSeatLink(plan, seats.map((seat) => formatSeatLink(plan, seat)).join())).toStrictEqual(seats);
  });
});
