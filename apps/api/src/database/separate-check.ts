const columnWithCheck =
  /^(?<comment>(?:--.*\n)*)alter table (?<table>\w+) add column (?<column>.*?) (?<check>check \(.*\))$/s;

/**
 * A cluster refuses a column that comes together with its check. Apart they are what PostgreSQL makes of both, name included:
 * migrations that have run somewhere are not edited.
 */
export function separateCheck(statement: string): string[] {
  const { comment = '', table, column, check } = columnWithCheck.exec(statement)?.groups ?? {};
  if (!check) return [statement];
  return [`${comment}alter table ${table} add column ${column}`, `alter table ${table} add ${check}`];
}
