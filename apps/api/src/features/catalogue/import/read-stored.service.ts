import type { Catalogue } from '@parterre/contracts/catalogue-file/catalogue-file';
import { money } from '@parterre/domain/money/money';
import { toWire } from '@parterre/domain/money/wire-money';
import type { Tx } from '../../../database/connect.ts';
import type { ExistingCatalogue } from './import-context.ts';
import { readDearest } from './rates.queries.ts';
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
  writeShardsInTurn,
} from './stored.queries.ts';
import { storedKinds } from './tables.ts';

/** Locks the catalogue and reads what the file may refer to or change. */
export async function readExistingCatalogue(tx: Tx, catalogue: Catalogue): Promise<ExistingCatalogue> {
  writeShardsInTurn(tx);
  const { main_lang, languages, version } = await lockCatalogue(tx);
  const stored: Record<string, ExistingCatalogue['stored'][keyof ExistingCatalogue['stored']]> = {};
  for (const kind of storedKinds) stored[kind] = await readStored(tx, kind);
  const rates = await readRates(tx);
  const halls = await readHalls(tx);
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
    dates: await readStoredPerformances(
      tx,
      catalogue.events.map(({ source_id }) => source_id),
    ),
    largestPerformanceId: await readLargestPerformanceId(tx),
  };
}

async function dearestPrices(tx: Tx): Promise<Map<string, number>> {
  const rows = await readDearest(tx);
  return new Map(rows.map(({ currency, amount_minor }) => [currency, toWire(money(amount_minor, currency))]));
}
