import { useEffect, useRef } from 'react';
import { useTexts } from '../../i18n/use-texts.ts';
import styles from './order-view.module.css';
import { QrCode } from './qr-code.tsx';

export interface EnlargedCodeProps {
  readonly code: string;
  readonly label: string;
  /** What the person at the door may ask for. */
  readonly details: string;
  readonly onClose: () => void;
}

/** The code over the whole screen, black on white, as a reader at the door likes it. A tap anywhere closes it. */
export function EnlargedCode({ code, label, details, onClose }: EnlargedCodeProps) {
  const t = useTexts();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape and the button close it too
    <dialog ref={dialog} className={styles.enlarged} aria-label={label} onClose={onClose} onClick={onClose}>
      <QrCode code={code} label={label} />
      <p>
        <b>{label}</b>
      </p>
      <p>{details}</p>
      <button type="button">{t('forms:close')}</button>
    </dialog>
  );
}
