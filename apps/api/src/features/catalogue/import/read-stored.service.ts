import type { Catalogue } from '@parterre/contracts/catalogue-file/catalogue-file';
import { money } from '@parterre/domain/money/money';
import { toWire } from '@parterre/domain/money/wire-money';
import type { Tx } from '../../../database/connect.ts';
import { readEventIds } from '../export/events.queries.ts';
import type { ExistingCatalogue } from './import-context.ts';
import { readDearest } from './rates.queries.ts';
import {
  type Referrer,
  selectOrderedEvents,
  selectReferrers,
  selectRemovedItems,
} from './removed-items.queries.ts';
import {
  lockCatalogue,
  readHalls,
  readLandings,
  readLargestPerformanceId,
  readLocations,
  readPlaces,
  readRates,
  readStored,
  readStoredPerformances,
} from './stored.queries.ts';
import { storedKinds } from './tables.ts';

/** Locks the catalogue and reads what the file may refer to or change. */
export async function readExistingCatalogue(tx: Tx, catalogue: Catalogue): Promise<ExistingCatalogue> {
  const { main_lang, languages, version } = await lockCatalogue(tx);
  const stored: Record<string, ExistingCatalogue['stored'][keyof ExistingCatalogue['stored']]> = {};
  for (const kind of storedKinds) stored[kind] = await readStored(tx, kind);
  const rates = await readRates(tx);
  const halls = await readHalls(tx);
  const { removed } = catalogue;
  return {
    mainLang: main_lang,
    languages,
    isEmpty: version === 0,
    // Filled for every kind above.
    stored: stored as ExistingCatalogue['stored'],
    landings: new Map((await readLandings(tx)).map(({ id, content_hash }) => [id, content_hash])),
    timeZones: new Map((await readLocations(tx)).map(({ source_id, time_zone }) => [source_id, time_zone])),
    places: new Map((await readPlaces(tx)).map(({ source_id, location }) => [source_id, location])),
    halls: new Map(
      halls.map(({ source_id, place, plan, capacity }) => [
        source_id,
        { place, plan: plan ?? undefined, capacity: capacity ?? undefined },
      ]),
    ),
    rates: rates.map(({ set_at, ...rate }) => ({ ...rate, setAt: set_at.toISOString() })),
    dearest: catalogue.exchange_rates.length > 0 ? await dearestPrices(tx) : new Map(),
    dates: await readStoredPerformances(tx, [
      ...catalogue.events.map(({ source_id }) => source_id),
      ...(removed.events ?? []),
    ]),
    largestPerformanceId: await readLargestPerformanceId(tx),
    removedItems: await selectRemovedItems(tx),
    referrers: await readReferrers(tx, removed),
    orderedEvents: await readOrdered(tx, removed.events ?? []),
  };
}

async function readReferrers(tx: Tx, removed: Catalogue['removed']): Promise<Referrer[]> {
  const all: Referrer[] = [];
  for (const kind of storedKinds) {
    const sources = removed[kind] ?? [];
    if (sources.length > 0) all.push(...(await selectReferrers(tx, kind, sources)));
  }
  return all;
}

async function readOrdered(tx: Tx, sources: readonly string[]): Promise<ReadonlySet<number>> {
  if (sources.length === 0) return new Set();
  const ids = (await readEventIds(tx, sources)).map(({ id }) => id);
  return new Set(await selectOrderedEvents(tx, ids));
}

async function dearestPrices(tx: Tx): Promise<Map<string, number>> {
  const rows = await readDearest(tx);
  return new Map(rows.map(({ currency, amount_minor }) => [currency, toWire(money(amount_minor, currency))]));
}
