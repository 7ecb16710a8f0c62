/**
 * A path with `:name` for one segment and a final `*` for any rest, none included: `/breads/:id`, `/order/*`.
 * The subset of URLPattern that a static host can also be told.
 */
export interface RoutePattern {
  readonly segments: readonly string[];
  readonly expression: RegExp;
  /** Orders patterns that match the same path: the greater text is the closer match. */
  readonly rank: string;
}

const segmentRank = (segment: string) => (segment === '*' ? '1' : segment.startsWith(':') ? '2' : '3');

const literal = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

function segmentSource(segment: string): string {
  if (segment === '*') return '(?:/.*)?';
  return segment.startsWith(':') ? '/[^/]+' : `/${literal(segment)}`;
}

/** Faults in a pattern are found when the site is defined. */
export function parsePattern(pattern: string): RoutePattern {
  const segments = pattern.split('/').filter((segment) => segment !== '');
  const end = segments.at(-1) === '*' ? '' : '4';
  return {
    segments,
    expression: new RegExp(`^${segments.map(segmentSource).join('')}/?$`),
    rank: segments.map(segmentRank).join('') + end,
  };
}

export const matchesPattern = ({ expression }: RoutePattern, path: string): boolean => expression.test(path);
