/** The value at an index of a column; outside of it there is nothing, which is 0. */
export const at = (column: ArrayLike<number>, index: number): number => column[index] ?? 0;
