import type { Table } from './tables.queries.ts';

/** Each table after those that its rows refer to. */
export function inOrder(tables: readonly Table[]): Table[] {
  const placed: Table[] = [];
  const names = new Set<string>();
  while (placed.length < tables.length) {
    const next = tables.filter(
      ({ name, needs }) => !names.has(name) && needs.every((need) => names.has(need)),
    );
    if (next.length === 0) throw new Error('tables refer to each other in a circle');
    placed.push(...next);
    for (const { name } of next) names.add(name);
  }
  return placed;
}
