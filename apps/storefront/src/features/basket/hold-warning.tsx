import { useEffect, useId, useRef, useState } from 'react';
import { useTexts } from '../../i18n/use-texts.ts';
import { Announcement } from '../../ui/announcement.tsx';
import { Button } from '../../ui/button.tsx';
import styles from './hold-warning.module.css';
import { openBesideTyping } from './open-beside-typing.ts';
import { useBasketActions } from './use-basket-actions.ts';

/**
 * Opens a minute before the hold ends, wherever the visitor is; one press extends it, as long as it can be extended. Whoever is typing keeps the focus, and is
 * told; no key that was meant for the page presses anything in it.
 */
export function HoldWarning({ currency }: { readonly currency: string }) {
  const t = useTexts();
  const actions = useBasketActions(currency);
  const canExtend = (actions.basket?.extensions_left ?? 0) > 0;
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const [isBeside, setBeside] = useState(false);
  useEffect(() => {
    const element = dialog.current;
    if (!element) return;
    const openOver = () => {
      element.showModal();
      heading.current?.focus();
      setBeside(false);
    };
    const stop = openBesideTyping(element, openOver);
    setBeside(!element.matches(':modal'));
    return () => {
      stop();
      element.close();
    };
  }, []);
  const close = () => dialog.current?.close();
  const extend = () => {
    close();
    void actions.extend();
  };
  const title = t('forms:holdEndingTitle');
  const text = t(canExtend ? 'forms:holdEndingText' : 'forms:refusal_extensions_exhausted');
  return (
    <>
      <Announcement text={isBeside ? `${title}. ${text}` : ''} />
      <dialog ref={dialog} className={styles.warning} aria-labelledby={id}>
        <h2 id={id} ref={heading} tabIndex={-1}>
          {title}
        </h2>
        <p>{text}</p>
        <div className={styles.actions}>
          {canExtend && (
            <Button isMain onPress={extend}>
              {t('forms:holdExtend')}
            </Button>
          )}
          <Button onPress={close}>{t(canExtend ? 'forms:holdLetGo' : 'forms:close')}</Button>
        </div>
      </dialog>
    </>
  );
}
