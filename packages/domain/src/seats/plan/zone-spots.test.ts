import { describe, expect, it } from 'vitest';
import { hall } from '../test/hall.ts';
import { zoneSpots } from './zone-spots.ts';

describe('the spots of zones', () => {
  it('are one for each zone of each section, in its middle', () => {
    const { plan } = hall('ooo\nooo\nooo\n\nooo', { zoneIndex: (seat) => (seat < 9 ? 0 : 1) });
    expect(zoneSpots(plan)).toEqual([
      { section: 0, zone: 0, at: { x: 50, y: 200 } },
      { section: 1, zone: 1, at: { x: 50, y: 500 } },
    ]);
  });

  it('are on a seat even where the middle is an aisle', () => {
    const { plan } = hall('oo||||oo');
    const [spot] = zoneSpots(plan);
    expect([...plan.x]).toContain(spot?.at.x);
  });
});
