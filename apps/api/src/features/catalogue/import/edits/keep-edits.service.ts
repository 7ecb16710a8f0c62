import type { Catalogue } from '@parterre/contracts/catalogue-file/catalogue-file';
import type { Tx } from '../../../../database/connect.ts';
import { exportEvents } from '../../export/export-catalogue.service.ts';
import type { CatalogueFault } from '../catalogue-fault.ts';
import { checkShape } from '../checks/check-shape.ts';
import { lockCatalogue } from '../stored.queries.ts';
import { type StoredEdit, selectDateEdits } from './date-edits.queries.ts';
import { keepEdits } from './keep-edits.ts';

export interface KeptCatalogue {
  readonly catalogue: Catalogue;
  readonly settled: readonly StoredEdit[];
  readonly faults: readonly CatalogueFault[];
}

/** A file with all that operators changed in the console of the dates it names; `overwrites` lets the file count instead. */
export async function keepConsoleEdits(
  tx: Tx,
  catalogue: Catalogue,
  overwrites: boolean,
): Promise<KeptCatalogue> {
  // Before edits are read: the next one waits until the import is there.
  await lockCatalogue(tx);
  const edits = await selectDateEdits(
    tx,
    catalogue.events.map(({ source_id }) => source_id),
  );
  if (edits.length === 0 || overwrites) return { catalogue, settled: edits, faults: [] };
  const byEvent = Map.groupBy(edits, ({ event }) => event);
  const now = await readEvents(tx, [...new Set(edits.map(({ event_id }) => event_id))]);
  const current = new Map(now.events.map((event) => [event.source_id, event]));
  const kept = catalogue.events.map((event, index) => {
    const own = byEvent.get(event.source_id);
    const stored = current.get(event.source_id);
    if (!own || !stored) return { event, settled: [], faults: [] };
    const dates = new Map(stored.dates.map((date) => [date.source_id, date]));
    return keepEdits(event, { edits: own, dates }, ['events', index]);
  });
  return {
    catalogue: { ...catalogue, events: kept.map(({ event }) => event) },
    settled: kept.flatMap(({ settled }) => settled),
    faults: kept.flatMap(({ faults }) => faults),
  };
}

/** These events alone, as a file. */
export async function readEvents(tx: Tx, eventIds: readonly number[]): Promise<Catalogue> {
  const shape = checkShape(await exportEvents(tx, eventIds));
  if (shape.kind === 'refused')
    throw new Error(`an export is no file: ${shape.faults[0]?.path} ${shape.faults[0]?.reason}`);
  return shape.catalogue;
}
