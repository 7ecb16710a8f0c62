import { useEffect, useId, useRef } from 'react';
import { useTexts } from '../../i18n/use-texts.ts';
import { Button } from '../../ui/button.tsx';
import styles from './hold-warning.module.css';
import { useBasketActs } from './use-basket-acts.ts';

/** Opens a minute before the end, wherever the visitor is; one press keeps the tickets. */
export function HoldWarning({ currency }: { readonly currency: string }) {
  const t = useTexts();
  const acts = useBasketActs(currency);
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);
  const close = () => dialog.current?.close();
  const extend = () => {
    close();
    void acts.extend();
  };
  return (
    <dialog ref={dialog} className={styles.warning} aria-labelledby={id}>
      <h2 id={id}>{t('forms:holdEndingTitle')}</h2>
      <p>{t('forms:holdEndingText')}</p>
      <div className={styles.acts}>
        <Button isMain onPress={extend}>
          {t('forms:holdExtend')}
        </Button>
        <Button onPress={close}>{t('forms:holdLetGo')}</Button>
      </div>
    </dialog>
  );
}
