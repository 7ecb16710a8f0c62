import { findColumn, type Scope } from './scope.ts';
import { isNode, list, type Node, names, only } from './tree.ts';

const comparing = new Set([
  '=',
  '<>',
  '<',
  '>',
  '<=',
  '>=',
  '~',
  '~*',
  '~~',
  '~~*',
  '@@',
  '&&',
  '@>',
  '<@',
  '%',
]);

/** The columns, as `alias.column`, that are not null wherever a condition holds. */
export function provenBy(condition: unknown, scope: Scope): string[] {
  if (!isNode(condition)) return [];
  const [type, body] = only(condition);
  if (type === 'BoolExpr' && body.boolop === 'AND_EXPR')
    return list(body.args).flatMap((part) => provenBy(part, scope));
  if (type === 'NullTest' && body.nulltesttype === 'IS_NOT_NULL') return columnName(body.arg, scope);
  if (type === 'ColumnRef') return columnName(condition, scope);
  const kinds = ['AEXPR_OP', 'AEXPR_OP_ANY', 'AEXPR_OP_ALL', 'AEXPR_IN', 'AEXPR_BETWEEN', 'AEXPR_LIKE'];
  if (type !== 'A_Expr' || !kinds.includes(String(body.kind))) return [];
  if (body.kind === 'AEXPR_OP' && !comparing.has(names(body.name).at(-1) ?? '')) return [];
  // `= all (…)` of an empty list, and `<> all`, hold for null as well.
  if (body.kind === 'AEXPR_OP_ALL') return [];
  const right = body.kind === 'AEXPR_OP' ? columnName(body.rexpr, scope) : [];
  return [...columnName(body.lexpr, scope), ...right];
}

/** A column of this very scope, as `alias.column`. */
export function columnName(node: unknown, scope: Scope): string[] {
  if (!isNode(node)) return [];
  const [type, body] = only(node);
  if (type === 'TypeCast') return columnName(body.arg, scope);
  const found = type === 'ColumnRef' ? findColumn(scope, names((body as Node).fields)) : undefined;
  return found && found.scope.relations === scope.relations
    ? [`${found.relation.alias}.${found.column.name}`]
    : [];
}

/** Whether it says that there are rows: `count(*) > 0`. */
export function asksForRows(having: unknown): boolean {
  if (!isNode(having)) return false;
  const [type, { name, lexpr, rexpr }] = only(having);
  if (type !== 'A_Expr' || names(name).at(-1) !== '>' || !isNode(lexpr) || !isNode(rexpr)) return false;
  const [, { funcname }] = only(lexpr);
  const [, { ival }] = only(rexpr);
  return names(funcname).at(-1) === 'count' && isNode(ival) && (ival.ival ?? 0) === 0;
}
