/**
 * The statements of a script as PostgreSQL's own parser tells them apart, to be sent one per call: the coordinator of a cluster
 * refuses several in one (docs/operations.md). Loaded when it is needed, which is seldom: it takes a tenth of a second.
 */
export async function splitStatements(script: string): Promise<string[]> {
  const { parse } = await import('libpg-query');
  const { stmts = [] } = await parse(script);
  // It counts bytes.
  const bytes = Buffer.from(script);
  return stmts.map(({ stmt_location: start = 0, stmt_len: length }) =>
    bytes.toString('utf8', start, length === undefined ? undefined : start + length).trim(),
  );
}
