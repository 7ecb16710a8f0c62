/** How whoever stands at the counter pays there and then. */
export const counterWays = ['cash', 'card_terminal'] as const;
export type CounterWay = (typeof counterWays)[number];

/** What was paid over the counter goes back over it, by a person: no provider is asked. */
export const isCounterWay = (kind: string): kind is CounterWay =>
  (counterWays as readonly string[]).includes(kind);
