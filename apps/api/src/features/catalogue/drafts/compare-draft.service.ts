import type { CatalogueFile } from '@parterre/contracts/catalogue-file/catalogue-file';
import { compareItems, type Difference } from '@parterre/domain/drafts/compare-items';
import { type Item, type ItemKind, itemKinds, removableKinds } from '@parterre/domain/drafts/item';
import { type Collision, mergeItems } from '@parterre/domain/drafts/merge-items';
import type { Tx } from '../../../database/connect.ts';
import { selectMainLanguage } from '../export/events.queries.ts';
import { exportItems } from '../export/export-catalogue.service.ts';
import type { CatalogueFault } from '../import/catalogue-fault.ts';
import type { CheckedCatalogue } from '../import/checked-catalogue.ts';
import { checkShape } from '../import/checks/check-shape.ts';
import { checkStored } from '../import/import-catalogue.service.ts';
import { lockCatalogue } from '../import/stored.queries.ts';
import { itemTitle } from './item-title.ts';

/** An item as somebody wants it, and as it was when they began. */
export interface WantedItem {
  readonly kind: ItemKind;
  readonly key: string;
  readonly base: Item | null;
  /** Null where it is to be removed. */
  readonly item: Item | null;
}

export interface ComparedItem extends WantedItem {
  /** In the catalogue; null where it is not. */
  readonly published: Item | null;
  readonly title: string;
  /** What would be in the catalogue; null where nothing would. */
  readonly merged: Item | null;
  readonly differences: readonly Difference[];
  readonly collisions: readonly Collision[];
  readonly faults: readonly ItemFault[];
}

/** Its path is that inside the item. */
export type ItemFault = Pick<CatalogueFault, 'path' | 'code' | 'params' | 'obstacle'>;

export interface ComparedDraft {
  readonly items: readonly ComparedItem[];
  /** Of no item alone. */
  readonly faults: readonly ItemFault[];
  /** To be stored before the transaction ends; undefined where the import refuses it. */
  readonly checked: CheckedCatalogue | undefined;
}

/** Holds what is wanted against the catalogue, which nobody else changes until the transaction ends, and has the import check what comes of it. */
export async function compareDraft(tx: Tx, wanted: readonly WantedItem[]): Promise<ComparedDraft> {
  // Before it is read: what is stored meanwhile would be overwritten.
  await lockCatalogue(tx);
  const mainLang = await selectMainLanguage(tx);
  const published = await readPublished(tx, wanted);
  const merged = wanted.map((one) => {
    const theirs = published.get(`${one.kind} ${one.key}`) ?? null;
    const result = mergeItems({
      base: one.base ?? undefined,
      mine: one.item ?? undefined,
      theirs: theirs ?? undefined,
    });
    return {
      ...one,
      published: theirs,
      title:
        itemTitle(one.item, mainLang) ??
        itemTitle(theirs, mainLang) ??
        itemTitle(one.base, mainLang) ??
        one.key,
      merged: result.item ?? null,
      differences: compareItems(theirs ?? undefined, result.item),
      collisions: result.collisions,
    };
  });
  const file = writeFile(mainLang, merged);
  const shape = checkShape(file);
  const outcome = shape.kind === 'refused' ? shape : await checkStored(tx, shape.catalogue);
  const faults = outcome.kind === 'refused' ? outcome.faults.map((fault) => placeFault(file, fault)) : [];
  return {
    items: merged.map((item) => ({
      ...item,
      faults: faults.flatMap(({ of, ...fault }) => (of && isAbout(item, of) ? fault : [])),
    })),
    faults: faults.flatMap(({ of, ...fault }) => (of ? [] : fault)),
    checked: outcome.kind === 'checked' ? outcome.checked : undefined,
  };
}

async function readPublished(tx: Tx, wanted: readonly WantedItem[]): Promise<ReadonlyMap<string, Item>> {
  const found = new Map<string, Item>();
  for (const kind of itemKinds) {
    const keys = wanted.flatMap((item) => (item.kind === kind ? item.key : []));
    if (keys.length === 0) continue;
    for (const [key, item] of await exportItems(tx, kind, keys)) found.set(`${kind} ${key}`, item);
  }
  return found;
}

/** A partial catalogue file. What it does not name stays as it is. */
function writeFile(main_lang: string, items: readonly MergedItem[]): DraftFile {
  const ofKind = (kind: ItemKind) => items.filter((item) => item.kind === kind);
  const lists = itemKinds.map((kind) => [kind, ofKind(kind).flatMap(({ merged }) => merged ?? [])]);
  const removed = removableKinds.map((kind) => [
    kind,
    ofKind(kind).flatMap(({ merged, key }) => (merged ? [] : key)),
  ]);
  const head: CatalogueFile = { format: 'parterre-catalogue', version: 1, main_lang };
  return { ...head, ...Object.fromEntries(lists), removed: Object.fromEntries(removed) };
}

type MergedItem = Pick<ComparedItem, 'kind' | 'key' | 'merged'>;
type DraftFile = Readonly<Record<string, unknown>> & {
  readonly removed: Readonly<Record<string, readonly string[]>>;
};

interface PlacedFault extends ItemFault {
  readonly of?: { readonly kind: string; readonly item?: unknown; readonly removedKey?: string | undefined };
}

/** At the item that it is about, by its place in the file. */
function placeFault(file: DraftFile, { path, code, params, obstacle }: CatalogueFault): PlacedFault {
  const [whole, removal, kind = '', index] = /^(removed\.)?(\w+)\[(\d+)\]\.?/.exec(path) ?? [''];
  const told = { path: path.slice(whole.length), code, params, ...(obstacle && { obstacle }) };
  if (removal) return { ...told, of: { kind, removedKey: file.removed[kind]?.[Number(index)] } };
  const list = file[kind];
  const item = Array.isArray(list) ? list[Number(index)] : undefined;
  return item === undefined ? { path, code, params } : { ...told, of: { kind, item } };
}

const isAbout = ({ kind, key, merged }: MergedItem, of: NonNullable<PlacedFault['of']>) =>
  kind === of.kind && (merged ? merged === of.item : key === of.removedKey);
