import type { LoadContext } from '../../shared/data-source.ts';
import { createJsonStitcher, type JsonStitcher } from './json-stitcher.ts';

/** Bounds the memory of a large site; what falls out is made again when next asked for. */
const maxShared = 10_000;

export interface RunData {
  readonly context: LoadContext;
  readonly stringify: JsonStitcher['stringify'];
}

/** Lives for one run, so that nothing shared can be older than the run that shows it. */
export function createRunData(): RunData {
  const { remember, stringify } = createJsonStitcher();
  const shared = new Map<string, object>();

  const keep = (name: string, value: object) => {
    const oldest = shared.keys().next();
    if (shared.size >= maxShared && !oldest.done) shared.delete(oldest.value);
    shared.set(name, remember(value));
  };

  return {
    stringify,
    context: {
      share<Value extends object>(name: string, make: () => Value): Value {
        const existing = shared.get(name);
        // A name stands for one kind of thing: that is the contract of `share`.
        if (existing) return existing as Value;
        const value = make();
        keep(name, value);
        return value;
      },
    },
  };
}
