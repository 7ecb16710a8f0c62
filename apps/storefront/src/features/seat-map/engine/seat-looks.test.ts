import { hall } from '@parterre/domain/seats/test/hall';
import { describe, expect, it } from 'vitest';
import { mostLooks, seatLooks, takenLook } from './seat-looks.ts';

const { plan, free } = hall('oxo', { zoneOf: (seat) => (seat === 2 ? 1 : 0) });
const shown = { look: 3, isDimmed: false };

describe('what seats look like', () => {
  it('is the look of their zone while they are free', () => {
    expect([...seatLooks(plan, [shown, { look: 5, isDimmed: false }], free)]).toStrictEqual([
      3,
      takenLook,
      5,
    ]);
  });

  it('is dimmed when the visitor looks at other prices', () => {
    const looks = seatLooks(plan, [shown, { look: 5, isDimmed: true }], free);
    expect([...looks]).toStrictEqual([3, takenLook, mostLooks + 5]);
  });

  it('is that of taken ones when their zone is not for sale', () => {
    expect([...seatLooks(plan, [shown, { look: null, isDimmed: false }], free)]).toStrictEqual([
      3,
      takenLook,
      takenLook,
    ]);
    expect([...seatLooks(plan, [shown], free)]).toStrictEqual([3, takenLook, takenLook]);
  });

  it('is dimmed until it is known what is free', () => {
    expect([...seatLooks(plan, [shown, shown], null)]).toStrictEqual([15, 15, 15]);
  });
});
