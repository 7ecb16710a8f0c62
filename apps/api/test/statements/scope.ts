import type { Catalog } from './catalog.ts';
import type { Nullness } from './nullness.ts';
import type { Node } from './tree.ts';

export interface Column {
  readonly name: string;
  readonly nullness: Nullness;
}

/** Something in a `from` clause. */
export interface Relation {
  readonly alias: string;
  readonly columns: readonly Column[];
  /** On the side of an outer join that may be missing. */
  readonly isOuter: boolean;
}

/** What names mean at a place of the statement. */
export interface Scope {
  readonly relations: Relation[];
  readonly ctes: ReadonlyMap<string, readonly Column[]>;
  readonly parent: Scope | undefined;
  /** Columns, as `alias.column`, that the conditions leave no null in. */
  readonly proven: Set<string>;
}

/** What a statement is analyzed with. */
export interface Context {
  readonly catalog: Catalog;
  /** Whether a parameter, by its number, is null at times. */
  mayBeNull(parameter: number): boolean;
  /** The columns of a query within the statement: clauses and expressions hold queries, which hold clauses and expressions. */
  analyzeQuery(query: Node, parent?: Scope): readonly Column[];
}

/** Columns under the names that an alias has for them; the rest keep their own. */
export const renameColumns = (columns: readonly Column[], aliases: readonly string[]): Column[] =>
  columns.map(({ name, nullness }, index) => ({ name: aliases[index] ?? name, nullness }));

interface Found {
  readonly scope: Scope;
  readonly relation: Relation;
  readonly column: Column;
}

export function findColumn(scope: Scope | undefined, path: readonly string[]): Found | undefined {
  if (!scope) return undefined;
  const [alias, name] = path.length > 1 ? path.slice(-2) : [undefined, path[0]];
  for (const relation of scope.relations) {
    if (alias !== undefined && relation.alias !== alias) continue;
    const column = relation.columns.find((each) => each.name === name);
    if (column) return { scope, relation, column };
  }
  return findColumn(scope.parent, path);
}

export function columnNullness({ scope, relation, column }: Found): Nullness {
  if (scope.proven.has(`${relation.alias}.${column.name}`)) return 'never';
  // A condition on one of its columns holds only where there is a row.
  const isThere = [...scope.proven].some((proven) => proven.startsWith(`${relation.alias}.`));
  return relation.isOuter && !isThere ? 'maybe' : column.nullness;
}
