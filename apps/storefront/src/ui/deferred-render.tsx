import { useDeferredRender } from '@parterre/static-site/browser/use-deferred-render';
import type { ReactNode } from 'react';
import styles from './deferred-render.module.css';

export interface DeferredRenderProps {
  /** What is further down has a later turn. */
  readonly turn?: number;
  /** The element that reserves the space: `li` in a list. */
  readonly as?: 'div' | 'li';
  readonly children: ReactNode;
}

/** Renders what is below the first screen a moment after the rest. Until then its space is reserved. */
export const DeferredRender = ({ turn = 1, as: Element = 'div', children }: DeferredRenderProps) =>
  useDeferredRender(turn) ? children : <Element className={styles.space} />;
