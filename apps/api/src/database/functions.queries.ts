import type pg from 'pg';
import type { Script } from './scripts.ts';

export interface AppliedFunction {
  readonly name: string;
  readonly checksum: string;
  readonly is_retired: boolean;
}

export async function selectFunctions(client: pg.ClientBase): Promise<AppliedFunction[]> {
  const { rows } = await client.query<AppliedFunction>(
    'select name, checksum, is_retired from functions order by name',
  );
  return rows;
}

export const upsertFunction = (client: pg.ClientBase, { name, checksum }: Script) =>
  client.query(
    `insert into functions (name, checksum)
    values ($1, $2)
    on conflict (name) do update
    set checksum = excluded.checksum, is_retired = false, applied_at = now()`,
    [name, checksum],
  );

export const updateRetired = (client: pg.ClientBase, names: readonly string[]) =>
  client.query('update functions set is_retired = true where name = any($1)', [names]);

export const deleteFunction = (client: pg.ClientBase, name: string) =>
  client.query('delete from functions where name = $1', [name]);

export const insertReplacedSet = (client: pg.ClientBase, checksum: string) =>
  client.query('insert into replaced_function_sets (checksum) values ($1) on conflict do nothing', [
    checksum,
  ]);

export async function isReplacedSet(client: pg.ClientBase, checksum: string): Promise<boolean> {
  const { rowCount } = await client.query('select from replaced_function_sets where checksum = $1', [
    checksum,
  ]);
  return rowCount !== 0;
}

export interface Overload {
  /** With its name and the types of its parameters, as `drop function` takes it. */
  readonly signature: string;
  readonly body: string;
  /** Indexes, generated columns and constraints: what they hold was computed or judged by it. */
  readonly stored_in: readonly string[];
}

export async function selectOverloads(
  client: pg.ClientBase,
  sqlNames: readonly string[],
): Promise<(Overload & { readonly name: string })[]> {
  const { rows } = await client.query<Overload & { name: string }>(
    `select proname::text as name, oid::regprocedure::text as signature, prosrc as body,
      array(
        select distinct pg_describe_object(classid, objid, objsubid)
        from pg_depend
        left join pg_attrdef as defaults on classid = 'pg_attrdef'::regclass and defaults.oid = objid
        left join pg_attribute as columns on attrelid = adrelid and attnum = adnum
        where refclassid = 'pg_proc'::regclass and refobjid = functions.oid
          and (classid in ('pg_class'::regclass, 'pg_constraint'::regclass) or attgenerated <> '')) as stored_in
    from pg_proc as functions
    where pronamespace = 'public'::regnamespace and proname = any($1)`,
    [sqlNames],
  );
  return rows;
}

export const dropFunction = (client: pg.ClientBase, signature: string) =>
  client.query(`drop function ${signature}`);

export const setBodyChecks = (client: pg.ClientBase, value: 'on' | 'off') =>
  client.query(`set local check_function_bodies = ${value}`);

/** A function with a setting of pg_trgm can only be made where its library is loaded. */
export const loadTrigrams = (client: pg.ClientBase) => client.query(`select show_trgm('')`);

/** Whether each is well formed, and those in SQL name what is there. The statement fails at the first that does not. */
export const validateFunctions = (client: pg.ClientBase, sqlNames: readonly string[]) =>
  client.query(
    `select case lanname when 'sql' then fmgr_sql_validator(functions.oid) else plpgsql_validator(functions.oid) end
    from pg_proc as functions
    join pg_language as languages on languages.oid = prolang
    where pronamespace = 'public'::regnamespace and proname = any($1) and lanname in ('sql', 'plpgsql')`,
    [sqlNames],
  );

/** What comes of a statement, or undefined if it fails for what it says; the transaction goes on. */
export async function attempt<Result>(
  client: pg.ClientBase,
  isExpected: (code: string) => boolean,
  act: () => Promise<Result>,
): Promise<Result | undefined> {
  await client.query('savepoint attempt');
  try {
    return await act();
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && isExpected(String(error.code)))) throw error;
    await client.query('rollback to savepoint attempt');
    return undefined;
  }
}
