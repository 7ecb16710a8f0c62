import type { CatalogueFile } from '@parterre/contracts/catalogue-file/catalogue-file';
import { parsePretixPlan } from '@parterre/domain/seats/pretix/parse-pretix-plan';
import type { Db, Tx } from '../../../database/connect.ts';
import {
  type SoldByRow,
  selectSoldBy,
  selectTakenSeats,
  selectTakenUnits,
} from './copy-performance.queries.ts';
import { selectMainLanguage } from './events.queries.ts';
import { exportEvents, withoutNulls } from './export-catalogue.service.ts';
import {
  selectCategories,
  selectCategoryTypes,
  selectHalls,
  selectLandings,
  selectLocations,
  selectPlaces,
  selectRates,
} from './items.queries.ts';

export interface PerformanceToCopy {
  readonly eventId: number;
  readonly performanceId: number;
  /** By which holds have run out or have not. */
  readonly at: Date;
}

export interface CopiedPerformance {
  readonly file: CatalogueFile;
  readonly landingId: number;
}

/**
 * One performance as a catalogue of its own, as it is at one moment. What is sold, held or withheld of it is kept from its sale, so that
 * as much can be had as today. It names no buyer and nobody on the stage. Undefined where there is none.
 */
export const copyPerformance = (db: Db, wanted: PerformanceToCopy): Promise<CopiedPerformance | undefined> =>
  db.transaction(async (tx) => {
    const soldBy = await selectSoldBy(tx, wanted);
    const [event] = (await exportEvents(tx, [wanted.eventId])).events ?? [];
    const date = event?.dates.find(({ source_id }) => source_id === soldBy?.source_id);
    if (!soldBy || !event || !date) return undefined;
    const { persons: _persons, invoices: _invoices, landings, ...played } = event;
    // Its sale opens when the crowd is there, and does not end before.
    const { sale_starts_at: _opening, sale_ends_at: _end, ...performance } = date;
    const [hall] = await selectHalls(tx, [date.hall]);
    const [place] = await selectPlaces(tx, hall?.place ? [hall.place] : []);
    const [category] = await selectCategories(tx, [event.category]);
    const landing = (await selectLandings(tx)).find(
      ({ id }) => id !== null && (landings?.includes(id) ?? true),
    );
    if (!hall || !place?.location || !category?.type || !landing?.id)
      throw new Error(`${event.source_id} is not whole`);
    const copied: Copied = {
      format: 'parterre-catalogue',
      version: 1,
      main_lang: await selectMainLanguage(tx),
      exchange_rates: await selectRates(tx),
      // What is written on its pages nobody of the crowd reads.
      landings: [{ ...landing, online: false, pages: [], navigation: [] }],
      category_types: await selectCategoryTypes(tx, [category.type]),
      categories: [category],
      locations: await selectLocations(tx, [place.location]),
      places: [place],
      seating_plans: soldBy.plan
        ? [{ source_id: soldBy.plan_source_id, name: soldBy.plan_name, plan: soldBy.plan }]
        : [],
      halls: [{ ...hall, plan: soldBy.plan_source_id }],
      events: [
        {
          ...played,
          dates: [{ ...performance, status: 'scheduled', not_for_sale: await readTaken(tx, soldBy, wanted) }],
        },
      ],
    };
    return { landingId: landing.id, file: toFile(copied) };
  }, 'repeatable read');

type Copied = Readonly<Record<string, string | number | readonly object[]>>;

/** What a file leaves out is null in the database. */
const toFile = (copied: Copied): CatalogueFile =>
  Object.fromEntries(
    Object.entries(copied).map(([name, value]) => [
      name,
      Array.isArray(value) ? value.map((item: object) => withoutNulls(item)) : value,
    ]),
    // Each was read as files have it; the import checks that.
  ) as unknown as CatalogueFile;

async function readTaken(tx: Tx, { plan }: SoldByRow, wanted: PerformanceToCopy) {
  const general = await selectTakenUnits(tx, wanted, wanted.at);
  const seats = plan ? await selectTakenSeats(tx, wanted, wanted.at) : [];
  return {
    seats: seats.length > 0 ? nameSeats(plan, seats) : [],
    general: Object.fromEntries(general.map(({ zone, count }) => [zone, count])),
  };
}

function nameSeats(plan: unknown, seats: readonly number[]): string[] {
  const parsed = parsePretixPlan(plan);
  if (parsed.kind === 'faulty') throw new Error('A stored plan does not compile any more');
  return seats.flatMap((seat) => parsed.guids[seat] ?? []);
}
