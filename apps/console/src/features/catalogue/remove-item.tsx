import type { Item, ItemKind } from '@parterre/domain/drafts/item';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { describeFailure } from '../../api/faults.ts';
import { useTexts } from '../../i18n/language.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Select } from '../../ui/select.tsx';
import styles from './catalogue.module.css';
import { useCatalogueTexts } from './use-catalogue-texts.ts';
import { useSaveItem } from './use-save-item.ts';
import { newDraft, type TypedItem } from './use-typed-item.ts';

interface Props {
  readonly kind: ItemKind;
  readonly itemKey: string;
  readonly title: string;
  /** As the catalogue has it. */
  readonly published: Item;
  readonly typed: TypedItem;
  readonly draftId: string | undefined;
}

/** Marks an item for removal in a draft, where it is shown what is in the way of it. */
export function RemoveItem({ kind, itemKey, title, published, typed, draftId }: Props) {
  const texts = useCatalogueTexts();
  const all = useTexts();
  const { removal } = all;
  const navigate = useNavigate();
  const save = useSaveItem(kind, itemKey);
  const [isAsked, setIsAsked] = useState(false);
  // Of another edit that is in the draft already.
  const [seen, setSeen] = useState<number>();
  const { target, drafts } = typed;
  const remove = async () => {
    const outcome = await save.mutateAsync({
      draftId: target === newDraft ? undefined : target,
      draftName: title,
      base: published,
      item: null,
      revision: seen ?? (draftId === target ? typed.revision : 0),
    });
    if (outcome.kind === 'changed') return setSeen(outcome.revision);
    typed.forget();
    await navigate({ to: '/drafts/$draftId', params: { draftId: outcome.draftId } });
  };
  return (
    <>
      <Button look="quiet" onPress={() => setIsAsked(true)}>
        {removal.act}
      </Button>
      {isAsked && (
        <Dialog title={removal.title(title)} onClose={() => setIsAsked(false)}>
          <p>{removal.text}</p>
          {!draftId && (
            <Select
              label={texts.intoDraft}
              value={target}
              options={[
                ...drafts.map(({ id, name }) => ({ value: id, text: name })),
                { value: newDraft, text: texts.newDraft },
              ]}
              onChange={(draft) => {
                setSeen(undefined);
                typed.chooseTarget(draft);
              }}
            />
          )}
          {seen !== undefined && <Notice kind="warning">{removal.changedInDraft}</Notice>}
          {save.error && <Notice kind="fault">{describeFailure(save.error, all)}</Notice>}
          <div className={styles.acts}>
            <Button look="danger" isBusy={save.isPending} onPress={() => void remove()}>
              {removal.confirm}
            </Button>
            <Button look="quiet" onPress={() => setIsAsked(false)}>
              {removal.cancel}
            </Button>
          </div>
        </Dialog>
      )}
    </>
  );
}
