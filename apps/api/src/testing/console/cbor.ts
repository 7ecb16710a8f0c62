/** As much of CBOR (RFC 8949) as an authenticator writes. */
export type Cbor = number | string | Buffer | ReadonlyMap<number | string, Cbor>;

export function encodeCbor(value: Cbor): Buffer {
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value);
  if (typeof value === 'string')
    return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value]);
  const pairs = [...value].flatMap(([key, inner]) => [encodeCbor(key), encodeCbor(inner)]);
  return Buffer.concat([head(5, value.size), ...pairs]);
}

/** The type of a value, and its size or what it is. */
function head(major: number, argument: number): Buffer {
  const type = major << 5;
  if (argument < 24) return Buffer.from([type | argument]);
  if (argument < 256) return Buffer.from([type | 24, argument]);
  return Buffer.from([type | 25, argument >> 8, argument & 255]);
}
