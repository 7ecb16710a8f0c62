import type { Catalogue } from '@parterre/contracts/catalogue-file/catalogue-file';
import { announceChanges, type CatalogueKey } from '../../../catalogue-reader/catalogue-changes.queries.ts';
import type { Db, Tx } from '../../../database/connect.ts';
import { isContended } from '../../../database/contention.ts';
import { indexSearch } from '../search/index/index-search.service.ts';
import type { CatalogueFault } from './catalogue-fault.ts';
import {
  type Counts,
  changedKeys,
  changedPerformances,
  countChanges,
  idLookup,
  writtenIds,
} from './change-summary.ts';
import { draftChanges, draftLandings } from './changes.ts';
import { type Checked, checkCatalogue } from './check-catalogue.ts';
import type { CheckedCatalogue } from './checked-catalogue.ts';
import { checkShape } from './checks/check-shape.ts';
import { draftEvents } from './draft-events.ts';
import { draftRows } from './draft-rows.ts';
import { keepConsoleEdits } from './edits/keep-edits.service.ts';
import type { ExistingCatalogue } from './import-context.ts';
import { enqueuePerformanceChanges } from './performance-changes.queries.ts';
import { readExistingCatalogue } from './read-stored.service.ts';
import { changedRates, rederivePrices } from './rederive-prices.service.ts';
import { draftRemovals, listRemoved, listRestored } from './removals.ts';
import { hideItems, removeItems } from './remove-items.service.ts';
import { readImportPlans } from './seating-plans.service.ts';
import { lockCatalogue } from './stored.queries.ts';
import { hasOutgrownStatistics, raiseRevisions, refreshStatistics } from './write-catalogue.queries.ts';
import {
  catalogueLanguages,
  storeCatalogueLanguages,
  writeEverything,
  writeShown,
} from './write-catalogue.service.ts';

export type ImportOutcome =
  | { readonly kind: 'imported'; readonly counts: Counts }
  | { readonly kind: 'refused'; readonly faults: readonly CatalogueFault[] };

export interface ImportOptions {
  readonly now?: Date;
  /** Whether what the file says counts where operators have changed it in the console since. */
  readonly overwritesConsole?: boolean;
}

/**
 * Stores a catalogue file (contracts/catalogue-file), all of it or nothing. What the file does not name stays as it is;
 * what has not changed is not touched.
 */
export async function importCatalogue(
  db: Db,
  file: unknown,
  options: ImportOptions = {},
): Promise<ImportOutcome> {
  const shape = checkShape(file);
  if (shape.kind === 'refused') return shape;
  const outcome = await importUncontended(db, shape.catalogue, options);
  // PostgreSQL refreshes its statistics by itself, but only after minutes; until then it would plan for too few rows.
  if (await hasOutgrownStatistics(db)) await db.transaction(refreshStatistics);
  return outcome;
}

const maxTries = 5;

/** Whoever buys comes first: what they took of what is to be removed is seen the next time, and refuses the file. */
async function importUncontended(
  db: Db,
  catalogue: Catalogue,
  options: ImportOptions,
): Promise<ImportOutcome> {
  for (let tries = 1; ; tries += 1)
    try {
      return await db.transaction((tx) => importOnce(tx, catalogue, options));
    } catch (error) {
      if (!isContended(error) || tries >= maxTries) throw error;
    }
}

async function importOnce(
  tx: Tx,
  catalogue: Catalogue,
  { now = new Date(), overwritesConsole = false }: ImportOptions,
): Promise<ImportOutcome> {
  const kept = await keepConsoleEdits(tx, catalogue, overwritesConsole);
  const result = await checkStored(tx, kept.catalogue);
  const faults = [...kept.faults, ...(result.kind === 'refused' ? result.faults.map(kept.locate) : [])];
  if (result.kind === 'refused' || faults.length > 0) return { kind: 'refused', faults };
  await kept.settle();
  return storeCatalogue(tx, result.checked, now);
}

