import { expect, it } from 'vitest';
import { bakerySite } from '../../test/fixture-site/site.ts';
import type { SiteConfig } from '../shared/site-config.ts';

const english = { code: 'en', prefix: '', direction: 'ltr' } as const;

it.each<[string, Partial<SiteConfig>]>([
  ['exactly one language, the main one, must have the empty prefix', { languages: [] }],
  ['exactly one language, the main one, must have the empty prefix', { languages: [english, english] }],
  ['the origin https://x/ must not end in a slash', { origin: 'https://x/' }],
  ['the path prefix shop/ must start with a slash and not end in one', { pathPrefix: 'shop/' }],
  [
    'template a: the pattern b must start with a slash',
    { templates: { a: { component: '', patterns: ['b'] } } },
  ],
  [
    'template a: in the pattern /*/b only the last segment may be *',
    { templates: { a: { component: '', patterns: [], matches: { '/*/b': '/b' } } } },
  ],
])('a site configuration is refused because %s', (fault, change) => {
  expect(() => bakerySite(undefined, change)).toThrow(fault);
});

it('a wrong site configuration names all its faults at once', () => {
  expect(() => bakerySite(undefined, { languages: [], origin: 'https://x/' })).toThrow(
    /empty prefix; the origin/,
  );
});
