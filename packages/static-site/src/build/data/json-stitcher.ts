type Json = string | undefined;

export interface JsonStitcher {
  /** Remembers the JSON of an object that many pages show; the object must not change afterwards. */
  remember<Value extends object>(value: Value): Value;
  /** Like `JSON.stringify`, but what was remembered is pasted in. */
  stringify(value: unknown): Json;
}

/** Shared objects sit near the top of a page's data; below that the native writer is faster than looking for them. */
const stitchedLevels = 4;

const plainPrototypes: readonly unknown[] = [Object.prototype, Array.prototype, null];

const isPlain = (value: object) =>
  plainPrototypes.includes(Object.getPrototypeOf(value)) && !('toJSON' in value);

/** Writes page data without writing shared objects anew each time. */
export function createJsonStitcher(): JsonStitcher {
  const remembered = new WeakMap<object, string>();

  const stringifyArray = (items: readonly unknown[], levels: number) => {
    const parts = Array.from(items, (item) => stringify(item, levels) ?? 'null');
    return `[${parts.join(',')}]`;
  };

  const stringifyObject = (object: object, levels: number) => {
    let json = '';
    for (const [key, value] of Object.entries(object)) {
      const part = stringify(value, levels);
      if (part !== undefined) json += `${json && ','}${JSON.stringify(key)}:${part}`;
    }
    return `{${json}}`;
  };

  const stringify = (value: unknown, levels: number): Json => {
    if (typeof value !== 'object' || value === null) return JSON.stringify(value);
    const cached = remembered.get(value);
    if (cached !== undefined) return cached;
    if (levels === 0 || !isPlain(value)) return JSON.stringify(value);
    return Array.isArray(value) ? stringifyArray(value, levels - 1) : stringifyObject(value, levels - 1);
  };

  return {
    remember(value) {
      remembered.set(value, JSON.stringify(value));
      return value;
    },
    stringify: (value) => stringify(value, stitchedLevels),
  };
}
