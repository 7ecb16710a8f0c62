import { type ReactNode, useRef, useState } from 'react';
import styles from './popup.module.css';

export interface PopupProps {
  /** Unique in the document. */
  readonly id: string;
  readonly label: string;
  /** What the button shows. */
  readonly opener: ReactNode;
  readonly isPressed?: boolean;
  /** Drawn while it is open; may close it. */
  readonly children: (close: () => void) => ReactNode;
}

/** A button and the panel it opens beside itself; at the foot of narrow screens. The browser opens and closes it. */
export function Popup({ id, label, opener, isPressed = false, children }: PopupProps) {
  const [isOpen, setOpen] = useState(false);
  const panel = useRef<HTMLDivElement>(null);
  return (
    <>
      <button
        type="button"
        className={styles.opener}
        popoverTarget={id}
        data-pressed={isPressed || undefined}
      >
        {opener}
      </button>
      <div
        id={id}
        ref={panel}
        popover="auto"
        role="dialog"
        aria-label={label}
        className={styles.panel}
        onToggle={(event) => setOpen(event.newState === 'open')}
      >
        {isOpen && children(() => panel.current?.hidePopover())}
      </div>
    </>
  );
}
