/** Thrown when bytes are not what they should be; whoever reads a whole ticket catches it. */
export class ByteFault extends Error {
  override readonly name = 'ByteFault';
}

/** Reads one thing after another. */
export class ByteReader {
  readonly #bytes: Uint8Array;
  #at = 0;

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes;
  }

  take(count: number): Uint8Array {
    const taken = this.#bytes.subarray(this.#at, this.#at + count);
    if (taken.length < count) throw new ByteFault('too short');
    this.#at += count;
    return taken;
  }

  /** Seven bits in a byte, the lowest first; the shortest form alone. */
  takeNumber(): number {
    let [value, factor, byte] = [0, 1, 0];
    do {
      byte = this.take(1)[0] ?? 0;
      value += (byte & 127) * factor;
      factor *= 128;
      if (value > Number.MAX_SAFE_INTEGER) throw new ByteFault('too large');
    } while (byte > 127);
    if (byte === 0 && factor > 128) throw new ByteFault('not the shortest form');
    return value;
  }

  end(): void {
    if (this.#at !== this.#bytes.length) throw new ByteFault('too long');
  }
}

export function numberBytes(value: number): number[] {
  if (!Number.isSafeInteger(value) || value < 0) throw new RangeError(`not a whole number: ${value}`);
  return value < 128 ? [value] : [(value % 128) + 128, ...numberBytes(Math.floor(value / 128))];
}
