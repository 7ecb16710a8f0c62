import { type ReactNode, useState } from 'react';
import styles from './seat-list.module.css';

export interface UnfoldingProps {
  readonly title: string;
  readonly notes: readonly string[];
  /** Drawn while it is open: a hall has more seats than a page should. */
  readonly children: () => ReactNode;
}

/** A heading that opens what is below it. */
export function Unfolding({ title, notes, children }: UnfoldingProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details className={styles.unfolding} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>
        <b>{title}</b>
        {notes.map((note) => (
          <span key={note}>{note}</span>
        ))}
      </summary>
      {isOpen && children()}
    </details>
  );
}
