import { type Sql, sql } from '../database/sql.ts';

/** Conditions that must all hold; none given holds always. */
export const allConditions = (conditions: readonly (Sql | undefined)[]): Sql => {
  const given = conditions.filter((condition) => condition !== undefined);
  return given.length > 0 ? sql.join(given, ' and ') : sql`true`;
};

/** One id is compared as such: an index then gives its rows in order, which it does not for an array of one. */
export function isIn(column: string, ids: readonly number[] | undefined): Sql | undefined {
  if (!ids) return undefined;
  const [only, ...others] = ids;
  return only !== undefined && others.length === 0
    ? sql`${sql.ref(column)} = ${only}::integer`
    : sql`${sql.ref(column)} = any(${ids}::integer[])`;
}

export const direction = (isDescending: boolean) => (isDescending ? sql`desc` : sql`asc`);

/** The place of an id among those found, the best first. */
export const relevance = (column: string, ids: readonly number[] | undefined) =>
  sql`array_position(${ids ?? []}::integer[], ${sql.ref(column)})`;
