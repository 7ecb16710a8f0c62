/** What `connect.ts` makes of a value of each type, and what may be sent as one. */
const types: Readonly<Record<string, readonly [read: string, sent: readonly string[]]>> = {
  boolean: ['boolean', ['boolean']],
  smallint: ['number', ['integer']],
  integer: ['number', ['integer']],
  bigint: ['number', ['integer']],
  real: ['number', ['integer', 'number']],
  'double precision': ['number', ['integer', 'number']],
  numeric: ['string', ['integer', 'number', 'string']],
  text: ['string', ['string']],
  name: ['string', ['string']],
  'character varying': ['string', ['string']],
  character: ['string', ['string']],
  '"char"': ['string', ['string']],
  uuid: ['string', ['string']],
  inet: ['string', ['string']],
  bytea: ['Buffer', ['Buffer']],
  date: ['Date', ['Date', 'string']],
  'timestamp with time zone': ['Date', ['Date', 'string']],
  'timestamp without time zone': ['Date', ['Date', 'string']],
  interval: ['{ milliseconds?: number }', ['string']],
  json: ['json', ['string', 'object']],
  jsonb: ['json', ['string', 'object']],
  xid8: ['string', ['string']],
  tsquery: ['string', ['string']],
  tsvector: ['string', ['string']],
  regclass: ['string', ['string']],
  void: ['string', []],
};

const elementType = (type: string) => (type.endsWith('[]') ? type.slice(0, -2) : undefined);

/** The type in TypeScript of what is read; `json` says nothing of what is in it. */
export function readType(type: string): string {
  const element = elementType(type);
  if (element === undefined) return types[type]?.[0] ?? `unknown /* ${type} */`;
  const read = readType(element);
  return read === 'json' ? 'unknown[]' : `(${read})[]`;
}

export function maySend(kind: string, type: string): boolean {
  if (kind === 'null') return true;
  const element = elementType(type);
  if (element === undefined) return types[type]?.[1].includes(kind) ?? false;
  if (!kind.endsWith('[]')) return false;
  const kinds = kind.slice(0, -2).split('|').filter(Boolean);
  return kinds.every((each) => maySend(each, element));
}
