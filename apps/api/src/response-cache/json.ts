/** JSON of a value of this type that is written already: a list is put together from it, not made anew for each who asks. */
export class Json<Value> {
  /** For the compiler alone. */
  declare readonly value: Value;
  readonly bytes: Buffer;

  constructor(bytes: Buffer) {
    this.bytes = bytes;
  }
}

/** The members of an object, without its braces. */
export const writeMembers = (object: object): Buffer => Buffer.from(JSON.stringify(object).slice(1, -1));

export const writeMember = (name: string, { bytes }: Json<unknown>): Buffer =>
  Buffer.concat([Buffer.from(`${JSON.stringify(name)}:`), bytes]);

/** An object of members that were written apart. */
export const joinMembers = <Value>(members: readonly Buffer[]): Json<Value> =>
  new Json(enclose('{', members, '}'));

export const joinItems = <Item>(items: readonly Json<Item>[]): Json<Item[]> =>
  new Json(
    enclose(
      '[',
      items.map(({ bytes }) => bytes),
      ']',
    ),
  );

const comma = Buffer.from(',');

function enclose(opening: string, parts: readonly Buffer[], closing: string): Buffer {
  const separated = parts.flatMap((part, place) => (place === 0 ? [part] : [comma, part]));
  return Buffer.concat([Buffer.from(opening), ...separated, Buffer.from(closing)]);
}
