import { describe, expect, it } from 'vitest';
import { formatTicketNumber, makeTicketNumber, readTicketNumber } from './ticket-number.ts';

describe('the number of a ticket', () => {
  it('is made of random bytes and written in two halves', () => {
    const number = makeTicketNumber(Uint8Array.of(0, 31, 32, 63, 255, 10, 18, 19, 20, 21, 99));
    expect(number).toBe('0Z0ZZAJKMN');
    expect(formatTicketNumber(number)).toBe('0Z0ZZ-AJKMN');
  });

  it.each([
    ['0Z0ZZ-AJKMN', '0Z0ZZAJKMN'],
    [' oz0zz ajkmn ', '0Z0ZZAJKMN'],
    ['oZozz-IlIlI', '0Z0ZZ11111'],
    ['0Z0ZZ-AJKM', undefined],
    ['0Z0ZZ-AJKMNN', undefined],
    ['0Z0ZZ-AJKMU', undefined],
    ['', undefined],
  ])('typed as %j is %s', (typed, number) => {
    expect(readTicketNumber(typed)).toBe(number);
  });
});
