import type { Item } from '@parterre/domain/drafts/item';
import type { Tx } from '../../../../database/connect.ts';
import { sql } from '../../../../database/sql.ts';
import type { ItemEdit, ItemName } from './keep-item.ts';

export async function selectItemEdits(tx: Tx, items: readonly ItemName[]): Promise<readonly ItemEdit[]> {
  const { rows } = await tx.query(sql<ItemEdit>`
    select edits.kind, edits.item_key, edits.said, edits.edited_by, edits.edited_at
    from unnest(${items.map(({ kind }) => kind)}::text[], ${items.map(({ item_key }) => item_key)}::text[]) as given (kind, item_key)
    join item_edits as edits on edits.kind = given.kind and edits.item_key = given.item_key`);
  return rows;
}

/** What files said stays as it was when the first of several edits was made. */
export async function storeItemEdits(
  tx: Tx,
  edits: readonly (ItemName & Pick<ItemEdit, 'said'>)[],
  { by, at }: { readonly by: string; readonly at: Date },
): Promise<void> {
  if (edits.length === 0) return;
  await tx.query(sql`
    insert into item_edits (kind, item_key, said, edited_by, edited_at)
    select kind, item_key, nullif(said, 'null'), ${by}, ${at}::timestamptz
    from jsonb_to_recordset(${JSON.stringify(edits)}) as given (kind text, item_key text, said jsonb)
    on conflict (kind, item_key) do update
    set edited_by = excluded.edited_by, edited_at = excluded.edited_at`);
}

/** Files say something else of them by now, and of nothing that was changed here. */
export async function updateSaid(
  tx: Tx,
  edits: readonly (ItemName & { readonly said: Item })[],
): Promise<void> {
  if (edits.length === 0) return;
  await tx.query(sql`
    update item_edits
    set said = given.said
    from jsonb_to_recordset(${JSON.stringify(edits)}) as given (kind text, item_key text, said jsonb)
    where item_edits.kind = given.kind and item_edits.item_key = given.item_key`);
}

export async function deleteItemEdits(tx: Tx, edits: readonly ItemName[]): Promise<void> {
  if (edits.length === 0) return;
  await tx.query(sql`
    delete from item_edits
    using unnest(${edits.map(({ kind }) => kind)}::text[], ${edits.map(({ item_key }) => item_key)}::text[]) as given (kind, item_key)
    where item_edits.kind = given.kind and item_edits.item_key = given.item_key`);
}
