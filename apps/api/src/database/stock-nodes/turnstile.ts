/** A worker of a cluster does not answer: nothing was done. */
export class NodeAway extends Error {
  override readonly name = 'NodeAway';
}

/** Lets so many in at once; the others wait, in turn. Shut, it turns away whoever waits and whoever comes. */
export interface Turnstile {
  enter(): Promise<void>;
  leave(): void;
  shut(): void;
  open(): void;
}

export function makeTurnstile(slots: number): Turnstile {
  let isShut = false;
  let inside = 0;
  let waiting: PromiseWithResolvers<void>[] = [];
  return {
    enter: async () => {
      if (isShut) throw new NodeAway();
      if (inside < slots) {
        inside += 1;
        return;
      }
      const place = Promise.withResolvers<void>();
      waiting.push(place);
      await place.promise;
    },
    leave: () => {
      const next = waiting.shift();
      if (next) next.resolve();
      else inside -= 1;
    },
    shut: () => {
      isShut = true;
      const turnedAway = waiting;
      waiting = [];
      for (const { reject } of turnedAway) reject(new NodeAway());
    },
    open: () => {
      isShut = false;
    },
  };
}
