import type { ReactNode } from 'react';
import styles from './menu.module.css';
import { VisuallyHidden } from './visually-hidden.tsx';

export interface MenuProps {
  /** Unique in the document. */
  readonly id: string;
  readonly label: string;
  /** What the button shows. */
  readonly opener: ReactNode;
  /** `li` elements, each with a link or a {@link MenuChoice}. */
  readonly children: ReactNode;
}

/** A button and the list it opens. The browser opens, closes and places it by itself, even without scripting. */
export const Menu = ({ id, label, opener, children }: MenuProps) => (
  <>
    <button type="button" className={styles.opener} popoverTarget={id}>
      <VisuallyHidden>{label}: </VisuallyHidden>
      {opener}
    </button>
    <ul id={id} popover="auto" aria-label={label}>
      {children}
    </ul>
  </>
);

export interface MenuChoiceProps {
  readonly menu: string;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
  readonly children: ReactNode;
}

export const MenuChoice = ({ menu, isChosen, onChoose, children }: MenuChoiceProps) => (
  <li>
    <button
      type="button"
      aria-pressed={isChosen}
      onClick={onChoose}
      popoverTarget={menu}
      popoverTargetAction="hide"
    >
      {children}
    </button>
  </li>
);
