import { sql } from 'kysely';

const milliseconds = (column: string) => sql`(extract(epoch from ${sql.ref(column)}) * 1000)::bigint`;

/** What the domain judges a date of `showings` by, as JSON; how many tickets are left is counted apart. */
export const dateFacts = (table: string) => sql`json_strip_nulls(json_build_object(
  'status', ${sql.ref(`${table}.status`)},
  'startedAtMs', ${milliseconds(`${table}.started_at`)},
  'saleStartsAtMs', ${milliseconds(`${table}.sale_starts_at`)},
  'saleEndsAtMs', ${milliseconds(`${table}.sale_ends_at`)}))`;
