import { parsePattern } from '../shared/route-pattern.ts';
import type { SiteConfig } from '../shared/site-config.ts';

function* findFaults({ languages, templates, origin, pathPrefix }: SiteConfig): Generator<string> {
  if (languages.filter(({ prefix }) => prefix === '').length !== 1) {
    yield 'exactly one language, the main one, must have the empty prefix';
  }
  if (origin.endsWith('/')) yield `the origin ${origin} must not end in a slash`;
  if (pathPrefix !== '' && !/^\/.*[^/]$/.test(pathPrefix)) {
    yield `the path prefix ${pathPrefix} must start with a slash and not end in one`;
  }
  for (const [name, { patterns, matches = {} }] of Object.entries(templates)) {
    for (const pattern of [...patterns, ...Object.keys(matches)]) {
      const fault = patternFault(pattern);
      if (fault) yield `template ${name}: ${fault}`;
    }
  }
}

function patternFault(pattern: string): string | undefined {
  if (!pattern.startsWith('/')) return `the pattern ${pattern} must start with a slash`;
  return parsePattern(pattern).segments.slice(0, -1).includes('*')
    ? `in the pattern ${pattern} only the last segment may be *`
    : undefined;
}

/** Checks a site configuration and names every fault at once. */
export function defineSite(config: SiteConfig): SiteConfig {
  const faults = [...findFaults(config)];
  if (faults.length > 0) throw new Error(`The site configuration is wrong: ${faults.join('; ')}.`);
  return config;
}
