import type { Catalogue } from '@parterre/contracts/catalogue-file/catalogue-file';
import { type Item, itemKinds, readItemKey, removableKinds } from '@parterre/domain/drafts/item';
import type { Tx } from '../../../../database/connect.ts';
import { exportEvents, exportItems } from '../../export/export-catalogue.service.ts';
import { type CatalogueFault, explainedFault } from '../catalogue-fault.ts';
import { checkShape } from '../checks/check-shape.ts';
import { lockCatalogue, readStoredPlans } from '../stored.queries.ts';
import { deleteDateEdits, type StoredEdit, selectDateEdits } from './date-edits.queries.ts';
import { deleteItemEdits, selectItemEdits, updateSaid } from './item-edits.queries.ts';
import { keepDates } from './keep-dates.ts';
import {
  describePlan,
  type EditedKind,
  explainKept,
  type ItemName,
  type KeptItem,
  keepItem,
} from './keep-item.ts';

export interface KeptCatalogue {
  readonly catalogue: Catalogue;
  readonly faults: readonly CatalogueFault[];
  /** A fault of it at its place in the file, of which some may be left out. */
  locate(fault: CatalogueFault): CatalogueFault;
  /** Forgets what files say themselves by now, and remembers what they said of the rest; to be called when the file is stored. */
  settle(): Promise<void>;
}

/** A file with all that operators changed in the console of what it names; `overwrites` lets the file count instead. */
export async function keepConsoleEdits(
  tx: Tx,
  catalogue: Catalogue,
  overwrites: boolean,
): Promise<KeptCatalogue> {
  // Before edits are read: the next one waits until the import is there.
  await lockCatalogue(tx);
  const dates = await keepDateEdits(tx, catalogue, overwrites);
  const items = await keepItemEdits(tx, dates.catalogue, overwrites);
  const removed = await keepFromRemoval(tx, catalogue, overwrites);
  return {
    catalogue: items.catalogue,
    faults: [...dates.faults, ...items.faults, ...removed.faults],
    locate: items.locate,
    settle: async () => {
      await deleteDateEdits(tx, dates.settled);
      await deleteItemEdits(tx, [...items.settled, ...removed.settled]);
      await updateSaid(tx, items.said);
    },
  };
}

async function keepDateEdits(tx: Tx, catalogue: Catalogue, overwrites: boolean) {
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
    if (!own || !stored) return { event, settled: [] as StoredEdit[], faults: [] };
    const dates = new Map(stored.dates.map((date) => [date.source_id, date]));
    return keepDates(event, { edits: own, dates }, ['events', index]);
  });
  return {
    catalogue: { ...catalogue, events: kept.map(({ event }) => event) },
    settled: kept.flatMap(({ settled }) => settled),
    faults: kept.flatMap(({ faults }) => faults),
  };
}

async function keepItemEdits(tx: Tx, catalogue: Catalogue, overwrites: boolean) {
  const edits = await selectItemEdits(tx, nameItems(catalogue));
  if (edits.length === 0 || overwrites)
    return { catalogue, settled: edits, said: [], faults: [], locate: (found: CatalogueFault) => found };
  const kept = new Map<EditedKind, readonly KeptItem[]>();
  for (const [kind, own] of Map.groupBy(edits, (edit) => edit.kind)) {
    const byKey = new Map(own.map((edit) => [edit.item_key, edit]));
    const stored = await readStoredItems(tx, kind, [...byKey.keys()]);
    kept.set(
      kind,
      readItems(catalogue, kind).map((item, index) => {
        const edit = byKey.get(readKey(kind, item));
        return edit ? keepItem(item, { edit, stored: stored.get(edit.item_key) }, [kind, index]) : { item };
      }),
    );
  }
  const changes = [...kept.values()].flat().flatMap(({ change }) => change ?? []);
  const lists = [...kept].map(([kind, items]) => [kind, items.flatMap(({ item }) => item ?? [])]);
  return {
    // Items of the file with stored fields in them, which are those of a file, too.
    catalogue: { ...catalogue, ...(Object.fromEntries(lists) as Partial<Catalogue>) },
    settled: changes.filter(({ said }) => said === undefined),
    said: changes.flatMap(({ said, ...name }) => (said ? { ...name, said } : [])),
    faults: [...kept.values()].flat().flatMap(({ faults }) => faults ?? []),
    locate: locator(kept),
  };
}

/** Items that are left out move those behind them to another place than they have in the file. */
function locator(kept: ReadonlyMap<EditedKind, readonly KeptItem[]>) {
  const places = new Map<string, readonly number[]>(
    [...kept].map(([kind, items]) => [kind, items.flatMap(({ item }, index) => (item ? index : []))]),
  );
  return (found: CatalogueFault): CatalogueFault => ({
    ...found,
    path: found.path.replace(
      /^(\w+)\[(\d+)\]/,
      (_whole, kind: string, index: string) => `${kind}[${places.get(kind)?.[Number(index)] ?? index}]`,
    ),
  });
}

/** What was changed in the console is not removed by a file without a word. Where it was removed there, too, both say the same. */
async function keepFromRemoval(tx: Tx, { removed }: Catalogue, overwrites: boolean) {
  const names = removableKinds.flatMap((kind) =>
    (removed[kind] ?? []).map((item_key, index) => ({ kind, item_key, index })),
  );
  const edits = names.length > 0 ? await selectItemEdits(tx, names) : [];
  if (overwrites) return { settled: edits, faults: [] };
  const byName = new Map(edits.map((edit) => [`${edit.kind} ${edit.item_key}`, edit]));
  const dated = new Map(
    (await selectDateEdits(tx, removed.events ?? [])).map((edit) => [`events ${edit.event}`, edit]),
  );
  const faults: CatalogueFault[] = [];
  const settled: ItemName[] = [];
  for (const { kind, item_key, index } of names) {
    const edit = byName.get(`${kind} ${item_key}`) ?? dated.get(`${kind} ${item_key}`);
    if (!edit) continue;
    if ((await readStoredItems(tx, kind, [item_key])).has(item_key))
      faults.push(explainedFault(['removed', kind, index], explainKept(edit)));
    else settled.push({ kind, item_key });
  }
  return { settled, faults };
}

const editedKinds: readonly EditedKind[] = [...itemKinds, 'seating_plans'];

// A file is JSON.
const readItems = (catalogue: Catalogue, kind: EditedKind) => catalogue[kind] as unknown as readonly Item[];

const readKey = (kind: EditedKind, item: Item): string =>
  kind === 'seating_plans' ? String(item.source_id) : readItemKey(kind, item);

const nameItems = (catalogue: Catalogue): ItemName[] =>
  editedKinds.flatMap((kind) =>
    readItems(catalogue, kind).map((item) => ({ kind, item_key: readKey(kind, item) })),
  );

/** As edits are held against them, by their keys. */
export async function readStoredItems(
  tx: Tx,
  kind: EditedKind,
  keys: readonly string[],
): Promise<ReadonlyMap<string, Item>> {
  if (kind !== 'seating_plans') return exportItems(tx, kind, keys);
  // The one that halls have is first.
  const plans = (await readStoredPlans(tx)).toReversed();
  return new Map(plans.map(({ source_id, hash }) => [source_id, describePlan(hash)]));
}

/** These events alone, as a file. */
export async function readEvents(tx: Tx, eventIds: readonly number[]): Promise<Catalogue> {
  const shape = checkShape(await exportEvents(tx, eventIds));
  if (shape.kind === 'refused')
    throw new Error(`an export is no file: ${shape.faults[0]?.path} ${shape.faults[0]?.reason}`);
  return shape.catalogue;
}
