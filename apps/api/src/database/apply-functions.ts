import type pg from 'pg';
import { StartFault } from '../start-fault.ts';
import {
  type AppliedFunction,
  attempt,
  deleteFunction,
  dropFunction,
  insertReplacedSet,
  isReplacedSet,
  loadTrigrams,
  type Overload,
  selectFunctions,
  selectOverloads,
  setBodyChecks,
  updateRetired,
  upsertFunction,
  validateFunctions,
} from './functions.queries.ts';
import { inTransaction, runStatement } from './migrate.queries.ts';
import { parseFunction, type StoredFunction, sqlNameIn } from './parse-function.ts';
import { combineChecksums, type Script } from './scripts.ts';

type Client = pg.ClientBase;

/** A process of the version before may be started again while the newer one is rolled out: it must not put its own back. */
export async function refuseReplacedFunctions(client: Client, functions: readonly Script[]): Promise<void> {
  if (await isReplacedSet(client, combineChecksums(functions)))
    throw new StartFault(
      'The database has had the functions of this version, and newer ones since. Start the newer version. To go back to these on purpose, change the comment of one of them.',
    );
}

/**
 * Makes functions that are new, so that new tables can name them in triggers and indexes. Those that are there stay as they are
 * until the tables have changed: they serve the version before. One that speaks of types yet to come is made after them.
 */
export const createNewFunctions = (client: Client, functions: readonly Script[]): Promise<void> =>
  inTransaction(client, async () => {
    const existing = await selectNames(client, functions);
    await setBodyChecks(client, 'off');
    for (const script of functions) {
      const { sqlName, text } = await parseFunction(script);
      if (!existing.has(sqlName)) await attempt(client, isDefinitionError, () => runStatement(client, text));
    }
  });

/** SQLSTATE class 42: the statement names what is not there. */
const isDefinitionError = (code: string) => code.startsWith('42');

/** Replaces what has changed and drops what was retired before, all or nothing; answers what it did. */
export async function replaceFunctions(client: Client, functions: readonly Script[]): Promise<string[]> {
  const applied = await selectFunctions(client);
  const current = applied.filter(({ is_retired }) => !is_retired);
  const names = new Set(functions.map(({ name }) => name));
  const changed = await selectChanged(client, functions, current);
  const retiring = current.map(({ name }) => name).filter((name) => !names.has(name));
  if (changed.length === 0 && retiring.length === 0) return [];
  const outdated = applied.filter(({ name, is_retired }) => is_retired && !names.has(name));
  return inTransaction(client, async () => {
    await loadTrigrams(client);
    await setBodyChecks(client, 'off');
    for (const { name } of outdated) await drop(client, name);
    for (const script of changed) await replace(client, await parseFunction(script));
    await updateRetired(client, retiring);
    const replacedSet = combineChecksums(current);
    if (replacedSet !== combineChecksums(functions)) await insertReplacedSet(client, replacedSet);
    await validate(client, functions);
    return [
      ...changed.map(({ name }) => `functions/${name}`),
      ...outdated.map(({ name }) => `functions/${name} (dropped)`),
    ];
  });
}

/** After a migration: whether functions that have not changed still fit the tables. */
export const checkFunctions = (client: Client, functions: readonly Script[]): Promise<void> =>
  inTransaction(client, () => validate(client, functions));

/** Bodies are checked when all are there: one may call another that comes later. */
async function validate(client: Client, functions: readonly Script[]): Promise<void> {
  await setBodyChecks(client, 'on');
  await validateFunctions(client, functions.map(sqlNameIn));
}

async function selectNames(client: Client, functions: readonly Script[]): Promise<Set<string>> {
  const overloads = await selectOverloads(client, functions.map(sqlNameIn));
  return new Set(overloads.map(({ name }) => name));
}

/** Also those that somebody dropped: a migration, say, with the type that they return. */
async function selectChanged(
  client: Client,
  functions: readonly Script[],
  current: readonly AppliedFunction[],
): Promise<Script[]> {
  const checksums = new Map(current.map(({ name, checksum }) => [name, checksum]));
  const existing = await selectNames(client, functions);
  return functions.filter(
    (script) => checksums.get(script.name) !== script.checksum || !existing.has(sqlNameIn(script)),
  );
}

/** One function of a name: two that differ in their parameters would make calls ambiguous. */
async function replace(client: Client, script: StoredFunction): Promise<void> {
  const { name, sqlName, text } = script;
  try {
    const before = await selectOverloads(client, [sqlName]);
    // 42P13: what it returns and how its parameters are called cannot be replaced.
    const isReplaced = await attempt(
      client,
      (code) => code === '42P13',
      () => runStatement(client, text),
    );
    if (!isReplaced) {
      for (const overload of before) await dropUnused(client, name, overload);
      await runStatement(client, text);
    }
    const after = await selectOverloads(client, [sqlName]);
    if (after.length > before.length) for (const overload of before) await dropUnused(client, name, overload);
    refuseStaleResults(name, before, after);
    await upsertFunction(client, script);
  } catch (cause) {
    if (cause instanceof StartFault) throw cause;
    throw new Error(`functions/${name} failed: ${cause instanceof Error ? cause.message : cause}`, { cause });
  }
}

/** An index made with the old body would be searched with the new one. */
function refuseStaleResults(name: string, before: readonly Overload[], after: readonly Overload[]): void {
  const bodies = new Map(after.map(({ signature, body }) => [signature, body]));
  const stale = before.filter(
    ({ signature, body }) => bodies.has(signature) && bodies.get(signature) !== body,
  );
  const [kept] = stale.flatMap(({ stored_in }) => stored_in);
  if (kept !== undefined)
    throw new StartFault(`functions/${name} has changed, but ${kept} keeps what it answered. ${renameIt}`);
}

async function drop(client: Client, name: string): Promise<void> {
  for (const overload of await selectOverloads(client, [sqlNameIn({ name })]))
    await dropUnused(client, name, overload);
  await deleteFunction(client, name);
}

async function dropUnused(client: Client, name: string, { signature }: Overload): Promise<void> {
  await dropFunction(client, signature).catch((cause) => {
    if (cause.code !== stillUsed) throw cause;
    throw new StartFault(`functions/${name} cannot be dropped: ${cause.detail}. ${renameIt}`, { cause });
  });
}

const stillUsed = '2BP01';
const renameIt = 'Give the new function another name, and let a migration move to it what uses the old one.';
