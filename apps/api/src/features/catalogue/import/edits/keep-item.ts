import { type Item, type ItemKind, isEqual } from '@parterre/domain/drafts/item';
import { mergeItems } from '@parterre/domain/drafts/merge-items';
import { type CatalogueFault, explainedFault, type Path } from '../catalogue-fault.ts';
import { readHallPlan } from '../seating-plans.service.ts';

export type EditedKind = ItemKind | 'seating_plans';

export interface ItemName {
  readonly kind: EditedKind;
  readonly item_key: string;
}

export interface ItemEdit extends ItemName {
  /** By files, the last time; null where they never had it. */
  readonly said: Item | null;
  readonly edited_by: string;
  readonly edited_at: Date;
}

export interface KeptItem {
  /** To be stored; undefined where what is stored stays. */
  readonly item?: Item;
  /** What is to be remembered of it when the file is stored; nothing to be said where the file says what was written in the console. */
  readonly change?: ItemName & { readonly said?: Item };
  readonly faults?: readonly CatalogueFault[];
}

/** An item of a file with what was changed of it in the console, wherever the file says what files said before. */
export function keepItem(
  item: Item,
  { edit, stored }: { readonly edit: ItemEdit; readonly stored: Item | undefined },
  path: Path,
): KeptItem {
  const { kind, item_key, said } = edit;
  const name = { kind, item_key };
  // It says itself since when it counts.
  if (kind === 'exchange_rates' && stored)
    return isSetAfter(stored, item)
      ? { item: stored, change: { ...name, said: item } }
      : { item, change: name };
  const given = kind === 'seating_plans' ? readPlan(item) : comparable(kind, item);
  const theirs = stored && comparable(kind, stored);
  const merged = mergeItems({ base: said ?? undefined, mine: given, theirs });
  if (merged.collisions.length > 0) {
    const why = stored ? explain(edit) : explainRemoval(edit);
    return {
      item,
      faults: merged.collisions.map((collision) => explainedFault([...path, ...collision.path], why)),
    };
  }
  if (isEqual(merged.item, given)) return { item, change: name };
  const change = { ...name, said: given };
  // A plan stays as it was saved, and what was removed stays away.
  if (kind === 'seating_plans' || !merged.item) return { change };
  return { item: { ...merged.item, ...(item.dates !== undefined && { dates: item.dates }) }, change };
}

const isSetAfter = (one: Item, other: Item): boolean =>
  Date.parse(String(one.set_at)) > Date.parse(String(other.set_at));

/** However it was written, it is the same when it is stored the same. Dates have edits of their own. */
export function comparable(kind: EditedKind, item: Item): Item {
  if (kind !== 'events') return item;
  const { dates: _dates, labels, ...event } = item;
  return { ...event, ...(Array.isArray(labels) && { labels: [...new Set(labels)].sort() }) };
}

/** One that does not compile is refused for that. */
function readPlan({ plan }: Item): Item {
  const read = readHallPlan(plan);
  return read.kind === 'read' ? describePlan(read.hash) : {};
}

/** All that is compared of a plan. */
export const describePlan = (hash: string): Item => ({ plan: hash });

const explain = (edit: ItemEdit): string =>
  `was changed in the console by ${sign(edit)}, and in the file since: say the same here, or import with --overwrite-console`;

const explainRemoval = (edit: ItemEdit): string =>
  `was removed in the console by ${sign(edit)}, and the file says something else of it since: leave it out here, or import with --overwrite-console`;

/** The other way round: of what a file removes. */
export const explainKept = (edit: Pick<ItemEdit, 'edited_by' | 'edited_at'>): string =>
  `was changed in the console by ${sign(edit)}: leave it here, or import with --overwrite-console`;

const sign = ({ edited_by, edited_at }: Pick<ItemEdit, 'edited_by' | 'edited_at'>): string =>
  `${edited_by} on ${edited_at.toISOString().slice(0, 10)}`;
