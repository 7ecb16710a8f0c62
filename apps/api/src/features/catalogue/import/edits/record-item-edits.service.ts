import { type Item, isEqual } from '@parterre/domain/drafts/item';
import type { Tx } from '../../../../database/connect.ts';
import { deleteItemEdits, selectItemEdits, storeItemEdits } from './item-edits.queries.ts';
import { comparable, type ItemName } from './keep-item.ts';

export interface WrittenItem extends ItemName {
  /** Null where it was not there. */
  readonly before: Item | null;
  /** Null where it is not there any more. */
  readonly after: Item | null;
}

/** Items that were written in the console: what files said of them is remembered, so that later imports leave alone what was changed. */
export async function recordItemEdits(
  tx: Tx,
  items: readonly WrittenItem[],
  editor: { readonly by: string; readonly at: Date },
): Promise<void> {
  const earlier = new Map(
    (await selectItemEdits(tx, items)).map((edit) => [`${edit.kind} ${edit.item_key}`, edit.said]),
  );
  const changed = items.flatMap(({ kind, item_key, ...item }) => {
    const before = item.before && comparable(kind, item.before);
    const after = item.after && comparable(kind, item.after);
    if (before && after && isEqual(before, after)) return [];
    const said = earlier.get(`${kind} ${item_key}`);
    return { kind, item_key, said: said === undefined ? before : said, after };
  });
  // Changed back to what files say, or removed where they never said anything: there is nothing left to keep.
  const isUndone = ({ said, after }: (typeof changed)[number]) =>
    said === null ? after === null : isEqual(said, after);
  await deleteItemEdits(tx, changed.filter(isUndone));
  await storeItemEdits(
    tx,
    changed.filter((item) => !isUndone(item)).map(({ kind, item_key, said }) => ({ kind, item_key, said })),
    editor,
  );
}
