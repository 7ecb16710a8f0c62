import pg from 'pg';
import { Sql as Template } from 'sql-template-tag';

/**
 * A statement or a part of one. As a statement it says what a row of its result is, `npm test` holds that against the
 * schema, and `pg` runs it as it stands: `text`, `values` and `name` are what it asks for.
 */
export class Sql<Row = unknown> extends Template {
  /** For the compiler alone. */
  declare readonly row: Row;
  /** The texts around the values as the source has them, by which the place of the statement is found there. */
  readonly source: readonly string[];

  constructor(source: readonly string[], values: readonly unknown[]) {
    super(source, values);
    this.source = source;
  }

  /**
   * A statement that begins with a name in a comment is parsed once for each connection. That pays for the few that run
   * all the time and need no plan for their values.
   */
  get name(): string | undefined {
    return /^\s*\/\* (\w+) \*\//.exec(this.strings[0] ?? '')?.[1];
  }
}

function tag<Row = unknown>(source: TemplateStringsArray, ...values: unknown[]): Sql<Row> {
  return new Sql(source, values);
}

const raw = (text: string): Sql => new Sql([text], []);

/** A column or table by its name, with that of its table or schema before a dot. */
const ref = (name: string): Sql => raw(name.split('.').map(pg.escapeIdentifier).join('.'));

const join = (parts: readonly unknown[], separator = ', '): Sql =>
  new Sql(['', ...parts.map((_, index) => (index + 1 < parts.length ? separator : ''))], parts);

/**
 * A list whose length PostgreSQL does not see when it plans. A named statement is planned once only if no plan seems better for
 * the values of the day, and one for three ids always does: making it takes longer than running it.
 */
const list = (items: readonly unknown[], type: 'boolean' | 'integer' | 'text'): Sql =>
  new Sql(['(select ', `::${type}[])::${type}[]`], [items]);

/** Values become parameters; another `Sql` becomes part of the text. */
export const sql = Object.assign(tag, { raw, ref, join, list });
