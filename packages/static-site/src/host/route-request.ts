import { posix } from 'node:path';
import { type HostRules, isUnderLanguage, mainLanguage, ownerFinder } from './host-rules.ts';

export type RoutedRequest =
  | { readonly kind: 'redirect'; readonly location: string }
  /** Paths in the published folder; the first that exists answers. Empty when none can. */
  | { readonly kind: 'files'; readonly candidates: readonly string[] }
  | { readonly kind: 'malformed' };

const errorPages = ['/404.html', '/500.html'];

/** The router decides from the request's target alone, before any file is looked at. */
export function requestRouter(rules: HostRules): (target: string) => RoutedRequest {
  const main = mainLanguage(rules);
  const findOwner = ownerFinder(rules);

  const canonicalPath = (path: string): string => {
    const unslashed = path.replace(/\/$/, '');
    const isServed = !isUnderLanguage(main, unslashed) || findOwner(unslashed) !== undefined;
    return isServed ? unslashed : unslashed.slice(main.code.length + 1);
  };

  const candidatesFor = (path: string): RoutedRequest => {
    const file = decode(path);
    if (file === undefined) return { kind: 'malformed' };
    if (errorPages.includes(file)) return { kind: 'files', candidates: [] };
    const owner = findOwner(file);
    const pages = [file, ...(owner ? [owner] : [])].map((page) => posix.join(page, 'index.html'));
    return { kind: 'files', candidates: file === '/' ? pages : [file, ...pages] };
  };

  return (target) => {
    const { address, query } = splitTarget(target);
    const path = withoutPrefix(rules.pathPrefix, address);
    if (path === undefined) return { kind: 'files', candidates: [] };
    const canonical = canonicalPath(path);
    const location = rules.pathPrefix + canonical || '/';
    return location === address
      ? candidatesFor(canonical || '/')
      : { kind: 'redirect', location: location + query };
  };
}

// Slashes are merged before anything else, so that `//elsewhere/` never becomes a redirect to another host.
function splitTarget(target: string): { address: string; query: string } {
  const [address = ''] = target.split('?', 1);
  return { address: address.replace(/\/{2,}/g, '/'), query: target.slice(address.length) };
}

/** The path inside the site, empty for its root. */
function withoutPrefix(prefix: string, address: string): string | undefined {
  const isInside = address === prefix || address.startsWith(`${prefix}/`);
  return isInside ? address.slice(prefix.length) : undefined;
}

/** Normalised after decoding, so that `/%2e%2e/` cannot climb out of the folder. */
function decode(path: string): string | undefined {
  try {
    const decoded = decodeURIComponent(path);
    return decoded.includes('\0') ? undefined : posix.normalize(decoded);
  } catch {
    return undefined; // not percent-encoding at all
  }
}
