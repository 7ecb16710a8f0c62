import { type Language, splitLanguage } from './language.ts';
import { matchesPattern, parsePattern, type RoutePattern } from './route-pattern.ts';

export interface TemplateRoutes {
  /** Addresses of the template's pages, without the language prefix. */
  readonly patterns: readonly string[];
  /** Addresses only the browser knows (`/order/*`) and the page that is shown under each (`/order`). */
  readonly matches?: Readonly<Record<string, string>>;
  /**
   * Its addresses hold a key. It shares no document with pages that do not, whose scripts of others could read it, and its
   * own documents let none run and name their address to nobody.
   */
  readonly isPrivate?: true;
}

export interface RouteTable {
  readonly languages: readonly Language[];
  readonly templates: Readonly<Record<string, TemplateRoutes>>;
}

export interface Route {
  readonly template: string;
  /** The path whose page data is shown: the path itself, or the owner of a client-only address. */
  readonly page: string;
  readonly language: Language;
  readonly isPrivate: boolean;
}

interface Candidate {
  readonly template: string;
  readonly isPrivate: boolean;
  readonly pattern: RoutePattern;
  readonly owner: string | undefined;
}

function toCandidates([template, routes]: [string, TemplateRoutes]): Candidate[] {
  const { patterns, matches = {}, isPrivate = false } = routes;
  return [
    ...patterns.map((pattern): [string, undefined] => [pattern, undefined]),
    ...Object.entries(matches),
  ].map(([pattern, owner]) => ({ template, isPrivate, pattern: parsePattern(pattern), owner }));
}

const closestFirst = (a: Candidate, b: Candidate) => (a.pattern.rank < b.pattern.rank ? 1 : -1);

const ownerPath = (prefix: string, owner: string) => (owner === '/' ? prefix || '/' : prefix + owner);

/** Finds the route of a path (no path prefix, no query); the closest pattern wins. */
export function routeFinder(table: RouteTable): (path: string) => Route | undefined {
  const candidates = Object.entries(table.templates).flatMap(toCandidates).sort(closestFirst);
  return (path) => {
    const { language, local } = splitLanguage(table.languages, path);
    const found = candidates.find(({ pattern }) => matchesPattern(pattern, local));
    if (!found) return undefined;
    const page = found.owner === undefined ? path : ownerPath(language.prefix, found.owner);
    return { template: found.template, page, language, isPrivate: found.isPrivate };
  };
}
