/** When a hall is used, in milliseconds. */
export interface HallUse {
  readonly id: number;
  readonly hallId: number;
  readonly startsAt: number;
  readonly endsAt: number;
}

/** What it takes to empty a hall, sweep it and let the next in. */
export const turnaroundMinutes = 30;

const turnaroundMs = turnaroundMinutes * 60_000;

/** Those of the others, or of the wanted ones, that are in the same hall meanwhile, by the id of each that is wanted. */
export function findClashes<Use extends HallUse>(
  wanted: readonly Use[],
  others: readonly Use[],
): ReadonlyMap<number, readonly Use[]> {
  const ids = new Set(wanted.map(({ id }) => id));
  const all = [...wanted, ...others.filter(({ id }) => !ids.has(id))];
  const byHall = new Map<number, Use[]>();
  for (const use of all) byHall.set(use.hallId, [...(byHall.get(use.hallId) ?? []), use]);
  return new Map(
    wanted.flatMap((use) => {
      const met = (byHall.get(use.hallId) ?? [])
        .filter((other) => other.id !== use.id && areTooClose(use, other))
        .sort((one, other) => one.startsAt - other.startsAt);
      return met.length > 0 ? [[use.id, met] as const] : [];
    }),
  );
}

const areTooClose = (one: HallUse, other: HallUse): boolean =>
  one.startsAt < other.endsAt + turnaroundMs && other.startsAt < one.endsAt + turnaroundMs;
