import { randomBytes, randomUUID } from 'node:crypto';
import type { CommandInput, CommandName } from '@parterre/contracts/console/commands';
import type { Item, ItemKind } from '@parterre/domain/drafts/item';
import { isRemovable, readItemKey } from '@parterre/domain/drafts/item';
import type { Area } from '@parterre/domain/staff/scope';
import { type Command, type Json, type Preview, type Refused, refuse } from '../../../commands/command.ts';
import type { Tx } from '../../../database/connect.ts';
import { makeProblem } from '../../../problems/problem.ts';
import { exportItems } from '../export/export-catalogue.service.ts';
import {
  type DraftItemRow,
  type DraftRow,
  deleteDraft,
  deleteDraftItem,
  insertDraft,
  lockDraft,
  selectDraftItem,
  storeDraftItem,
  touchDraft,
} from './drafts.queries.ts';
import { changesSites, mayChangeSites, sitesAreOwners, touchedArea } from './touched-area.service.ts';

/** Drafts are the house's: whoever may change any of the catalogue works on all of them, and is held to their limits when it is published. */
const shared = { area: { kind: 'own' } } as const;

export const noDraft = makeProblem('not_found', 'There is no such draft, or not any more.');
const noItem = makeProblem('not_found', 'The draft does not have it.');
const notRemovable = makeProblem(
  'change_refused',
  'Sites are not removed but go offline, and a rate of exchange is replaced by a newer one.',
);
const nothingToRemove = makeProblem('change_refused', 'The catalogue does not have it.');
const otherKey = makeProblem('change_refused', 'The item has another key.');

/** 128 bits: nobody finds a preview by trying. */
const previewKeyBytes = 16;

type Stored = { readonly draft_id: string };

interface DraftCommand<Name extends CommandName, Change> {
  readonly name: Name;
  readonly preview: (tx: Tx, input: CommandInput<Name>) => Promise<Preview<Change> | Refused>;
  readonly run: Command<Name, Change, Stored>['run'];
}

const onDraft = <Name extends CommandName, Change>(command: DraftCommand<Name, Change>) => ({
  permission: 'catalogue.change' as const,
  needsStepUp: false,
  maxBodyBytes: 4_000_000,
  ...command,
});

export const createDraft: Command<'drafts.create', { id: string; name: string }, Stored> = {
  ...onDraft<'drafts.create', { id: string; name: string }>({
    name: 'drafts.create',
    preview: async (_tx, { name }) => ({
      kind: 'previewed',
      subject: 'drafts',
      ...shared,
      before: null,
      after: { name },
      change: { id: randomUUID(), name },
    }),
    run: async (tx, { id, name }, { actor, at }) => {
      const preview_key = randomBytes(previewKeyBytes).toString('base64url');
      await insertDraft(tx, { id, name, preview_key, by: actor.name, at });
      return { draft_id: id };
    },
  }),
  answer: (stored) => stored,
};

export const renameDraft: Command<'drafts.rename', { id: string; name: string }, Stored> = {
  ...onDraft<'drafts.rename', { id: string; name: string }>({
    name: 'drafts.rename',
    preview: async (tx, { draft_id, name }) => {
      const draft = await lockDraft(tx, draft_id);
      if (!draft) return refuse(noDraft);
      return {
        kind: 'previewed',
        subject: `draft:${draft_id}`,
        ...shared,
        before: { name: draft.name },
        after: { name },
        change: { id: draft_id, name },
      };
    },
    run: async (tx, { id, name }, { actor, at }) => {
      await touchDraft(tx, { id, name, by: actor.name, at });
      return { draft_id: id };
    },
  }),
  answer: (stored) => stored,
};

interface Saving {
  readonly draft: DraftRow;
  readonly kind: ItemKind;
  readonly key: string;
  readonly base: Item | null;
  /** Null where it is to be removed. */
  readonly item: Item | null;
  readonly revision: number;
}

type SavedItem = { readonly draft_id: string; readonly revision: number };

