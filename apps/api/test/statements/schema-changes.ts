import type pg from 'pg';

export interface TableColumn {
  readonly table: string;
  readonly column: string;
  readonly type: string;
  readonly isNotNull: boolean;
  readonly generatedAs: string | null;
}

export async function readColumns(client: pg.ClientBase): Promise<TableColumn[]> {
  const { rows } = await client.query<TableColumn>(`
    select relname as table, attname as column, attnotnull as "isNotNull",
      format_type(case typtype when 'd' then typbasetype else atttypid end, null) as type,
      case when attgenerated <> '' then pg_get_expr(adbin, adrelid) end as "generatedAs"
    from pg_attribute
    join pg_class on pg_class.oid = attrelid
    join pg_type on pg_type.oid = atttypid
    left join pg_attrdef on adrelid = attrelid and adnum = attnum
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and relname <> 'migrations'
      and attnum > 0 and not attisdropped
    order by relname, attnum`);
  return rows;
}

/** What has a text of its own that names columns: views, and functions whose text PostgreSQL reads when they are made. */
export interface Definitions {
  readonly views: readonly { readonly name: string; readonly definition: string }[];
  readonly functions: readonly string[];
}

export async function readDefinitions(client: pg.ClientBase): Promise<Definitions> {
  const views = await client.query<{ name: string; definition: string }>(
    `select viewname as name, definition from pg_views where schemaname = 'public'`,
  );
  const functions = await client.query<{ definition: string }>(`
    select pg_get_functiondef(pg_proc.oid) as definition
    from pg_proc
    join pg_language on pg_language.oid = prolang
    left join pg_class on reltype = prorettype
    where pronamespace = 'public'::regnamespace and prokind = 'f' and (lanname = 'sql' or relkind = 'v')`);
  return { views: views.rows, functions: functions.rows.map(({ definition }) => definition) };
}

/** After a change, as a migration would that was written without a look at who uses the column. */
export async function makeAgain(client: pg.ClientBase, { views, functions }: Definitions): Promise<void> {
  for (const { name, definition } of views) await client.query(`create view ${name} as ${definition}`);
  for (const definition of functions) await client.query(definition);
}

/** Some value of each type that a function takes. */
const someValues: Readonly<Record<string, string>> = {
  boolean: 'true',
  integer: '1',
  'integer[]': "'{1}'",
  jsonb: "'[]'",
  regclass: "'orders'",
  text: "'a'",
  'timestamp with time zone': 'now()',
  uuid: 'gen_random_uuid()',
  xid8: 'pg_current_xact_id()',
};

/** A call of each function in PL/pgSQL: PostgreSQL looks into those only as far as they run. */
export async function readCalls(client: pg.ClientBase): Promise<string[]> {
  const { rows } = await client.query<{ name: string; types: string[] }>(`
    select proname as name, array(
      select format_type(type, null) from unnest(proargtypes) with ordinality as given (type, place) order by place
    ) as types
    from pg_proc
    join pg_language on pg_language.oid = prolang
    where pronamespace = 'public'::regnamespace and lanname = 'plpgsql' and prorettype <> 'trigger'::regtype`);
  return rows.map(({ name, types }) => {
    const values = types.map((type) => {
      const value = someValues[type];
      if (value === undefined) throw new Error(`${name} takes ${type}: say a value of it`);
      return `${value}::${type}`;
    });
    return `select ${name}(${values.join(', ')})`;
  });
}

const undefinedColumn = '42703';

/** Whether a function, when it is called, names a column that is not there. Whatever else it objects to is no matter here. */
export async function namesLostColumn(client: pg.ClientBase, calls: readonly string[]): Promise<boolean> {
  for (const call of calls) {
    await client.query('savepoint call');
    const code = await client.query(call).then(
      () => undefined,
      (error) => error.code,
    );
    await client.query('rollback to call');
    if (code === undefinedColumn) return true;
  }
  return false;
}

/** All of them. */
export async function readFunctionTexts(client: pg.ClientBase): Promise<string[]> {
  const { rows } = await client.query<{ text: string }>(
    `select prosrc as text from pg_proc where pronamespace = 'public'::regnamespace`,
  );
  return rows.map(({ text }) => text);
}

const renamed = ({ table, column }: TableColumn) =>
  `alter table "${table}" rename column "${column}" to "renamed_${column}"`;

const nullable = ({ table, column }: TableColumn) => `
  do $$
  declare key name;
  begin
    for key in
      select conname from pg_constraint
      where conrelid = '"${table}"'::regclass and contype = 'p'
    loop
      execute format('alter table "${table}" drop constraint %I cascade', key);
    end loop;
    alter table "${table}" alter column "${column}" drop identity if exists, alter column "${column}" drop not null;
  end $$`;

/** With what is made of it; keys and indices on it are no matter here. */
function retyped(changed: TableColumn, columns: readonly TableColumn[]): string {
  const { table, column, type, isNotNull } = changed;
  const derived = columns.filter(
    (other) =>
      other.table === table && other.generatedAs && new RegExp(`\\b${column}\\b`).test(other.generatedAs),
  );
  const again = derived.map(
    (other) => `alter table "${table}" drop column if exists "${other.column}";
      alter table "${table}" add column "${other.column}" ${other.type} generated always as (${other.generatedAs}) stored`,
  );
  return [
    // Triggers that keep rows from being taken away are no matter here either.
    'set local session_replication_role = replica',
    `truncate "${table}" cascade`,
    `alter table "${table}" drop column "${column}" cascade`,
    `alter table "${table}" add column "${column}" ${otherType(type)} ${isNotNull ? 'not null' : ''}`,
    ...again,
  ].join(';\n');
}

function otherType(type: string): string {
  if (type === 'bytea') return 'integer';
  return /^(text|character)/.test(type) ? 'bytea' : 'text';
}

export const changes: Readonly<
  Record<string, (column: TableColumn, columns: readonly TableColumn[]) => string | undefined>
> = {
  renamed,
  retyped,
  nullable: (column) => (column.isNotNull ? nullable(column) : undefined),
};
