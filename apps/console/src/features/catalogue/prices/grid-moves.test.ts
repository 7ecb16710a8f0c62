import { expect, it } from 'vitest';
import { moveInGrid } from './grid-moves.ts';

const size = { rows: 3, columns: 4 };

it.each([
  ['ArrowDown', 1, 1, 2, 1],
  ['ArrowUp', 0, 1, 0, 1],
  ['ArrowRight', 1, 3, 1, 3],
  ['ArrowLeft', 1, 3, 1, 2],
  ['Home', 2, 3, 2, 0],
  ['End', 2, 1, 2, 3],
  ['PageUp', 2, 1, 0, 1],
  ['PageDown', 0, 1, 2, 1],
])('%s leads from row %i, column %i to %i, %i', (key, row, column, toRow, toColumn) => {
  expect(moveInGrid(key, { row, column }, size)).toEqual({ row: toRow, column: toColumn });
});

it('leaves other keys alone', () => {
  expect(moveInGrid('Tab', { row: 0, column: 0 }, size)).toBeUndefined();
});
