import { provenBy } from './conditions.ts';
import { type Column, type Context, type Relation, renameColumns, type Scope } from './scope.ts';
import { isNode, list, type Node, names, only } from './tree.ts';

/** Puts what a `from` clause names into scope, one after another, so that a lateral one sees those before it. */
export function addRelations(from: unknown, context: Context, scope: Scope): void {
  for (const item of list(from)) addItem(item as Node, context, scope);
}

function addItem(item: Node, context: Context, scope: Scope): void {
  const [type, body] = only(item);
  if (type === 'JoinExpr') addJoin(body, context, scope);
  if (type === 'RangeVar') scope.relations.push(tableRelation(body, context, scope));
  if (type === 'RangeSubselect') {
    const columns = context.analyzeQuery(body.subquery as Node, scope);
    scope.relations.push(relation(body, '', columns));
  }
  if (type === 'RangeFunction') scope.relations.push(functionRelation(body, context));
}

function addJoin(body: Node, context: Context, scope: Scope): void {
  const before = scope.relations.length;
  addItem(body.larg as Node, context, scope);
  const between = scope.relations.length;
  addItem(body.rarg as Node, context, scope);
  const type = String(body.jointype);
  const [leftIsOuter, rightIsOuter] = [
    type !== 'JOIN_INNER' && type !== 'JOIN_LEFT',
    type !== 'JOIN_INNER' && type !== 'JOIN_RIGHT',
  ];
  for (let place = before; place < scope.relations.length; place += 1) {
    const joined = scope.relations[place];
    const isOuter = place < between ? leftIsOuter : rightIsOuter;
    if (joined && isOuter) scope.relations[place] = { ...joined, isOuter };
  }
  if (type === 'JOIN_INNER') for (const name of provenBy(body.quals, scope)) scope.proven.add(name);
}

export function tableRelation(body: Node, context: Context, scope: Scope): Relation {
  const name = String(body.relname);
  return relation(body, name, scope.ctes.get(name) ?? tableColumns(name, context));
}

function tableColumns(table: string, context: Context): readonly Column[] {
  const view = context.catalog.views.get(table);
  if (view) return context.analyzeQuery(view);
  return [...(context.catalog.tables.get(table) ?? [])].map(([name, isNullable]) => ({
    name,
    nullness: isNullable ? 'maybe' : 'never',
  }));
}

function relation(body: Node, name: string, columns: readonly Column[]): Relation {
  const alias = isNode(body.alias) ? body.alias : {};
  return {
    alias: String(alias.aliasname ?? name),
    columns: renameColumns(columns, names(alias.colnames)),
    isOuter: false,
  };
}

function functionRelation(body: Node, context: Context): Relation {
  const calls = list(body.functions).map((entry) => list(entry)[0] as Node);
  const columns = calls.flatMap((called): readonly Column[] => {
    const [, { funcname, args }] = only(called);
    const name = names(funcname).at(-1) ?? '';
    const stored = context.catalog.functions.get(name);
    if (stored?.table) return tableColumns(stored.table, context);
    const several = name === 'unnest' ? list(args).map(() => name) : (stored?.columns ?? []);
    return (several.length > 1 || stored?.columns.length ? several : [aliasName(body) ?? name]).map(untold);
  });
  const defined = list(body.coldeflist).map((column) => untold(String(only(column as Node)[1].colname)));
  const ordinality: Column[] = body.ordinality ? [{ name: 'ordinality', nullness: 'never' }] : [];
  const first = only(calls[0] ?? {})[1];
  const all = [...(defined.length > 0 ? defined : columns), ...ordinality];
  return relation(body, names(first.funcname).at(-1) ?? '', all);
}

const aliasName = (body: Node) => (isNode(body.alias) ? String(body.alias.aliasname) : undefined);
const untold = (name: string): Column => ({ name, nullness: 'untold' });
