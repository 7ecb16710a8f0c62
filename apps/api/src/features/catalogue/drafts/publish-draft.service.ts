import type { Difference } from '@parterre/domain/drafts/compare-items';
import {
  type Actor,
  type Command,
  type Json,
  type Preview,
  type Refused,
  refuse,
} from '../../../commands/command.ts';
import type { Tx } from '../../../database/connect.ts';
import { makeProblem } from '../../../problems/problem.ts';
import { type ComparedDraft, type ComparedItem, compareDraft } from './compare-draft.service.ts';
import { noDraft } from './draft-commands.service.ts';
import { type DraftRow, deleteDraft, lockDraft, scheduleDraft, selectDraftItems } from './drafts.queries.ts';
import { storePublication } from './store-publication.service.ts';
import { changesSites, mayChangeSites, sitesAreOwners, touchedArea } from './touched-area.service.ts';

const refusedDraft = makeProblem('draft_refused', 'Something is in its way; the preview says what.');
const nothingChanges = makeProblem('nothing_changes', 'The catalogue says all of this already.');
const inPast = makeProblem('into_past', 'That time is over.');
const needsAccount = makeProblem('not_permitted', 'A time is set by somebody with an account.');

interface Publishing {
  readonly draft: DraftRow;
  readonly compared: ComparedDraft;
  readonly at: Date | null;
}

type Published = { readonly draft_id: string; readonly publication_id: string | null };

/** One import, all of it or nothing; or at a time, when it is held against the catalogue once more. */
export const publishDraft: Command<'drafts.publish', Publishing, Published> = {
  name: 'drafts.publish',
  permission: 'catalogue.change',
  needsStepUp: false,
  preview: async (tx, { draft_id, at: time }, { actor, at: now }) => {
    const at = time === null ? null : new Date(time);
    if (at && at <= now) return refuse(inPast);
    if (at && actor.kind !== 'staff') return refuse(needsAccount);
    const draft = await lockDraft(tx, draft_id);
    if (!draft) return refuse(noDraft);
    const previewed = await previewDraft(tx, draft, actor);
    if (previewed.kind === 'refused') return previewed;
    const { compared, ...preview } = previewed;
    return {
      ...preview,
      after: { ...preview.after, publish_at: time },
      // Each item has its history once it is published, not before.
      ...(at && { parts: [{ subject: `draft:${draft_id}`, before: null, after: { publish_at: time } }] }),
      change: { draft, compared, at },
    };
  },
  run: async (tx, { draft, compared, at }, { actor, at: now, reason }) => {
    if (at && actor.kind === 'staff') {
      const { accountId, sessionId } = actor;
      await scheduleDraft(tx, draft.id, { at, accountId, sessionId, reason });
      return { draft_id: draft.id, publication_id: null };
    }
    return storeDraft(tx, draft, compared, { by: actor.name, at: now });
  },
  answer: (stored) => stored,
};

type PreviewedDraft = Omit<Preview<unknown>, 'change' | 'after'> & {
  readonly after: { readonly [key: string]: Json };
  readonly compared: ComparedDraft;
};

/** What publishing it would do, in the words of a preview. */
export async function previewDraft(tx: Tx, draft: DraftRow, actor: Actor): Promise<PreviewedDraft | Refused> {
  const rows = await selectDraftItems(tx, draft.id);
  const compared = await compareDraft(
    tx,
    rows.map(({ kind, item_key, base, item }) => ({ kind, key: item_key, base, item })),
  );
  const { items, faults } = compared;
  if (changesSites(items) && !mayChangeSites(actor)) return refuse(sitesAreOwners);
  const isRefused = isInTheWay(compared);
  if (!isRefused && items.every(({ differences }) => differences.length === 0)) return refuse(nothingChanges);
  return {
    kind: 'previewed',
    subject: `draft:${draft.id}`,
    area: await touchedArea(tx, items),
    before: { name: draft.name },
    after: { items: items.map(describeItem), faults: toJson(faults) },
    parts: items.flatMap(describePart),
    ...(isRefused && { blocked: refusedDraft }),
    compared,
  };
}

/** Whether the import refuses it, or others have changed the same. */
export const isInTheWay = ({ items, faults }: ComparedDraft): boolean =>
  faults.length > 0 || items.some((item) => item.faults.length > 0 || item.collisions.length > 0);

/** Publishes what was compared in the same transaction; the draft is gone with it. */
async function storeDraft(
  tx: Tx,
  draft: Pick<DraftRow, 'id' | 'name'>,
  { items, checked }: ComparedDraft,
  editor: { readonly by: string; readonly at: Date },
): Promise<Published> {
  if (!checked) throw new Error('a draft that the import refuses was to be published');
  const publication_id = await storePublication(
    tx,
    { name: draft.name, items, checked, undoes: null },
    editor,
  );
  await deleteDraft(tx, draft.id);
  return { draft_id: draft.id, publication_id };
}

// What an item holds came as JSON.
const toJson = (value: unknown): Json => value as Json;

export const describeItem = (item: ComparedItem): Json => ({
  kind: item.kind,
  key: item.key,
  title: item.title,
  is_new: item.published === null && item.item !== null,
  is_removed: item.item === null,
  differences: toJson(item.differences),
  collisions: toJson(item.collisions),
  faults: toJson(item.faults),
});

/** What the log is told of one item: what was otherwise before, by where it stands. */
export function describePart({ kind, key, differences }: ComparedItem) {
  if (differences.length === 0) return [];
  const fields = (side: (difference: Difference) => unknown): Json =>
    toJson(
      Object.fromEntries(
        differences.map((difference) => [difference.path.join('.'), side(difference) ?? null]),
      ),
    );
  return [
    {
      subject: `item:${kind}:${key}`,
      before: fields(({ before }) => before),
      after: fields(({ after }) => after),
    },
  ];
}

export const unscheduleDraft: Command<'drafts.unschedule', string, { readonly draft_id: string }> = {
  name: 'drafts.unschedule',
  permission: 'catalogue.change',
  needsStepUp: false,
  preview: async (tx, { draft_id }) => {
    const draft = await lockDraft(tx, draft_id);
    if (!draft) return refuse(noDraft);
    if (!draft.publish_at) return refuse(makeProblem('nothing_changes', 'It waits for no time.'));
    return {
      kind: 'previewed',
      subject: `draft:${draft_id}`,
      area: { kind: 'own' },
      before: { publish_at: draft.publish_at.toISOString() },
      after: { publish_at: null },
      change: draft_id,
    };
  },
  run: async (tx, draft_id) => {
    await scheduleDraft(tx, draft_id, null);
    return { draft_id };
  },
  answer: (stored) => stored,
};
