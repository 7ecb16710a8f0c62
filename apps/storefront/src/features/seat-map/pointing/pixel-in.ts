import type { Point } from '@parterre/domain/seats/plan/plan';

/** Where something happened in an element, from its upper left corner. */
export function pixelIn(element: Element, { clientX, clientY }: MouseEvent): Point {
  const { left, top } = element.getBoundingClientRect();
  return { x: clientX - left, y: clientY - top };
}
