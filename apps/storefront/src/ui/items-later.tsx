import type { ReactNode } from 'react';
import { Later } from './later.tsx';

export interface ItemsLaterProps {
  /** How many are drawn at once. */
  readonly first: number;
  /** `li` elements. */
  readonly children: readonly ReactNode[];
}

/** A list whose first items are seen first. */
export const ItemsLater = ({ first, children }: ItemsLaterProps) => (
  <>
    {children.slice(0, first)}
    {children.length > first && <Later as="li">{children.slice(first)}</Later>}
  </>
);
