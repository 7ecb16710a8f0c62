import type { Box } from './box.ts';
import { fitView, limitsOf, type Size, type View } from './view.ts';

const longestEdge = 132;

/** As large as the hall is wide or high. */
export function minimapSize({ left, top, right, bottom }: Box): Size {
  const longest = Math.max(right - left, bottom - top);
  return {
    width: Math.round(((right - left) / longest) * longestEdge),
    height: Math.round(((bottom - top) / longest) * longestEdge),
  };
}

export const minimapView = (box: Box): View => fitView(limitsOf(box, 1, minimapSize(box)));
