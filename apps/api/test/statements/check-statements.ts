import type pg from 'pg';
import { type Catalog, readCatalog } from './catalog.ts';
import type { ActualColumn, ActualRow } from './compare-rows.ts';
import { type Description, describeStatement } from './describe.ts';
import { analyzeStatement } from './queries.ts';
import type { SentStatement } from './record.ts';
import type { Site } from './sites.ts';
import { type Node, parseStatement } from './tree.ts';
import { maySend, readType } from './value-types.ts';

/** A statement of the source as it was sent, with its tree. */
export interface KnownStatement {
  readonly sent: SentStatement;
  readonly sites: readonly Site[];
  readonly tree: Node;
}

export interface StatementFault {
  readonly site: Site;
  readonly fault: string;
}

export interface Checked {
  readonly faults: readonly StatementFault[];
  readonly rows: readonly ActualRow[];
}

/** Those of the sources; what tests send on their own is theirs. */
export async function knownStatements(
  sent: readonly SentStatement[],
  sites: readonly Site[],
): Promise<KnownStatement[]> {
  const byKey = Map.groupBy(sites, ({ key }) => key);
  const known = sent.map(async (statement) => {
    const found = [...statement.sources].flatMap((key) => byKey.get(key) ?? []);
    if (found.length === 0) return [];
    return [{ sent: statement, sites: found, tree: await parseStatement(statement.text) }];
  });
  return (await Promise.all(known)).flat();
}

/** Has the server parse each statement, holds the values against its parameters, and answers what its rows are. */
export async function checkStatements(
  client: pg.ClientBase,
  statements: readonly KnownStatement[],
): Promise<Checked> {
  const catalog = await readCatalog(client);
  const faults: StatementFault[] = [];
  const rows = new Map<string, ActualRow>();
  for (const statement of statements) {
    const checked = await checkStatement(client, catalog, statement);
    faults.push(...checked.faults);
    for (const row of checked.rows) rows.set(rowKey(row), row);
  }
  return { faults, rows: [...rows.values()] };
}

export const rowKey = ({ site, columns }: ActualRow) => JSON.stringify([site.file, site.line, columns]);

export async function checkStatement(
  client: pg.ClientBase,
  catalog: Catalog,
  statement: KnownStatement,
): Promise<Checked> {
  const { sent, sites } = statement;
  const everywhere = (fault: string) => sites.map((site) => ({ site, fault }));
  try {
    const description = await describeStatement(client, sent.text);
    const columns = actualColumns(statement, description, catalog);
    return {
      faults: valueFaults(sent, description, catalog).flatMap(everywhere),
      rows: sites.filter(({ row }) => row !== undefined).map((site) => ({ site, columns })),
    };
  } catch (error) {
    return { faults: everywhere(String(error)), rows: [] };
  }
}

function valueFaults(sent: SentStatement, { parameters }: Description, { types }: Catalog): string[] {
  return parameters.flatMap((oid, index) => {
    const type = types.get(oid) ?? String(oid);
    const wrong = [...(sent.values[index] ?? [])].filter((kind) => !maySend(kind, type));
    return wrong.map((kind) => `parameter $${index + 1} is ${type} and was sent as ${kind}`);
  });
}

function actualColumns(
  { sent, tree }: KnownStatement,
  { fields }: Description,
  catalog: Catalog,
): ActualColumn[] {
  const mayBeNull = (parameter: number) => sent.values[parameter - 1]?.has('null') ?? false;
  const analyzed = analyzeStatement(tree, { catalog, mayBeNull });
  if (analyzed.length !== fields.length && fields.length > 0)
    throw new Error(
      `${analyzed.length} columns were read in a statement that has ${fields.length}: ${sent.text}`,
    );
  return fields.map(({ name, type }, index) => ({
    name,
    type: readType(catalog.types.get(type) ?? String(type)),
    nullness: sent.nullColumns.has(name) ? 'maybe' : (analyzed[index]?.nullness ?? 'maybe'),
  }));
}
