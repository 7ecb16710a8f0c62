import { columnName } from './conditions.ts';
import { allNull, anyNull, type Nullness } from './nullness.ts';
import { type Context, columnNullness, findColumn, type Scope } from './scope.ts';
import { isNode, list, type Node, names, only } from './tree.ts';

/** Where an expression stands. */
export interface Place {
  readonly scope: Scope;
  readonly context: Context;
  /** No group is empty below `group by`, nor where it is asked for `having count(*) > 0`. */
  readonly isGrouped: boolean;
}

type Rule = (node: Node, place: Place) => Nullness;

const never: Rule = () => 'never';
const ofArgument =
  (name: string): Rule =>
  (node, place) =>
    nullness(node[name], place);

export const nullness = (node: unknown, place: Place): Nullness => {
  if (!isNode(node)) return 'maybe';
  const [type, body] = only(node);
  return rules[type]?.(body, place) ?? 'maybe';
};

const all = (nodes: unknown, place: Place) => list(nodes).map((node) => nullness(node, place));

const rules: Readonly<Record<string, Rule>> = {
  A_Const: (node) => (node.isnull ? 'maybe' : 'never'),
  ParamRef: (node, { context }) => (context.mayBeNull(Number(node.number)) ? 'maybe' : 'never'),
  ColumnRef: (node, { scope }) => {
    const found = findColumn(scope, names(node.fields));
    return found ? columnNullness(found) : 'maybe';
  },
  TypeCast: ofArgument('arg'),
  CollateClause: ofArgument('arg'),
  NamedArgExpr: ofArgument('arg'),
  BoolExpr: connective,
  CoalesceExpr: (node, place) => allNull(all(node.args, place)),
  MinMaxExpr: (node, place) => allNull(all(node.args, place)),
  CaseExpr: (node, place) =>
    anyNull([
      ...list(node.args).map((when) => nullness(only(when as Node)[1].result, place)),
      node.defresult ? nullness(node.defresult, place) : 'maybe',
    ]),
  A_Expr: operator,
  FuncCall: call,
  SubLink: subSelect,
  // An element of an array.
  A_Indirection: () => 'untold',
  NullTest: never,
  BooleanTest: never,
  SQLValueFunction: never,
  A_ArrayExpr: never,
  RowExpr: never,
  GroupingFunc: never,
  JsonObjectConstructor: never,
  JsonArrayConstructor: never,
};

/** Beside `x is null or` and `x is not null and`, x is there. */
function connective(node: Node, place: Place): Nullness {
  const parts = list(node.args);
  const test = node.boolop === 'OR_EXPR' ? 'IS_NULL' : 'IS_NOT_NULL';
  const tested = parts.flatMap((part) => {
    const [type, body] = only(part as Node);
    const isTest = type === 'NullTest' && body.nulltesttype === test;
    return isTest ? columnName(body.arg, place.scope) : [];
  });
  const scope = { ...place.scope, proven: new Set([...place.scope.proven, ...tested]) };
  return anyNull(all(parts, { ...place, scope }));
}

/** These answer nothing where there is nothing, whatever they are given. */
const searching = new Set(['->', '->>', '#>', '#>>']);

function operator(node: Node, place: Place): Nullness {
  if (node.kind === 'AEXPR_NULLIF') return 'maybe';
  if (['AEXPR_DISTINCT', 'AEXPR_NOT_DISTINCT'].includes(String(node.kind))) return 'never';
  if (searching.has(names(node.name).at(-1) ?? '')) return 'untold';
  const sides = [node.lexpr, node.rexpr].filter((side) => side !== undefined);
  return anyNull(
    sides.flatMap((side) =>
      isNode(side) && 'List' in side ? all(side.List, place) : [nullness(side, place)],
    ),
  );
}

/** Of nothing they make something. */
const alwaysThere = new Set(
  `count now clock_timestamp statement_timestamp gen_random_uuid uuidv7 random pg_backend_pid current_setting concat concat_ws
  json_build_object jsonb_build_object json_build_array jsonb_build_array row_number rank dense_rank ntile
  pg_current_xact_id pg_current_snapshot pg_notify pg_advisory_lock pg_advisory_xact_lock set_config version`.split(
    /\s+/,
  ),
);
/** Null for null, and for nothing else. */
const strict = new Set(
  `lower upper trim btrim ltrim rtrim length char_length abs floor ceil round trunc sqrt mod power md5 to_char to_json to_jsonb
  array_to_json row_to_json array_to_string cardinality extract date_part date_trunc timezone make_interval make_date replace
  left right lpad rpad translate substr reverse starts_with strpos position encode decode sha256 to_timestamp
  json_array_length jsonb_array_length array_append array_cat array_remove unaccent similarity word_similarity
  to_tsvector to_tsquery websearch_to_tsquery ts_rank ts_rank_cd pg_visible_in_snapshot age json_typeof jsonb_typeof
  json_strip_nulls jsonb_strip_nulls pg_snapshot_xmin tsvector_to_array ts_filter
  unnest generate_series`.split(/\s+/),
);
/** Null when there is no row, or all are null. */
const aggregates = new Set('sum min max avg bool_and bool_or every string_agg'.split(' '));
/** Null when there is no row. */
const collecting = new Set('array_agg json_agg jsonb_agg json_object_agg jsonb_object_agg'.split(' '));

function call(node: Node, place: Place): Nullness {
  const name = names(node.funcname).at(-1) ?? '';
  const args = all(node.args, place);
  if (alwaysThere.has(name)) return 'never';
  if (name === 'format') return args[0] ?? 'maybe';
  if (strict.has(name)) return anyNull(args);
  const hasRows = place.isGrouped && !node.agg_filter;
  if (collecting.has(name)) return hasRows ? 'never' : 'maybe';
  if (aggregates.has(name)) return hasRows ? anyNull(args) : 'maybe';
  return place.context.catalog.functions.has(name) ? 'untold' : 'maybe';
}

function subSelect(node: Node, place: Place): Nullness {
  const type = String(node.subLinkType);
  if (type === 'EXISTS_SUBLINK' || type === 'ARRAY_SUBLINK') return 'never';
  const [column] = place.context.analyzeQuery(node.subselect as Node, place.scope);
  if (type === 'ANY_SUBLINK') return anyNull([nullness(node.testexpr, place), column?.nullness ?? 'maybe']);
  // Whether it finds a row is for the data to say.
  return anyNull([column?.nullness ?? 'maybe', hasOneRow(node.subselect as Node) ? 'never' : 'untold']);
}

/** Aggregates without `group by` have one row, and so has a `select` from nowhere. */
function hasOneRow(query: Node): boolean {
  const [type, body] = only(query);
  if (type !== 'SelectStmt' || body.op !== 'SETOP_NONE' || body.groupClause || body.havingClause)
    return false;
  if (body.limitCount || body.limitOffset) return false;
  if (!body.fromClause) return !body.whereClause;
  return list(body.targetList).every((target) => containsAggregate(target));
}

function containsAggregate(node: unknown): boolean {
  if (Array.isArray(node)) return node.some(containsAggregate);
  if (!isNode(node)) return false;
  if ('SubLink' in node) return false;
  const called = node.FuncCall;
  if (isNode(called) && !called.over) {
    const name = names(called.funcname).at(-1) ?? '';
    if (name === 'count' || aggregates.has(name) || collecting.has(name)) return true;
  }
  return Object.values(node).some(containsAggregate);
}
