import { parse } from 'libpg-query';

/** A node of the tree that PostgreSQL's own parser makes: one key, its type, with the fields below it. */
export type Node = { readonly [name: string]: unknown };

export const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A list, or what stands in a list's place. */
export function list(value: unknown): readonly unknown[] {
  if (Array.isArray(value)) return value;
  if (isNode(value) && isNode(value.List)) return list(value.List.items);
  if (isNode(value) && 'items' in value) return list(value.items);
  return [];
}

export function only(node: Node): readonly [type: string, body: Node] {
  const [entry] = Object.entries(node);
  if (!entry || !isNode(entry[1])) return ['', {}];
  return [entry[0], entry[1]];
}

/** The parts of a name; a star is one of them. */
export const names = (value: unknown): string[] =>
  list(value).map((part) => {
    const [type, body] = only(part as Node);
    return type === 'A_Star' ? '*' : String(body.sval);
  });

/** By PostgreSQL's own parser. */
export async function parseStatement(text: string): Promise<Node> {
  const { stmts } = await parse(text);
  return (stmts?.[0]?.stmt ?? {}) as Node;
}
