import type { RefObject } from 'react';
import type { View } from './view.ts';

/** What is moved while somebody drags, without React: an attribute for each step. */
export interface Layers {
  readonly frame: RefObject<HTMLDivElement | null>;
  readonly moved: RefObject<SVGGElement | null>;
  readonly preview: RefObject<SVGPathElement | null>;
  readonly marquee: RefObject<SVGRectElement | null>;
  readonly view: RefObject<View>;
  readonly show: (view: View) => void;
}
