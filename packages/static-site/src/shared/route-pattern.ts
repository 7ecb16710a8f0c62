/**
 * A path with `:name` for one segment and a final `*` for any rest, none included: `/breads/:id`, `/order/*`.
 * The subset of URLPattern that a static host can also be told.
 */
export interface RoutePattern {
  readonly segments: readonly string[];
  /** Orders patterns that match the same path: the greater text is the closer match. */
  readonly rank: string;
}

const splitPath = (path: string) => path.split('/').filter((segment) => segment !== '');

const rankOf = (segment: string) => (segment === '*' ? '1' : segment.startsWith(':') ? '2' : '3');

export function parsePattern(pattern: string): RoutePattern {
  const segments = splitPath(pattern);
  if (!pattern.startsWith('/')) throw new Error(`The pattern ${pattern} must start with a slash.`);
  if (segments.slice(0, -1).includes('*'))
    throw new Error(`In the pattern ${pattern} only the last segment may be *.`);
  const end = segments.at(-1) === '*' ? '' : '4';
  return { segments, rank: segments.map(rankOf).join('') + end };
}

export function matchesPattern({ segments }: RoutePattern, path: string): boolean {
  const parts = splitPath(path);
  const open = segments.at(-1) === '*';
  const fixed = open ? segments.slice(0, -1) : segments;
  if (open ? parts.length < fixed.length : parts.length !== fixed.length) return false;
  return fixed.every((segment, index) => segment.startsWith(':') || segment === parts[index]);
}
