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
export const joinMembers = <Value>(...members: readonly Buffer[]): Json<Value> =>
  new Json([
    openingBrace,
    ...members.flatMap((part, place) => (place === 0 ? [part] : [comma, part])),
    closingBrace,
  ]);

/** An object that has these items, and some members after them. */
export const joinList = <Value>(
  name: string,
  items: readonly Json<unknown>[],
  members: object,
): Json<Value> =>
  new Json([
    Buffer.from(`{${JSON.stringify(name)}:[`),
    ...items.flatMap(({ parts }, place) => (place === 0 ? parts : [comma, ...parts])),
    Buffer.from(`],${JSON.stringify(members).slice(1)}`),
  ]);

const [openingBrace, comma, closingBrace] = [Buffer.from('{'), Buffer.from(','), Buffer.from('}')];
