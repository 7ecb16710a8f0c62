import type { ReactNode } from 'react';
import { DeferredRender } from './deferred-render.tsx';

export interface DeferredItemsProps {
  /** How many are rendered at once. */
  readonly first: number;
  /** `li` elements. */
  readonly children: readonly ReactNode[];
}

/** A list whose first items are rendered before the others. */
export const DeferredItems = ({ first, children }: DeferredItemsProps) => (
  <>
    {children.slice(0, first)}
    {children.length > first && <DeferredRender as="li">{children.slice(first)}</DeferredRender>}
  </>
);
