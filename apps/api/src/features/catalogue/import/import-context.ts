import type { Catalogue } from '@parterre/contracts/catalogue-file/catalogue-file';
import type { Rate } from '@parterre/domain/price-lists/ticket-prices';
import type { Referrer, RemovedItem } from './removed-items.queries.ts';
import type { HallZone, StoredPerformance, StoredThing } from './stored.queries.ts';
import type { StoredKind } from './tables.ts';

export interface ReferencedHall {
  readonly place: string;
  readonly plan?: string | undefined;
  readonly capacity?: number | undefined;
}

/** A seating plan as the import needs it. */
export interface HallPlan {
  readonly id: number;
  readonly sourceId: string;
  readonly hash: string;
  readonly seatCount: number;
  readonly zones: readonly HallZone[];
  readonly findSeat: (guid: string) => number | undefined;
  readonly zoneOfSeat: (seat: number) => string;
}

/** What the database had before the import. */
export interface ExistingCatalogue {
  readonly mainLang: string;
  readonly languages: readonly string[];
  readonly isEmpty: boolean;
  readonly stored: Readonly<Record<StoredKind, readonly StoredThing[]>>;
  readonly landings: ReadonlyMap<number, string>;
  readonly timeZones: ReadonlyMap<string, string>;
  readonly places: ReadonlyMap<string, string>;
  readonly halls: ReadonlyMap<string, ReferencedHall>;
  readonly rates: readonly Rate[];
  /** The highest base price of each currency, price and fee apart; empty when the file brings no rates. */
  readonly dearest: ReadonlyMap<string, number>;
  readonly dates: readonly StoredPerformance[];
  readonly largestPerformanceId: number;
  /** Of earlier imports. Their ids are given to nothing else. */
  readonly removedItems: readonly RemovedItem[];
  /** What refers to things that the file removes. */
  readonly referrers: readonly Referrer[];
  /** Of those that the file removes, the ids of events of which something was ever ordered. */
  readonly orderedEvents: ReadonlySet<number>;
}

/** What things may refer to, by source id: what the file holds, else what was stored before. */
export interface ReferenceTargets {
  readonly has: (kind: StoredKind, sourceId: string) => boolean;
  readonly hasLanding: (id: number) => boolean;
  readonly halls: ReadonlyMap<string, ReferencedHall>;
  /** By location, and from place to location. */
  readonly timeZones: ReadonlyMap<string, string>;
  readonly places: ReadonlyMap<string, string>;
  readonly plans: ReadonlyMap<string, HallPlan>;
  readonly ratesFrom: (currency: string) => readonly Rate[];
}

export function collectReferenceTargets(
  catalogue: Catalogue,
  existing: ExistingCatalogue,
  plans: ReadonlyMap<string, HallPlan>,
): ReferenceTargets {
  const sources = (kind: StoredKind) =>
    new Set([...catalogue[kind], ...existing.stored[kind]].map(({ source_id }) => source_id));
  const all = Object.fromEntries(
    Object.keys(existing.stored).map((kind) => [kind, sources(kind as StoredKind)]),
  );
  const landings = new Set([...existing.landings.keys(), ...catalogue.landings.map(({ id }) => id)]);
  const rates = Object.groupBy(mergeRates(catalogue, existing), ({ from }) => from);
  return {
    has: (kind, sourceId) => all[kind]?.has(sourceId) ?? false,
    hasLanding: (id) => landings.has(id),
    halls: new Map([...existing.halls, ...catalogue.halls.map((hall) => [hall.source_id, hall] as const)]),
    timeZones: new Map([
      ...existing.timeZones,
      ...catalogue.locations.map(({ source_id, time_zone }) => [source_id, time_zone] as const),
    ]),
    places: new Map([
      ...existing.places,
      ...catalogue.places.map(({ source_id, location }) => [source_id, location] as const),
    ]),
    plans,
    ratesFrom: (currency) => rates[currency] ?? [],
  };
}

function mergeRates(catalogue: Catalogue, existing: ExistingCatalogue): Rate[] {
  const given = catalogue.exchange_rates.map(({ from, to, rate, step, set_at }) => ({
    from,
    to,
    rate: String(rate),
    step: String(step),
    setAt: new Date(set_at).toISOString(),
  }));
  const byPair = new Map([...existing.rates, ...given].map((rate) => [`${rate.from} ${rate.to}`, rate]));
  return [...byPair.values()];
}

/** The time zone of a hall, as far as its place and location are known. */
export function hallTimeZone(targets: ReferenceTargets, hall: string): string | undefined {
  const place = targets.halls.get(hall)?.place;
  const location = place === undefined ? undefined : targets.places.get(place);
  return location === undefined ? undefined : targets.timeZones.get(location);
}
