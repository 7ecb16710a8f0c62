import type { Catalogue } from '@parterre/contracts/catalogue-file/catalogue-file';
import type { HallPlan } from './hall-plan.ts';
import type { StoredDate, StoredThing } from './stored.queries.ts';
import type { StoredKind } from './tables.ts';

export interface Rate {
  readonly from: string;
  readonly to: string;
  /** Decimal text, exact. */
  readonly rate: string;
  readonly step: string;
  readonly setAt: string;
}

export interface WorldHall {
  readonly place: string;
  readonly plan?: string | undefined;
  readonly capacity?: number | undefined;
}

/** What the database knew before the import. */
export interface Known {
  readonly mainLang: string;
  readonly languages: readonly string[];
  readonly isEmpty: boolean;
  readonly stored: Readonly<Record<StoredKind, readonly StoredThing[]>>;
  readonly landings: ReadonlyMap<number, string>;
  readonly timeZones: ReadonlyMap<string, string>;
  readonly places: ReadonlyMap<string, string>;
  readonly halls: ReadonlyMap<string, WorldHall>;
  readonly rates: readonly Rate[];
  /** The highest base price of each currency, price and fee apart; empty when the file brings no rates. */
  readonly dearest: ReadonlyMap<string, number>;
  readonly dates: readonly StoredDate[];
  readonly largestPerformanceId: number;
}

/** What things may refer to, by source id: what the file holds, else what was stored before. */
export interface World {
  readonly has: (kind: StoredKind, sourceId: string) => boolean;
  readonly hasLanding: (id: number) => boolean;
  readonly halls: ReadonlyMap<string, WorldHall>;
  /** By location, and from place to location. */
  readonly timeZones: ReadonlyMap<string, string>;
  readonly places: ReadonlyMap<string, string>;
  readonly plans: ReadonlyMap<string, HallPlan>;
  readonly ratesFrom: (currency: string) => readonly Rate[];
}

export function makeWorld(catalogue: Catalogue, known: Known, plans: ReadonlyMap<string, HallPlan>): World {
  const sources = (kind: StoredKind) =>
    new Set([...catalogue[kind], ...known.stored[kind]].map(({ source_id }) => source_id));
  const all = Object.fromEntries(
    Object.keys(known.stored).map((kind) => [kind, sources(kind as StoredKind)]),
  );
  const landings = new Set([...known.landings.keys(), ...catalogue.landings.map(({ id }) => id)]);
  const rates = Object.groupBy(mergeRates(catalogue, known), ({ from }) => from);
  return {
    has: (kind, sourceId) => all[kind]?.has(sourceId) ?? false,
    hasLanding: (id) => landings.has(id),
    halls: new Map([...known.halls, ...catalogue.halls.map((hall) => [hall.source_id, hall] as const)]),
    timeZones: new Map([
      ...known.timeZones,
      ...catalogue.locations.map(({ source_id, time_zone }) => [source_id, time_zone] as const),
    ]),
    places: new Map([
      ...known.places,
      ...catalogue.places.map(({ source_id, location }) => [source_id, location] as const),
    ]),
    plans,
    ratesFrom: (currency) => rates[currency] ?? [],
  };
}

function mergeRates(catalogue: Catalogue, known: Known): Rate[] {
  const given = catalogue.exchange_rates.map(({ from, to, rate, step, set_at }) => ({
    from,
    to,
    rate: String(rate),
    step: String(step),
    setAt: new Date(set_at).toISOString(),
  }));
  const byPair = new Map([...known.rates, ...given].map((rate) => [`${rate.from} ${rate.to}`, rate]));
  return [...byPair.values()];
}

/** The time zone of a hall, as far as its place and location are known. */
export function hallTimeZone(world: World, hall: string): string | undefined {
  const place = world.halls.get(hall)?.place;
  const location = place === undefined ? undefined : world.places.get(place);
  return location === undefined ? undefined : world.timeZones.get(location);
}
