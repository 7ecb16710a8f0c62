import { useEffect, useId, useRef } from 'react';
import { useTexts } from '../../i18n/use-texts.ts';
import { Button } from '../../ui/button.tsx';
import styles from './hold-warning.module.css';
import { useBasketActions } from './use-basket-actions.ts';

/** Opens a minute before the hold ends, wherever the visitor is; one press extends it, as long as it can be extended. */
export function HoldWarning({ currency }: { readonly currency: string }) {
  const t = useTexts();
  const actions = useBasketActions(currency);
  const canExtend = (actions.basket?.extensions_left ?? 0) > 0;
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
    void actions.extend();
  };
  return (
    <dialog ref={dialog} className={styles.warning} aria-labelledby={id}>
      <h2 id={id}>{t('forms:holdEndingTitle')}</h2>
      <p>{t(canExtend ? 'forms:holdEndingText' : 'forms:refusal_extensions_exhausted')}</p>
      <div className={styles.actions}>
        {canExtend && (
          <Button isMain onPress={extend}>
            {t('forms:holdExtend')}
          </Button>
        )}
        <Button onPress={close}>{t(canExtend ? 'forms:holdLetGo' : 'forms:close')}</Button>
      </div>
    </dialog>
  );
}
