import type { GeneralArea, Point } from '@parterre/domain/seats/plan/plan';

/** Whether a ray to the right crosses the outline an odd number of times. */
function isInside(outline: readonly Point[], { x, y }: Point): boolean {
  let inside = false;
  outline.forEach((a, index) => {
    const b = outline.at(index - 1) ?? a;
    if (a.y > y !== b.y > y && x < ((b.x - a.x) * (y - a.y)) / (b.y - a.y) + a.x) inside = !inside;
  });
  return inside;
}

/** The general-admission area that a point lies in, by its index. */
export function areaAt(areas: readonly GeneralArea[], place: Point): number | undefined {
  const found = areas.findIndex(({ outline }) => isInside(outline, place));
  return found < 0 ? undefined : found;
}
