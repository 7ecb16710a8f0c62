/** Which texts are meant: those that have a stem, all of several parts, or any of them. */
export type StemQuery =
  | string
  | { readonly all: readonly StemQuery[] }
  | { readonly any: readonly StemQuery[] };

/** As PostgreSQL reads it. */
export function writeTsQuery(query: StemQuery): string {
  if (typeof query === 'string') return `'${query.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`;
  const [parts, operator] = 'all' in query ? [query.all, ' & '] : [query.any, ' | '];
  return parts.length === 1 && parts[0]
    ? writeTsQuery(parts[0])
    : `(${parts.map(writeTsQuery).join(operator)})`;
}
