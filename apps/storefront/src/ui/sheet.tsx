import { type ReactNode, useEffect, useId, useRef } from 'react';
import styles from './sheet.module.css';
import { ToolIcon } from './tool-icon.tsx';

export interface SheetProps {
  readonly title: string;
  readonly closeLabel: string;
  readonly onClose: () => void;
  /** A drawer leaves the page beside it in sight where there is room. */
  readonly form?: 'page' | 'drawer';
  readonly children: ReactNode;
  /** Stays in sight below what scrolls. */
  readonly footer: ReactNode;
}

/** A modal dialog over the page. The browser keeps the focus inside, and returns it when it closes. */
export function Sheet({ title, closeLabel, onClose, form = 'page', children, footer }: SheetProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const id = useId();
  useEffect(() => {
    const element = dialog.current;
    element?.showModal();
    heading.current?.focus();
    return () => element?.close();
  }, []);
  return (
    <dialog ref={dialog} className={styles.sheet} data-form={form} aria-labelledby={id} onClose={onClose}>
      <header>
        <h2 id={id} ref={heading} tabIndex={-1}>
          {title}
        </h2>
        <button type="button" aria-label={closeLabel} onClick={onClose}>
          <ToolIcon name="close" />
        </button>
      </header>
      <div className={styles.body}>{children}</div>
      <footer>{footer}</footer>
    </dialog>
  );
}
