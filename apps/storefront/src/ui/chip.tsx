import type { ReactNode } from 'react';
import styles from './chip.module.css';
import { ToolIcon } from './tool-icon.tsx';

export interface ChipChoiceProps {
  readonly isChosen: boolean;
  readonly onToggle: () => void;
  /** How much is behind it; nothing behind it makes it unavailable, unless it is chosen. */
  readonly count?: number | undefined;
  /** The same where it is not counted. */
  readonly isEmpty?: boolean | undefined;
  readonly children: ReactNode;
}

/** One of several that may be chosen together. */
export const ChipChoice = ({
  isChosen,
  onToggle,
  count,
  isEmpty = count === 0,
  children,
}: ChipChoiceProps) => (
  <label className={styles.chip}>
    <input type="checkbox" checked={isChosen} onChange={onToggle} disabled={isEmpty && !isChosen} />
    <span>{children}</span>
    {count !== undefined && <small>{count}</small>}
  </label>
);

export interface ChipRemovalProps {
  /** What pressing it does, in words. */
  readonly label: string;
  readonly onRemove: () => void;
  readonly children: ReactNode;
}

/** Something chosen, to be taken away in one press. */
export const ChipRemoval = ({ label, onRemove, children }: ChipRemovalProps) => (
  <button type="button" className={styles.chip} aria-label={label} onClick={onRemove}>
    <span>{children}</span>
    <ToolIcon name="close" size={16} />
  </button>
);
