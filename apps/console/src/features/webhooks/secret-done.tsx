import { useState } from 'react';
import { useTexts } from '../../i18n/language.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import styles from './webhooks.module.css';

interface Props {
  readonly secret: string;
  /** Whether there was one before, which still counts for a while. */
  readonly isReplacement?: boolean;
  readonly onClose: () => void;
}

/** The secret, this once: nobody can look it up later, but a new one can be made. */
export function SecretDone({ secret, isReplacement = false, onClose }: Props) {
  const texts = useTexts();
  const [isCopied, setIsCopied] = useState(false);
  const copy = async () => {
    await navigator.clipboard.writeText(secret);
    setIsCopied(true);
  };
  return (
    <Dialog title={texts.webhook.secretTitle} onClose={onClose}>
      <p>
        {texts.webhook.secretText}
        {isReplacement && ` ${texts.webhook.secretBefore}`}
      </p>
      <p className={styles.secret}>
        <output aria-label={texts.webhook.secret}>{secret}</output>
      </p>
      <div className={styles.acts}>
        <Button look="main" onPress={() => void copy().catch(() => setIsCopied(false))}>
          {isCopied ? texts.copied : texts.copy}
        </Button>
        <Button look="quiet" onPress={onClose}>
          {texts.close}
        </Button>
      </div>
    </Dialog>
  );
}
