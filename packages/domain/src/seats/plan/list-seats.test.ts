import { expect, it } from 'vitest';
import { hall } from '../test/hall.ts';
import { listSeats } from './list-seats.ts';

const { plan } = hall('oooooo\noooooo');
const section = plan.sections[0]?.name;
const rows = plan.rows.map(({ label }) => label);

it.each<[what: string, seats: number[], listed: string[]]>([
  ['a single seat', [0], [`${section}, ${rows[0]}: 1`]],
  ['neighbours are one run', [0, 1, 2], [`${section}, ${rows[0]}: 1–3`]],
  ['a gap parts two runs', [0, 1, 4], [`${section}, ${rows[0]}: 1–2, 5`]],
  ['in any order', [4, 1, 0], [`${section}, ${rows[0]}: 1–2, 5`]],
  ['row by row', [5, 6], [`${section}, ${rows[0]}: 6`, `${section}, ${rows[1]}: 1`]],
  ['none', [], []],
])('%s', (_what, seats, listed) => {
  expect(listSeats(plan, seats)).toEqual(listed);
});
