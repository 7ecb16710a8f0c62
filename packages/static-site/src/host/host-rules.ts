import { type Language, splitLanguage } from '../shared/language.ts';
import { parsePattern } from '../shared/route-pattern.ts';
import { type RouteTable, routeFinder } from '../shared/route-table.ts';

/** What a host must know of a site besides its folder. Our host and the nginx configuration both follow it. */
export interface HostRules {
  /** What stands before every path: empty, or `/shop`. */
  readonly pathPrefix: string;
  readonly routes: RouteTable;
  /** Whether visitors come by TLS, which ends here or in front of it: then they never come without it again. */
  readonly isSecure?: boolean;
}

/** An address only the browser knows, and the page whose HTML is served for it. */
export interface ClientOnlyRoute {
  readonly pattern: string;
  readonly page: string;
}

/** The language that lives at the root; `/{code}/…` is another name for its pages. */
export const mainLanguage = ({ routes }: HostRules): Language =>
  splitLanguage(routes.languages, '/').language;

/** In every language, the closest pattern first. One below `/{main}` stands for itself and has no translations. */
export function clientOnlyRoutes(rules: HostRules): readonly ClientOnlyRoute[] {
  const main = mainLanguage(rules);
  const matches = Object.values(rules.routes.templates).flatMap((template) =>
    Object.entries(template.matches ?? {}),
  );
  return rules.routes.languages
    .flatMap(({ prefix }) =>
      matches
        .filter(([pattern]) => prefix === '' || !isUnderLanguage(main, pattern))
        .map(([pattern, page]) => ({ pattern: prefix + pattern, page: prefix + page })),
    )
    .sort((a, b) => (parsePattern(a.pattern).rank < parsePattern(b.pattern).rank ? 1 : -1));
}

export const isUnderLanguage = ({ code }: Language, path: string): boolean =>
  path === `/${code}` || path.startsWith(`/${code}/`);

/** The page shown under a client-only address; undefined for every other address. */
export function ownerFinder({ routes }: HostRules): (path: string) => string | undefined {
  const find = routeFinder(routes);
  return (path) => {
    const page = find(path)?.page;
    return page === path ? undefined : page;
  };
}
