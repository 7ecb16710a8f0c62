import { describe, expect, it } from 'vitest';
import { parseFaults, parsePlan, small } from '../test/pretix.ts';

describe('areas of a plan of pretix', () => {
  const withAreas = (areas: unknown[]) => ({
    ...small({ metres_per_unit: 0.01 }),
    zones: [{ position: { x: 100, y: 200 }, rows: [], areas }, ...small().zones],
  });

  it('are general admission where they say so', () => {
    const plan = parsePlan(
      withAreas([
        {
          shape: 'rectangle',
          position: { x: 10, y: 20 },
          rectangle: { width: 30, height: 40 },
          text: { text: 'Fan zone', position: { x: 0, y: 0 } },
          texts: { ru: 'Танцпол' },
          general_admission: { category: 'Balcony seats', capacity: 300 },
        },
        {
          shape: 'polygon',
          polygon: { points: [1, 2, 3].map((n) => ({ x: n, y: n * n })) },
          general_admission: { category: 'Balcony seats', capacity: 1 },
        },
      ]),
    );
    expect(plan.general).toStrictEqual([
      {
        name: 'Fan zone',
        names: { ru: 'Танцпол' },
        zone: 1,
        capacity: 300,
        outline: [
          { x: 110, y: 220 },
          { x: 140, y: 220 },
          { x: 140, y: 260 },
          { x: 110, y: 260 },
        ],
      },
      {
        name: 'Balcony seats',
        names: {},
        zone: 1,
        capacity: 1,
        outline: [
          { x: 101, y: 201 },
          { x: 102, y: 204 },
          { x: 103, y: 209 },
        ],
      },
    ]);
    expect(plan.decorations).toStrictEqual([]);
    expect(plan.focal).toStrictEqual({ x: 126, y: 55 });
  });

  it('are decorations otherwise, in whatever shape and turn', () => {
    const plan = parsePlan(
      withAreas([
        { shape: 'circle', circle: { radius: 10 }, color: 'black' },
        { shape: 'ellipse', ellipse: { radius: { x: 20, y: 10 } }, rotation: 90 },
        { shape: 'text', position: { x: 1, y: 2 }, text: { text: 'Stage', position: { x: 3, y: 4 } } },
        { shape: 'rectangle', rectangle: { width: 10, height: 20 }, rotation: 90 },
      ]),
    );
    const [circle, ellipse, caption, turned] = plan.decorations;
    expect(circle).toMatchObject({ name: '', colour: 'black' });
    expect(circle?.outline).toHaveLength(24);
    expect([circle?.outline[0], circle?.outline[6], circle?.outline[12]]).toStrictEqual([
      { x: 110, y: 200 },
      { x: 100, y: 210 },
      { x: 90, y: 200 },
    ]);
    expect(ellipse?.outline[0]).toStrictEqual({ x: 100, y: 220 });
    expect(ellipse?.colour).toBe('#888888');
    expect(caption).toMatchObject({ name: 'Stage', outline: [{ x: 104, y: 206 }] });
    expect(turned?.outline).toStrictEqual([
      { x: 100, y: 200 },
      { x: 100, y: 210 },
      { x: 80, y: 210 },
      { x: 80, y: 200 },
    ]);
  });

  it('need a shape and what the shape needs', () => {
    expect(
      parseFaults(
        withAreas([
          {},
          { shape: 'star' },
          { shape: 'circle' },
          { shape: 'rectangle', rectangle: { width: '1' } },
          { shape: 'circle', circle: { radius: 1 }, general_admission: { category: 'none', capacity: 1.5 } },
          {
            shape: 'circle',
            circle: { radius: 1 },
            general_admission: { category: 'Balcony seats', capacity: 0 },
          },
          7,
          { shape: [{ toString: '' }] },
          {
            shape: 'circle',
            circle: { radius: 1 },
            general_admission: { category: { toString: '' }, capacity: 1 },
          },
        ]),
      ),
    ).toStrictEqual([
      'zones[0].areas[0].shape: must be one of polygon, rectangle, ellipse, circle, text',
      'zones[0].areas[1].shape: must be one of polygon, rectangle, ellipse, circle, text',
      'zones[0].areas[2].circle: must be an object',
      'zones[0].areas[2].circle.radius: must be a number',
      'zones[0].areas[3].rectangle.width: must be a number',
      'zones[0].areas[3].rectangle.height: must be a number',
      'zones[0].areas[4].general_admission.category: names no category: none',
      'zones[0].areas[4].general_admission.capacity: must be a whole number from 1 on',
      'zones[0].areas[5].general_admission.capacity: must be a whole number from 1 on',
      'zones[0].areas[6]: must be an object',
      'zones[0].areas[6].shape: must be one of polygon, rectangle, ellipse, circle, text',
      'zones[0].areas[7].shape: must be one of polygon, rectangle, ellipse, circle, text',
      'zones[0].areas[8].general_admission.category: must be a text',
    ]);
  });
});
