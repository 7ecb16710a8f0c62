/*
 * Renames and retypes every column of every table and lets it be null, one change at a time on a scratch database, and
 * prints who of the check noticed: `npm run controls:columns`, after an `npm test` that has recorded the statements. Fails when
 * nobody notices another name of a column that a statement or a stored function names.
 */
import pg from 'pg';
import { type Catalog, readCatalog } from './catalog.ts';
import {
  checkStatement,
  checkStatements,
  type KnownStatement,
  knownStatements,
  rowKey,
} from './check-statements.ts';
import { type ActualRow, compareRows } from './compare-rows.ts';
import { readRecord } from './record.ts';
import {
  changes,
  type Definitions,
  makeAgain,
  namesLostColumn,
  readCalls,
  readColumns,
  readDefinitions,
  readFunctionTexts,
  type TableColumn,
} from './schema-changes.ts';
import { withScratchDatabase } from './scratch-database.ts';
import { readSites } from './sites.ts';

interface Trial {
  readonly column: TableColumn;
  readonly kind: string;
  noticedBy?: 'a view or function' | 'a statement' | 'a call of a function' | 'the compiler';
  /** What the compiler is asked about at the end, for all trials at once. */
  readonly rows: ActualRow[];
}

interface Ground {
  readonly client: pg.Client;
  readonly statements: readonly KnownStatement[];
  readonly definitions: Definitions;
  readonly calls: readonly string[];
  /** The rows of an unchanged schema. */
  readonly asItIs: ReadonlySet<string>;
}

async function runTrials(client: pg.Client) {
  const statements = await knownStatements(await readRecord(), await readSites());
  const [columns, definitions] = [await readColumns(client), await readDefinitions(client)];
  const { faults, rows } = await checkStatements(client, statements);
  if (faults.length > 0) throw new Error(`The check fails as it is: ${faults[0]?.fault}`);
  const calls = await readCalls(client);
  const ground: Ground = { client, statements, definitions, calls, asItIs: new Set(rows.map(rowKey)) };
  await expectQuiet(ground, columns);
  const trials: Trial[] = [];
  for (const column of columns) {
    for (const [kind, change] of Object.entries(changes)) {
      const text = change(column, columns);
      if (text !== undefined) trials.push(await attempt(ground, { column, kind, rows: [] }, text));
    }
  }
  return {
    trials,
    functions: await readFunctionTexts(client),
    texts: statements.map(({ sent }) => sent.text),
  };
}

/** Without a change nothing may be noticed, or all that follows would prove nothing. */
async function expectQuiet(ground: Ground, columns: readonly TableColumn[]): Promise<void> {
  for (const column of columns.slice(0, 20)) {
    const { noticedBy, rows } = await attempt(ground, { column, kind: 'unchanged', rows: [] }, 'select 1');
    if (noticedBy || rows.length > 0) throw new Error(`An unchanged schema is noticed by ${noticedBy}`);
  }
}

async function attempt(ground: Ground, trial: Trial, change: string): Promise<Trial> {
  const { client, definitions, calls } = ground;
  await client.query('begin');
  for (const { name } of definitions.views) await client.query(`drop view ${name} cascade`);
  await client.query(change);
  if (await isRefused(makeAgain(client, definitions))) trial.noticedBy = 'a view or function';
  else if (await namesLostColumn(client, calls)) trial.noticedBy = 'a call of a function';
  else await look(ground, await readCatalog(client), trial);
  await client.query('rollback');
  return trial;
}

const isRefused = (made: Promise<void>) =>
  made.then(
    () => false,
    (error) => {
      if (error instanceof pg.DatabaseError) return true;
      throw error;
    },
  );

/** Looks until a statement is refused, and keeps what the compiler is to be asked about. */
async function look({ client, statements, asItIs }: Ground, catalog: Catalog, trial: Trial): Promise<void> {
  const users = statements.filter(({ sent }) => mayUse(sent.text, trial.column, catalog));
  const isSure = ({ sent }: KnownStatement) => has(sent.text, trial.column.table);
  for (const statement of [...users.filter(isSure), ...users.filter((each) => !isSure(each))]) {
    const { faults, rows } = await checkStatement(client, catalog, statement);
    if (faults.length > 0) {
      trial.noticedBy = 'a statement';
      return;
    }
    trial.rows.push(...rows.filter((row) => !asItIs.has(rowKey(row))));
  }
}

const words = new Map<string, RegExp>();
function has(text: string, word: string): boolean {
  const known = words.get(word) ?? new RegExp(`\\b${word}\\b`);
  words.set(word, known);
  return known.test(text);
}
/** By its name, as one of all columns of a row, or through a view or function. */
const mayUse = (text: string, { table, column }: TableColumn, catalog: Catalog) =>
  has(text, column) ||
  (has(text, table) && /\.\*|to_jsonb?\(/.test(text)) ||
  [...catalog.views.keys(), ...rowFunctions(catalog)].some((name) => has(text, name));

const rowFunctions = ({ functions }: Catalog) =>
  [...functions].flatMap(([name, { table }]) => (table === undefined ? [] : [name]));

const { trials, functions, texts } = await withScratchDatabase(runTrials);
const faulty = new Set((await compareRows(trials.flatMap(({ rows }) => rows))).map(({ row }) => row));
for (const trial of trials) if (trial.rows.some((row) => faulty.has(row))) trial.noticedBy ??= 'the compiler';

/** Why nobody noticed. */
function reason({ column: { table, column } }: Trial): string {
  const both = (text: string) => has(text, table) && has(text, column);
  if (texts.some(both)) return 'named by a statement';
  return functions.some(both) ? 'named by stored functions alone' : 'named by nobody';
}

for (const kind of Object.keys(changes)) {
  const ofKind = trials.filter((trial) => trial.kind === kind);
  const byWhom = Map.groupBy(ofKind, ({ noticedBy }) => noticedBy ?? 'nobody');
  console.log(`${kind}: ${[...byWhom].map(([by, { length }]) => `${length} noticed by ${by}`).join(', ')}`);
  for (const [why, missed] of Map.groupBy(byWhom.get('nobody') ?? [], reason))
    console.log(`  ${why}: ${missed.map(({ column }) => `${column.table}.${column.column}`).join(', ')}`);
}
const unseen = trials.filter(
  (trial) => trial.kind === 'renamed' && !trial.noticedBy && reason(trial) !== 'named by nobody',
);
process.exit(unseen.length > 0 ? 1 : 0);
