import type { Tx } from '../../../../database/connect.ts';
import { sql } from '../../../../database/sql.ts';
import type { DateEdit, EditedField } from './keep-dates.ts';

export interface StoredEdit extends DateEdit {
  readonly event_id: number;
  /** As files call it. */
  readonly event: string;
}

/** Of these events, by what files call them; the latest last. */
export async function selectDateEdits(tx: Tx, events: readonly string[]): Promise<readonly StoredEdit[]> {
  const { rows } = await tx.query(sql<StoredEdit>`
    select edits.event_id, events.source_id as event, edits.source_id, edits.field, edits.said, edits.edited_by, edits.edited_at
    from date_edits as edits
    join events on events.id = edits.event_id
    where events.source_id = any(${events})
    order by edits.edited_at, edits.source_id, edits.field`);
  return rows;
}

export interface NewEdit {
  readonly event_id: number;
  readonly source_id: string;
  readonly field: EditedField;
  readonly said: unknown;
}

/** What files said stays as it was when the first of several edits was made. */
export async function storeDateEdits(
  tx: Tx,
  edits: readonly NewEdit[],
  { by, at }: { readonly by: string; readonly at: Date },
): Promise<void> {
  if (edits.length === 0) return;
  await tx.query(sql`
    insert into date_edits (event_id, source_id, field, said, edited_by, edited_at)
    select event_id, source_id, field, nullif(said, 'null'), ${by}, ${at}::timestamptz
    from jsonb_to_recordset(${JSON.stringify(edits)}) as given (event_id integer, source_id text, field text, said jsonb)
    on conflict (event_id, source_id, field) do update
    set edited_by = excluded.edited_by, edited_at = excluded.edited_at`);
}

export async function deleteDateEdits(
  tx: Tx,
  edits: readonly Pick<StoredEdit, 'event_id' | 'source_id' | 'field'>[],
): Promise<void> {
  for (const { event_id, source_id, field } of edits)
    await tx.query(sql`
      delete from date_edits where event_id = ${event_id} and source_id = ${source_id} and field = ${field}`);
}
