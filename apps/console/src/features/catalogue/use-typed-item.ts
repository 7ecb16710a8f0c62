import type { EditedItem } from '@parterre/contracts/console/drafts';
import { type Item, type ItemKind, isEqual } from '@parterre/domain/drafts/item';
import { type Collision, mergeItems, withValue } from '@parterre/domain/drafts/merge-items';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { draftQuery, draftsQuery } from '../../api/queries.ts';
import { useMe } from '../../shell/use-me.ts';
import { useDraft } from '../../use-draft.ts';
import { useSaveItem } from './use-save-item.ts';

interface Options {
  readonly kind: ItemKind;
  readonly itemKey: string;
  readonly edited: Pick<EditedItem, 'published' | 'draft'>;
  /** What editing begins with, unless somebody typed before. */
  readonly first: Item;
  readonly draftId: string | undefined;
  /** What a draft is called that is begun with it. */
  readonly title: (item: Item) => string;
  readonly onSaved: (draftId: string) => Promise<void>;
}

/** What somebody has typed, and what they had before them when they began. */
interface Typed {
  readonly item: Item;
  readonly base: Item | null;
  readonly revision: number;
}

export const newDraft = 'new';

/** An item while somebody changes it: kept until it is saved, saved into a draft, put together with what others saved meanwhile. */
export function useTypedItem({ kind, itemKey, edited, first, draftId, title, onSaved }: Options) {
  const { published, draft } = edited;
  const [typed, setTyped, forget] = useDraft<Typed>(`item:${kind}:${itemKey}:${draftId ?? ''}`, {
    item: first,
    base: (draft ? draft.base : published) as Item | null,
    revision: draft?.revision ?? 0,
  });
  const [collisions, setCollisions] = useState<readonly Collision[]>([]);
  const [chosen, setChosen] = useState<string>();
  const me = useMe();
  const mayChange = me.permissions.includes('catalogue.change');
  const drafts = useQuery({ ...draftsQuery, enabled: mayChange });
  // Nobody writes without having chosen it into somebody else's draft, or into one that goes out by itself.
  const ownDraft = drafts.data?.results.find(
    ({ changed_by: by, publish_at: publishAt }) => by === me.email && publishAt === null,
  );
  const target = draftId ?? chosen ?? ownDraft?.id ?? newDraft;
  const { data: inDraft } = useQuery({
    ...draftQuery(target),
    enabled: mayChange && target !== newDraft,
  });
  const save = useSaveItem(kind, itemKey);
  const { item } = typed;
  const change = (next: Item) => setTyped({ ...typed, item: next });
  const submit = async () => {
    const outcome = await save.mutateAsync({
      ...typed,
      draftId: target === newDraft ? undefined : target,
      draftName: title(item),
    });
    if (outcome.kind === 'saved') {
      setTyped({ ...typed, revision: outcome.revision });
      forget();
      await onSaved(outcome.draftId);
      return;
    }
    // Somebody else has saved it meanwhile: what both did is put together, and where they differ one must choose.
    // Where they removed it, what was typed stays, and counts when it is saved again.
    const merged = mergeItems({ base: first, mine: typed.item, theirs: outcome.theirs ?? first });
    setTyped({ ...typed, item: merged.item, revision: outcome.revision });
    setCollisions(merged.collisions);
  };
  return {
    ...typed,
    change,
    mayChange,
    isChanged: !isEqual(item, (draft?.item ?? published ?? undefined) as Item | undefined),
    collisions,
    choose: (collision: Collision, value: Collision['mine']) => {
      change(withValue(item, collision.path, value));
      setCollisions(collisions.filter((other) => other !== collision));
    },
    drafts: drafts.data?.results ?? [],
    target,
    chooseTarget: setChosen,
    /** Whatever else is in the draft that it goes into. */
    inDraft,
    save,
    submit,
    forget,
  };
}

export type TypedItem = ReturnType<typeof useTypedItem>;
