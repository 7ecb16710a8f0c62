import { hall } from '@parterre/domain/seats/test/hall';
import { describe, expect, it } from 'vitest';
import { seatsOfLink } from './seat-link.ts';
import { seatToLink } from './seat-to-link.ts';

const { plan } = hall('ooo\nooo\n\nooo');

describe('a link to seats', () => {
  it.each([
    ['1-1-1', [0]],
    ['1-2-3,2-1-2', [5, 7]],
    ['1-2', [1]],
    ['2-1-9', []],
    ['3-1-1', []],
    ['', []],
    ['-,1-1-2, 1-1-3', [1, 2]],
    ['1-1-1-1', []],
  ])('%j shows %j', (link, seats) => {
    expect(seatsOfLink(plan, link)).toStrictEqual(seats);
  });

  it('leads back to the seats it was made of', () => {
    const seats = [0, 4, 8];
    expect(seatsOfLink(plan, seats.map((seat) => seatToLink(plan, seat)).join())).toStrictEqual(seats);
  });
});
