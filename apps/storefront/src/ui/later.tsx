import { useTurn } from '@parterre/static-site/browser/use-turn';
import type { ReactNode } from 'react';
import styles from './later.module.css';

export interface LaterProps {
  /** What stands further down has a later turn. */
  readonly turn?: number;
  /** What keeps the room: `li` in a list. */
  readonly as?: 'div' | 'li';
  readonly children: ReactNode;
}

/** What is not seen first: drawn a moment after the rest. Until then its room is kept. */
export const Later = ({ turn = 1, as: Room = 'div', children }: LaterProps) =>
  useTurn(turn) ? children : <Room className={styles.room} />;
