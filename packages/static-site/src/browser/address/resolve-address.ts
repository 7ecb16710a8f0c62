import { splitLanguage } from '../../shared/language.ts';
import { matchesPattern, parsePattern } from '../../shared/route-pattern.ts';
import { type Route, type RouteTable, routeFinder } from '../../shared/route-table.ts';

/** An address of this site. */
export interface Address {
  readonly url: URL;
  /** Canonical path as in the address bar, without prefix, query and hash. */
  readonly path: string;
  /** Undefined when no template answers for the path: there may still be a file of that name. */
  readonly route: Route | undefined;
  /** Basket, order, payment: never reloaded, never prefetched. */
  readonly isProtected: boolean;
}

export interface AddressRules {
  readonly origin: string;
  readonly pathPrefix: string;
  readonly routes: RouteTable;
  /** Patterns without language prefix. */
  readonly protectedPaths: readonly string[];
}

/** Resolves what a link points at; undefined when it leads out of the site, or nowhere. */
export function addressResolver(rules: AddressRules): (href: string) => Address | undefined {
  const findRoute = routeFinder(rules.routes);
  const patterns = rules.protectedPaths.map(parsePattern);
  return (href) => {
    if (!URL.canParse(href)) return undefined;
    const url = new URL(href);
    const path = url.origin === rules.origin ? canonicalPath(rules.pathPrefix, url.pathname) : undefined;
    if (path === undefined) return undefined;
    const { local } = splitLanguage(rules.routes.languages, path);
    const isProtected = patterns.some((pattern) => matchesPattern(pattern, local));
    return { url, path, route: findRoute(path), isProtected };
  };
}

function canonicalPath(prefix: string, pathname: string): string | undefined {
  if (pathname !== prefix && !pathname.startsWith(`${prefix}/`)) return undefined;
  return pathname.slice(prefix.length).replace(/(\/index\.html|\/)$/, '') || '/';
}