/** Keeps others from changing the catalogue until the transaction ends. */
export async function holdCatalogue(tx: Tx): Promise<void> {
  await lockCatalogue(tx);
}

/**
 * Whether a file could be stored as things are, which they stay until the transaction ends. Performances by their ids are sold by other
 * plans from then on, though they have sold.
 */
export async function checkStored(
  tx: Tx,
  catalogue: Catalogue,
  swapped: ReadonlyMap<number, number> = new Map(),
): Promise<Checked> {
  const existing = swapPlans(await readExistingCatalogue(tx, catalogue), swapped);
  return checkCatalogue(catalogue, existing, await readImportPlans(tx, catalogue, existing));
}

/** What performances would be sold by. Their events are written anew, though files say the same of them. */
function swapPlans(existing: ExistingCatalogue, swapped: ReadonlyMap<number, number>): ExistingCatalogue {
  if (swapped.size === 0) return existing;
  const events = new Set(existing.dates.flatMap(({ id, event_id }) => (swapped.has(id) ? event_id : [])));
  return {
    ...existing,
    stored: {
      ...existing.stored,
      events: existing.stored.events.map((event) =>
        events.has(event.id) ? { ...event, content_hash: '' } : event,
      ),
    },
    dates: existing.dates.map((date) => {
      const plan_id = swapped.get(date.id);
      return plan_id === undefined ? date : { ...date, plan_id, is_busy: true };
    }),
  };
}

/** Stores what was checked in the same transaction. */
export async function storeCatalogue(tx: Tx, checked: CheckedCatalogue, now: Date): Promise<ImportOutcome> {
  const { changes, landings, languages, events, parts, removals } = draftWrites(checked, now);
  await writeEverything(tx, { parts, events, isFirst: checked.existing.stored.events.length === 0, now });
  const changed = await raiseRevisions(tx, changedPerformances(events, checked.existing.dates));
  await enqueuePerformanceChanges(tx, changed, now);
  await storeCatalogueLanguages(tx, checked, languages);
  const removed = listRemoved(removals, checked.existing, events);
  await removeItems(
    tx,
    { removals, removed, restored: listRestored(checked.existing, changes, events) },
    now,
  );
  const written = writtenIds(changes, removals);
  await indexSearch(tx, written);
  const repriced = checked.existing.isEmpty ? [] : await rederivePrices(tx, changedRates(checked), now);
  await announceChanges(tx, changedKeys(written, landings, repriced));
  return { kind: 'imported', counts: countChanges(changes, landings, removals) };
}

/**
 * Lets the rest of the transaction, which is then to be undone, read the catalogue as it would be with what was checked. Nobody hears of it,
 * nobody who buys waits for it, and what is found by its words is found by those of before. Answers what would be announced.
 */
export async function rehearseCatalogue(
  tx: Tx,
  checked: CheckedCatalogue,
  now: Date,
): Promise<CatalogueKey[]> {
  const { changes, landings, languages, events, parts, removals } = draftWrites(checked, now);
  await writeShown(tx, { parts, events });
  await hideItems(tx, removals);
  await storeCatalogueLanguages(tx, checked, languages);
  const repriced = await rederivePrices(tx, changedRates(checked), now);
  return changedKeys(writtenIds(changes, removals), landings, repriced);
}

function draftWrites(checked: CheckedCatalogue, now: Date) {
  const changes = draftChanges(checked);
  const landings = draftLandings(checked);
  const languages = catalogueLanguages(checked);
  const mainLang = checked.catalogue.main_lang;
  const context = { now, mainLang, languages, findId: idLookup(checked.existing, changes) };
  const events = draftEvents(checked, changes, context);
  const parts = draftRows({ checked, changes, landings, events }, context);
  return { changes, landings, languages, events, parts, removals: draftRemovals(checked) };
}
