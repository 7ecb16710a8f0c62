/** JSON of a value of this type that is written already: a list is put together from it, not made anew for each who asks. */
export class Json<Value> {
  /** For the compiler alone. */
  declare readonly value: Value;
  readonly parts: readonly Buffer[];

  constructor(parts: readonly Buffer[]) {
    this.parts = parts;
  }

  toBytes(): Buffer {
    return Buffer.concat(this.parts);
  }
}

/** The members of an object, without its braces. */
export const writeMembers = (object: object): Buffer => Buffer.from(JSON.stringify(object).slice(1, -1));

/** An object of members that were written apart. */
export const joinMembers = <Value>(...members: readonly Buffer[]): Json<Value> => {
  const parts: Buffer[] = [];
  for (const part of members) parts.push(parts.length === 0 ? openingBrace : comma, part);
  parts.push(closingBrace);
  return new Json(parts);
};

/** An object that has these items, and some members after them. */
export function joinList<Value>(name: string, items: readonly Json<unknown>[], members: object): Json<Value> {
  const parts: Buffer[] = [Buffer.from(`{${JSON.stringify(name)}:[`)];
  for (const [place, item] of items.entries()) {
    if (place > 0) parts.push(comma);
    parts.push(...item.parts);
  }
  parts.push(Buffer.from(`],${JSON.stringify(members).slice(1)}`));
  return new Json(parts);
}

const [openingBrace, comma, closingBrace] = [Buffer.from('{'), Buffer.from(','), Buffer.from('}')];
