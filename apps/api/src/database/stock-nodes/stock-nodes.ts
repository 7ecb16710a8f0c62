import { makeTurnstile, type Turnstile } from './turnstile.ts';

/** Where stock is: on one server, or by event on the workers of a cluster. */
export interface StockNodes {
  /**
   * Does something with the stock of these events. On a cluster, what is under way at one worker leaves connections for the
   * others; while a worker does not answer, whoever needs it is refused at once.
   */
  run<T>(eventIds: readonly number[], work: () => Promise<T>): Promise<T>;
}

export const oneServer: StockNodes = { run: (_eventIds, work) => work() };

/** The workers of a cluster, by what is known of them. */
export interface KnownNodes extends StockNodes {
  /** Where the stock of each event is from now on. An event that is not there is let through. */
  place(nodeByEvent: ReadonlyMap<number, number>): void;
  turnstile(node: number): Turnstile;
}

export function makeKnownNodes(slotsPerNode: number): KnownNodes {
  let places: ReadonlyMap<number, number> = new Map();
  const turnstiles = new Map<number, Turnstile>();
  const turnstile = (node: number): Turnstile => {
    const found = turnstiles.get(node) ?? makeTurnstile(slotsPerNode);
    turnstiles.set(node, found);
    return found;
  };
  return {
    place: (nodeByEvent) => {
      places = nodeByEvent;
    },
    turnstile,
    run: async (eventIds, work) => {
      const nodes = new Set(eventIds.flatMap((id) => places.get(id) ?? []));
      const passed: Turnstile[] = [];
      try {
        // Everybody in this order, so that nobody waits in a circle.
        for (const node of [...nodes].sort((a, b) => a - b)) {
          await turnstile(node).enter();
          passed.push(turnstile(node));
        }
        return await work();
      } finally {
        for (const each of passed) each.leave();
      }
    },
  };
}
