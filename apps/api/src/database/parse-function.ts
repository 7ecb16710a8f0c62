import type { Script } from './scripts.ts';

/** A stored function, in a file of its own that is named after it. */
export interface StoredFunction extends Script {
  /** As SQL calls it. */
  readonly sqlName: string;
}

/**
 * One `create or replace function` per file. Its body is quoted: then PostgreSQL looks at what it names when it is called, so
 * that functions can be replaced in any order, and made before the tables they read.
 */
export async function parseFunction(script: Script): Promise<StoredFunction> {
  const { parse } = await import('libpg-query');
  const { stmts = [] } = await parse(script.text);
  const [statement] = stmts;
  const created =
    statement?.stmt && 'CreateFunctionStmt' in statement.stmt ? statement.stmt.CreateFunctionStmt : undefined;
  const sqlName = sqlNameIn(script);
  const [name] = created?.funcname ?? [];
  const isNamed = created?.funcname?.length === 1 && name && 'String' in name && name.String.sval === sqlName;
  if (stmts.length !== 1 || !created?.replace || created.sql_body || !isNamed)
    throw new Error(
      `functions/${script.name} must be one “create or replace function ${sqlName}” with a quoted body`,
    );
  return { ...script, sqlName };
}

/** `change-basket.sql` holds `change_basket`. */
export const sqlNameIn = ({ name }: Pick<Script, 'name'>): string =>
  name.replace(/\.sql$/, '').replaceAll('-', '_');
