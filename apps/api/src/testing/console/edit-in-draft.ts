import type { CommandInput } from '@parterre/contracts/console/commands';
import type { EditedItem } from '@parterre/contracts/console/drafts';
import { consolePaths } from '@parterre/contracts/paths/console-paths';
import type { Item } from '@parterre/domain/drafts/item';
import type { Answer, Operator } from './operator.ts';

type Save = CommandInput<'drafts.save-item'>;

export const beginDraft = async (editor: Operator, name = 'Autumn'): Promise<string> =>
  String((await editor.run('drafts.create', { name })).body.draft_id);

/** As somebody does who opens an item in a draft, changes it and saves it. */
export async function editInDraft(
  editor: Operator,
  draft_id: string,
  { kind, key }: Pick<Save, 'kind' | 'key'>,
  change: (item: Item) => Item,
): Promise<Answer> {
  const query = new URLSearchParams({ kind, key, draft_id });
  const { body } = await editor.get(`${consolePaths.readItem}?${query}`);
  const { published, draft } = body as unknown as EditedItem;
  // What an item holds is JSON.
  const item = change((draft?.item ?? published) as Item) as Save['item'];
  const base = draft ? draft.base : published;
  return editor.run('drafts.save-item', { draft_id, kind, key, base, item, revision: draft?.revision ?? 0 });
}
