import { expect, it } from 'vitest';
import { layOutCurve, layOutRehearsal, tabulateCurve } from './curve.ts';

const points = [
  { minute: 0, share: 0 },
  { minute: 2, share: 0.2 },
  { minute: 6, share: 0.5 },
];
const sale = { opened_at: '2026-12-01T10:00:00Z', minutes: 7, points, model: null, rehearsal: null };

it('a sale is drawn to now, and on from there as it went', () => {
  expect(layOutCurve(sale)).toEqual({
    minutes: 10,
    sold: '0,300 200,240 600,150 700,150',
    model: undefined,
    rehearsal: undefined,
    ahead: '700,150 1000,96',
  });
});

it('a line that leads on ends where everything is sold', () => {
  const quick = [...points.slice(0, 2), { minute: 6, share: 0.9 }];
  expect(layOutCurve({ ...sale, points: quick }).ahead).toBe('700,30 771.4,0');
});

it.each([
  ['nothing is sold yet', { ...sale, points: points.slice(0, 1) }],
  ['everything is sold', { ...sale, points: [...points, { minute: 6.5, share: 1 }] }],
  ['nothing was sold lately', { ...sale, minutes: 60 }],
  ['nothing is counted', { ...sale, opened_at: null, minutes: 0, points: [] }],
])('no line leads on when %s', (_what, curve) => {
  expect(layOutCurve(curve).ahead).toBeUndefined();
});

it('what a sale is held against is drawn as far as the picture goes', () => {
  const model = { title: 'Swan Lake', points: [...points, { minute: 90, share: 1 }] };
  expect(layOutCurve({ ...sale, model }).model).toBe('0,300 200,240 600,150');
});

it('its rehearsal is drawn beside it, and stays where it ended', () => {
  const rehearsal = { at: '2026-11-30T10:00:00Z', points };
  expect(layOutCurve({ ...sale, rehearsal }).rehearsal).toBe('0,300 200,240 600,150');
  expect(tabulateCurve({ ...sale, rehearsal }).map((row) => row.rehearsal)).toEqual([0, 20, 50]);
});

it('the table has the same figures in few rows, the last one with them', () => {
  const many = Array.from({ length: 50 }, (_, minute) => ({ minute, share: minute / 100 }));
  const rows = tabulateCurve({ ...sale, points: many, model: { title: 'Swan Lake', points } });
  expect(rows.length).toBeLessThan(13);
  expect(rows.at(-1)).toEqual({ minute: 49, sold: 49, model: 50 });
});

it.each([
  ['fills the picture', points, 6, { minutes: 6, sold: '0,300 333.3,240 1000,150 1000,150' }],
  ['goes on to its end', points, 7.5, { minutes: 8, sold: '0,300 250,240 750,150 937.5,150' }],
  ['is nothing before its sale', [], 0, { minutes: 1, sold: '' }],
])('the line of a rehearsal alone %s', (_what, line, minutes, layout) => {
  expect(layOutRehearsal(line, minutes)).toEqual(layout);
});
