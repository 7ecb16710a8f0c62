import type { ReactNode } from 'react';
import { describeFailure } from '../../api/faults.ts';
import { useTexts } from '../../i18n/language.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Notice } from '../../ui/notice.tsx';
import styles from './change-performances.module.css';

interface Props {
  readonly title: string;
  /** On the button that shows what would be done. */
  readonly look: string;
  readonly failure: Error | null;
  readonly isPending: boolean;
  readonly onLook: () => void;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** What is to become of performances is typed here; nothing is done before it was looked at. */
export function DraftDialog({ title, look, failure, isPending, onLook, onClose, children }: Props) {
  const texts = useTexts();
  return (
    <Dialog title={title} onClose={onClose}>
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          onLook();
        }}
        noValidate
      >
        {children}
        {failure && <Notice kind="fault">{describeFailure(failure, texts)}</Notice>}
        <div className={styles.buttons}>
          <Button type="submit" look="main" isBusy={isPending}>
            {look}
          </Button>
          <Button look="quiet" onPress={onClose}>
            {texts.cancel}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
