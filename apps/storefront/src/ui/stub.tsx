import type { ReactNode } from 'react';
import styles from './stub.module.css';

export interface StubProps {
  /** Before the perforation: the day. */
  readonly lead: ReactNode;
  /** What it is for: time, place, seat. */
  readonly body: ReactNode;
  /** What it costs. */
  readonly tail: ReactNode;
  /** Nothing can be had for it any more. */
  readonly isVoid?: boolean;
  readonly isChosen?: boolean;
}

/** The ticket stub: one geometry wherever something can be owned. */
export const Stub = ({ lead, body, tail, isVoid = false, isChosen = false }: StubProps) => (
  <div className={styles.outline} data-void={isVoid || undefined} data-chosen={isChosen || undefined}>
    <div className={styles.stub}>
      <div className={styles.lead}>{lead}</div>
      <div className={styles.body}>{body}</div>
      <div className={styles.tail}>{tail}</div>
    </div>
  </div>
);
