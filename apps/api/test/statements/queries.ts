import { asksForRows, provenBy } from './conditions.ts';
import { nullness, type Place } from './expressions.ts';
import { addRelations, tableRelation } from './from-clause.ts';
import { anyNull } from './nullness.ts';
import { type Column, type Context, columnNullness, findColumn, renameColumns, type Scope } from './scope.ts';
import { isNode, list, type Node, names, only } from './tree.ts';

/** The columns that a statement answers. */
export function analyzeStatement(
  statement: Node,
  { catalog, mayBeNull }: Pick<Context, 'catalog' | 'mayBeNull'>,
): readonly Column[] {
  const context: Context = {
    catalog,
    mayBeNull,
    analyzeQuery: (query, parent) => analyzeQuery(query, context, parent),
  };
  return context.analyzeQuery(statement);
}

function analyzeQuery(query: Node, context: Context, parent?: Scope): readonly Column[] {
  const [type, body] = only(query);
  const ctes = new Map(parent?.ctes);
  for (const cte of list(isNode(body.withClause) ? body.withClause.ctes : [])) {
    const [, definition] = only(cte as Node);
    const outer: Scope = { relations: [], ctes, parent, proven: new Set() };
    const name = String(definition.ctename);
    const inner = definition.ctequery as Node;
    const [, first] = only(inner);
    // One that refers to itself has the columns of its first part.
    if (first.larg) ctes.set(name, analyzeQuery({ SelectStmt: first.larg }, context, outer));
    ctes.set(name, renameColumns(analyzeQuery(inner, context, outer), names(definition.aliascolnames)));
  }
  const scope: Scope = { relations: [], ctes, parent, proven: new Set() };
  if (type === 'SelectStmt') return analyzeSelect(body, context, scope);
  const relation = body.relation;
  if (isNode(relation)) scope.relations.push(tableRelation(relation, context, scope));
  addRelations(body.fromClause ?? body.usingClause, context, scope);
  for (const name of provenBy(body.whereClause, scope)) scope.proven.add(name);
  const returning = body.returningClause;
  const targets = isNode(returning) ? returning.exprs : body.returningList;
  return analyzeTargets(targets, { scope, context, isGrouped: false });
}

function analyzeSelect(body: Node, context: Context, scope: Scope): readonly Column[] {
  if (body.op !== 'SETOP_NONE') {
    const [left, right] = [body.larg, body.rarg].map((side) =>
      analyzeQuery({ SelectStmt: side }, context, scope),
    );
    return either(left ?? [], right ?? []);
  }
  if (body.valuesLists) {
    const rows = list(body.valuesLists).map((row) =>
      list(row).map((value, index) => ({
        name: `column${index + 1}`,
        nullness: nullness(value, { scope, context, isGrouped: false }),
      })),
    );
    return rows.reduce(either);
  }
  addRelations(body.fromClause, context, scope);
  for (const name of provenBy(body.whereClause, scope)) scope.proven.add(name);
  const isGrouped = list(body.groupClause).length > 0 || asksForRows(body.havingClause);
  return analyzeTargets(body.targetList, { scope, context, isGrouped });
}

const either = (left: readonly Column[], right: readonly Column[]): Column[] =>
  left.map(({ name, nullness }, index) => ({
    name,
    nullness: anyNull([nullness, right[index]?.nullness ?? 'maybe']),
  }));

function analyzeTargets(targets: unknown, place: Place): Column[] {
  return list(targets).flatMap((target) => {
    const [, body] = only(target as Node);
    const value = body.val as Node;
    const [type, inner] = only(value);
    const path = type === 'ColumnRef' ? names(inner.fields) : [];
    if (path.at(-1) === '*') return starColumns(place.scope, path.at(-2));
    return [
      { name: String(body.name ?? path.at(-1) ?? impliedName(value)), nullness: nullness(value, place) },
    ];
  });
}

/** What PostgreSQL calls a column that has no name of its own. */
function impliedName(value: Node): string {
  const [type, body] = only(value);
  if (type === 'FuncCall') return names(body.funcname).at(-1) ?? '?column?';
  if (type === 'TypeCast' && isNode(body.arg)) return impliedName(body.arg);
  return { CoalesceExpr: 'coalesce', CaseExpr: 'case', SubLink: 'exists' }[type] ?? '?column?';
}

const starColumns = (scope: Scope, alias: string | undefined): Column[] =>
  scope.relations
    .filter((relation) => alias === undefined || relation.alias === alias)
    .flatMap(({ alias, columns }) =>
      columns.map(({ name }) => {
        const found = findColumn(scope, [alias, name]);
        return { name, nullness: found ? columnNullness(found) : 'maybe' };
      }),
    );