/** What is half written is kept, too: it is checked when the draft is looked at, and when it is published. */
export const saveDraftItem: Command<'drafts.save-item', Saving, SavedItem> = {
  name: 'drafts.save-item',
  permission: 'catalogue.change',
  needsStepUp: false,
  maxBodyBytes: 4_000_000,
  preview: async (tx, input, { actor }) => {
    const { draft_id, kind, key, revision } = input;
    // Parsed out of JSON, and nothing else is in it.
    const [base, item] = [input.base as Item | null, input.item as Item | null];
    const draft = await lockDraft(tx, draft_id);
    if (!draft) return refuse(noDraft);
    if (!item && !isRemovable(kind)) return refuse(notRemovable);
    if (!item && !base) return refuse(nothingToRemove);
    if (item && readItemKey(kind, item) !== key) return refuse(otherKey);
    const stored = await selectDraftItem(tx, { draftId: draft_id, kind, key });
    if ((stored?.revision ?? 0) !== revision) return refuse(changedBy(stored));
    const isTimed = draft.publish_at !== null;
    if (isTimed && changesSites([{ kind }]) && !mayChangeSites(actor)) return refuse(sitesAreOwners);
    return {
      kind: 'previewed',
      subject: `draft:${draft_id}`,
      // It goes out in the name of whoever set the time, who does not look again: only what could be published is put in.
      area: isTimed ? await savedArea(tx, { kind, key, item }) : shared.area,
      before: { kind, key, revision },
      after: { kind, key, revision: revision + 1, ...(!item && { is_removed: true }) },
      change: { draft, kind, key, base, item, revision: revision + 1 },
    };
  },
  run: async (tx, { draft, ...saved }, { actor, at }) => {
    await storeDraftItem(tx, { draftId: draft.id, ...saved, by: actor.name, at });
    await touchDraft(tx, { id: draft.id, name: draft.name, by: actor.name, at });
    return { draft_id: draft.id, revision: saved.revision };
  },
  answer: (stored) => stored,
};

async function savedArea(tx: Tx, { kind, key, item }: Pick<Saving, 'kind' | 'key' | 'item'>): Promise<Area> {
  const published = (await exportItems(tx, kind, [key])).get(key) ?? null;
  return touchedArea(tx, [{ kind, key, published, merged: item }]);
}

const changedBy = (stored: DraftItemRow | undefined) =>
  makeProblem('draft_changed', 'Somebody else has changed it in this draft.', {
    changed_by: stored ? stored.edited_by : null,
  });

interface Removing {
  readonly draft: DraftRow;
  readonly kind: ItemKind;
  readonly key: string;
}

export const removeDraftItem: Command<'drafts.remove-item', Removing, Stored> = {
  ...onDraft<'drafts.remove-item', Removing>({
    name: 'drafts.remove-item',
    preview: async (tx, { draft_id, kind, key }) => {
      const draft = await lockDraft(tx, draft_id);
      if (!draft) return refuse(noDraft);
      if (!(await selectDraftItem(tx, { draftId: draft_id, kind, key }))) return refuse(noItem);
      return {
        kind: 'previewed',
        subject: `draft:${draft_id}`,
        ...shared,
        before: { kind, key },
        after: null,
        change: { draft, kind, key },
      };
    },
    run: async (tx, { draft, kind, key }, { actor, at }) => {
      await deleteDraftItem(tx, { draftId: draft.id, kind, key });
      await touchDraft(tx, { id: draft.id, name: draft.name, by: actor.name, at });
      return { draft_id: draft.id };
    },
  }),
  answer: (stored) => stored,
};

export const discardDraft: Command<'drafts.discard', string, Stored> = {
  ...onDraft<'drafts.discard', string>({
    name: 'drafts.discard',
    preview: async (tx, { draft_id }) => {
      const draft = await lockDraft(tx, draft_id);
      if (!draft) return refuse(noDraft);
      const before: Json = { name: draft.name };
      return {
        kind: 'previewed',
        subject: `draft:${draft_id}`,
        ...shared,
        before,
        after: null,
        change: draft_id,
      };
    },
    run: async (tx, id) => {
      await deleteDraft(tx, id);
      return { draft_id: id };
    },
  }),
  answer: (stored) => stored,
};
