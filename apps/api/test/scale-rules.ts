import { readScripts } from '../src/database/scripts.ts';
import { splitStatements } from '../src/database/split-statements.ts';

/** What makes tables, statement by statement. */
export const schemaStatements = (
  await Promise.all((await readScripts()).migrations.map(({ text }) => splitStatements(text)))
).flat();

export const createdTable = (statement: string): string | undefined =>
  /^(?:--.*\n)*create table (\w+)/.exec(statement)?.[1];

/** Where the migrations place a table on a cluster. */
export const placements = new Map(
  schemaStatements.flatMap((statement) => {
    const [, table = '', placement = ''] = /select distribute_table\('(\w+)', '(\w+)'/.exec(statement) ?? [];
    return table ? [[table, placement] as const] : [];
  }),
);
export const isDistributed = (table: string) => placements.get(table) === 'event_id';
export const isReference = (table: string) => placements.get(table) === 'reference';
const distributed = [...placements.keys()].filter(isDistributed);
const reference = [...placements.keys()].filter(isReference);

/** Tables that are not placed: they stay on the coordinator, and no statement joins them with stock. */
export const plainTables = schemaStatements.flatMap((statement) => {
  const table = createdTable(statement);
  return table && !placements.has(table) ? [table] : [];
});

const normalize = (statement: string) =>
  statement.replace(/--.*$/gm, '').replace(/\s+/g, ' ').replaceAll('"', '').toLowerCase();
const matchAny = (tables: readonly string[]) => `(${tables.join('|')})\\b`;

const writesStock = (statement: string) =>
  new RegExp(`(update|delete from|insert into) ${matchAny(distributed)}`).test(normalize(statement));

/** Those that compare everything with everything now and then, or find what is known by nothing else: they may do whatever is not refused. */
export const asksEverywhere = (file: string): boolean =>
  /-invariants\.queries\.ts$|\/(find-orders|first-steps)\.queries\.ts$/.test(file);

type Fault = [isSo: boolean, what: string];

const tell = (faults: readonly Fault[], text: string): string[] =>
  faults.filter(([isSo]) => isSo).map(([, what]) => `${what}: ${text.slice(0, 200)}`);

/** What a cluster refuses of any statement. */
export function refusals(statement: string): string[] {
  const text = normalize(statement);
  const placed = [...placements.keys()];
  const isOfBooks = new RegExp(`\\b(from|join) ${matchAny(plainTables)}`).test(text);
  const faults: Fault[] = [
    [
      /set_config\('(lock|statement)_timeout'/.test(text),
      'limits a wait by set_config, of which workers do not hear: they do of set local',
    ],
    [
      isOfBooks &&
        aliases(text, distributed).length > 0 &&
        new RegExp(`\\bselect from ${matchAny(placed)}`).test(text),
      'asks for no column of what is placed, and for books together',
    ],
    [
      new RegExp(`^ ?(with .*)?(update|delete from) ${matchAny(plainTables)}`).test(text) &&
        aliases(text, placed).length > 0,
      'writes books by what stands in the catalogue or the stock',
    ],
  ];
  return tell(faults, text);
}

/** What a statement of a sale may not do, by what it does to which tables. */
export function breaches(statement: string): string[] {
  const text = normalize(statement);
  const faults: Fault[] = [
    [hasWholeRowArgument(text), 'passes a whole row, whose type is another on a shard'],
    [
      /\bupdate \w+ [^;]*\bfrom \(select [^;]*\blimit\b/.test(text),
      'picks in FROM with LIMIT, which may be done anew for each row',
    ],
    [hasSubselectAcross(text), 'correlates a sub-select of stock with a table that is on every node'],
    ...(aliases(text, distributed).length > 0 ? stockFaults(text) : []),
  ];
  return [...refusals(statement), ...tell(faults, text)];
}

function stockFaults(text: string): Fault[] {
  const onConflict = /on conflict.*/.exec(text)?.[0] ?? '';
  const isWrite = writesStock(text);
  return [
    [!/\bevent_id\b|\bof_event\b/.test(text), 'names no event'],
    [hasUnboundTable(text), 'names several events, and not for each of its tables'],
    [/\bmerge into\b/.test(text), 'is a merge'],
    [new RegExp(`\\b(from|join|into|update) ${matchAny(plainTables)}`).test(text), 'reaches beyond stock'],
    [/\bset (local |session )?lock_timeout/.test(text), 'limits its wait for locks alone'],
    [/\bnow\(\)|\binterval\b|clock_timestamp/.test(onConflict), 'reckons with time in ON CONFLICT'],
    [
      / select /.test(text) && /\$\d/.test(onConflict),
      'brings a value into ON CONFLICT of rows that are selected: let it come with them, as excluded',
    ],
    [
      isWrite && hasMomentWithinChoice(text),
      'asks for the moment or the transaction within CASE or COALESCE',
    ],
    [
      isWrite && /clock_timestamp\(|\brandom\(|gen_random_uuid\(/.test(text),
      'writes what changes from call to call',
    ],
    [isWrite && /\[[^\]]*:(?!:)[^\]]*\]/.test(text), 'writes a slice of an array'],
    [/ in \(select[^)]*\blimit\b/.test(text), 'picks with IN and LIMIT'],
    [
      /for update(?! skip locked\)?[^;]*;?$)/.test(text) && !/event_id =/.test(text),
      'locks without one event',
    ],
    [
      /\bfor (update|share)\b/.test(text) && countNamedEvents(text) < aliases(text, distributed).length,
      'locks, and does not name the event for each of its tables',
    ],
  ];
}

/** Tables that a text reads, by the names it gives them. */
function aliases(text: string, tables: readonly string[]): string[] {
  const keyword = '(?:where|on|join|left|cross|group|order|limit|for|set|returning|union|values)\\b';
  const uses = text.matchAll(
    new RegExp(`\\b(?:from|join|update|into) ${matchAny(tables)}(?: (?:as )?(?!${keyword})(\\w+))?`, 'g'),
  );
  return [...uses].map(([, table = '', alias]) => alias ?? table);
}

/** What is the same for all of a statement, but not for ever, has to be given where a row decides whether it is taken. */
function hasMomentWithinChoice(text: string): boolean {
  const count = (before: string, word: RegExp) => before.match(word)?.length ?? 0;
  return [...text.matchAll(/\b(?:now|pg_current_xact_id)\(\)/g)].some(({ index }) => {
    const before = text.slice(0, index);
    const isInCase = count(before, /\bcase\b/g) > count(before, /\bend\b/g);
    return isInCase || /\bcoalesce\([^)]*$/.test(before);
  });
}

/** By a value: another table's column is not carried over into a sub-select. */
const countNamedEvents = (text: string) =>
  text.match(/\bevent_id = (?:\$\d|of_event\b|line\.event_id|\(op )/g)?.length ?? 0;

const hasWholeRowArgument = (text: string) =>
  aliases(text, [...placements.keys()]).some((alias) =>
    new RegExp(`(?<!\\bto_jsonb)(?<=\\w)\\((?:[^()]*, )?${alias}[,)]`).test(text),
  );

/** `= any` is not carried over a join as `=` is: a table without its own is looked for on every shard. */
const hasUnboundTable = (text: string) =>
  /event_id = any/.test(text) &&
  (text.match(/event_id = any/g) ?? []).length < aliases(text, distributed).length;

function hasSubselectAcross(text: string): boolean {
  return [...text.matchAll(/\(\s*select /g)].some(({ index }) => {
    const end = closingParenthesis(text, index);
    const [inside, outside] = [text.slice(index, end), text.slice(0, index) + text.slice(end)];
    if (aliases(inside, distributed).length === 0) return false;
    return aliases(outside, reference).some((alias) => inside.includes(` ${alias}.`));
  });
}

function closingParenthesis(text: string, opening: number): number {
  let depth = 0;
  for (let place = opening; place < text.length; place++) {
    if (text[place] === '(') depth += 1;
    if (text[place] === ')') depth -= 1;
    if (depth === 0) return place + 1;
  }
  return text.length;
}

export interface StoredFunction {
  readonly name: string;
  readonly body: string;
}

type Functions = readonly StoredFunction[];

const calledBy = (functions: Functions, body: string) =>
  functions.filter(({ name }) => body.includes(`${name}(`));

/** Whether a text, or a function that it calls, is such a one. */
const reaches = (functions: Functions, text: string, isSuch: (body: string) => boolean): boolean =>
  isSuch(text) || calledBy(functions, text).some(({ body }) => reaches(functions, body, isSuch));

/** Functions of a source that write stock in somebody's transaction, and do not have it commit in two phases themselves. */
export const untoldWriters = (source: string): string[] =>
  source
    .split(/\n(?=(?:export )?(?:async )?(?:function|const) )/)
    .filter((part) => writesStock(part) && !part.includes('commitInTwoPhases('))
    .map((part) => /(?:function\*?|const) (\w+)/.exec(part)?.[1] ?? part);

/**
 * Transactions that write what every node has whole after they read or wrote several shards at once, which Citus refuses: whoever does
 * both has shards taken in turn before.
 */
export const parallelTransactions = (transactions: readonly (readonly string[])[]): (readonly string[])[] =>
  transactions.filter((statements) => {
    const inTurn = statements.findIndex((text) => text.includes('citus.multi_shard_modify_mode'));
    const first = statements.findIndex((text) => aliases(normalize(text), distributed).length > 0);
    const isLate = first >= 0 && (inTurn < 0 || inTurn > first);
    return isLate && statements.slice(first).some(writesWhole);
  });

const writesWhole = (statement: string) =>
  new RegExp(`(update|delete from|insert into) ${matchAny(reference)}`).test(normalize(statement));

const commitsInTwoPhases = (text: string) => text.includes('commit_in_two_phases(');

/** Functions that are called from outside and write stock, though nothing has their transaction commit in two phases. */
export function tornFunctions(functions: Functions): string[] {
  const isInner = ({ name }: StoredFunction) => functions.some(({ body }) => body.includes(`${name}(`));
  const isTorn = ({ body }: StoredFunction) =>
    reaches(functions, body, writesStock) && !reaches(functions, body, commitsInTwoPhases);
  return functions.filter((one) => !isInner(one) && isTorn(one)).map(({ name }) => name);
}

/**
 * Transactions that write stock by more than one plain statement, though nothing has them commit in two phases. Where one does, it does
 * so for whatever came before it, too: reads of a node before its first write are otherwise what makes Citus forget that node.
 */
export const tornTransactions = (
  transactions: readonly (readonly string[])[],
  functions: Functions,
): (readonly string[])[] =>
  transactions.filter(
    (statements) =>
      !(statements.length === 1 && statements.every(writesStock)) &&
      statements.some((text) => reaches(functions, text, writesStock)) &&
      !statements.some((text) => reaches(functions, text, commitsInTwoPhases)),
  );
