import { describeFailure } from '../../api/faults.ts';
import { useTexts } from '../../i18n/language.tsx';
import { useMoment } from '../../i18n/use-moment.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Select } from '../../ui/select.tsx';
import styles from './catalogue.module.css';
import { useCatalogueTexts } from './use-catalogue-texts.ts';
import { newDraft, type TypedItem } from './use-typed-item.ts';

interface Props {
  readonly typed: TypedItem;
  /** The draft that it is edited in, once it is in one. */
  readonly draftId: string | undefined;
  /** Something must be put right first. */
  readonly isBlocked?: boolean;
}

/** Where what was typed goes, and whether it is there. */
export function SaveBar({ typed, draftId, isBlocked = false }: Props) {
  const texts = useCatalogueTexts();
  const all = useTexts();
  const moment = useMoment();
  const { save, collisions, drafts, target, isChanged } = typed;
  const state = isChanged ? texts.unsaved : draftId ? texts.savedInDraft : texts.asPublished;
  return (
    <footer className={styles.bar}>
      {!draftId && (
        <Select
          label={texts.intoDraft}
          value={target}
          options={[
            ...drafts.map(({ id, name, publish_at: publishAt }) => ({
              value: id,
              text: publishAt ? `${name} · ${texts.publishesAt(moment(publishAt))}` : name,
            })),
            { value: newDraft, text: texts.newDraft },
          ]}
          onChange={typed.chooseTarget}
        />
      )}
      <Button
        type="submit"
        look="main"
        isBusy={save.isPending}
        isDisabled={isBlocked || collisions.length > 0}
      >
        {texts.save}
      </Button>
      <p role="status">{save.isPending ? texts.saving : state}</p>
      {save.error && <Notice kind="fault">{describeFailure(save.error, all)}</Notice>}
    </footer>
  );
}
