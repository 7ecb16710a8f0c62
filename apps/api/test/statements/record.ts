import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../../../../', import.meta.url));

/** Where `npm test` has them recorded. */
export const recordFolder = join(root, '.cache/statements');

/** A text that the tests have sent, from how many places of the source it came, and what went in and came out. */
export interface SentStatement {
  readonly text: string;
  /** The templates it was sent as, each by its texts around the values. */
  readonly sources: Set<string>;
  /** For each parameter, what kinds of values were seen. */
  readonly values: Set<string>[];
  readonly nullColumns: Set<string>;
}

type Fact =
  | { readonly text: string; readonly source: readonly string[]; readonly values: readonly string[] }
  | { readonly text: string; readonly nulls: readonly string[] };

export const sourceKey = (source: readonly string[]): string => source.join('\0');

export async function readRecord(): Promise<SentStatement[]> {
  const statements = new Map<string, SentStatement>();
  for (const name of await readdir(recordFolder)) {
    const lines = (await readFile(join(recordFolder, name), 'utf8')).split('\n').filter(Boolean);
    for (const line of lines) add(statements, JSON.parse(line));
  }
  return [...statements.values()];
}

function add(statements: Map<string, SentStatement>, fact: Fact): void {
  const { text } = fact;
  const statement = statements.get(text) ?? {
    text,
    sources: new Set(),
    values: [],
    nullColumns: new Set(),
  };
  statements.set(text, statement);
  if ('nulls' in fact) {
    for (const column of fact.nulls) statement.nullColumns.add(column);
    return;
  }
  statement.sources.add(sourceKey(fact.source));
  for (const [index, kind] of fact.values.entries()) {
    statement.values[index] ??= new Set();
    statement.values[index].add(kind);
  }
}
