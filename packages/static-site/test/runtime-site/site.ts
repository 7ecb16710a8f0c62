import type { PageSource } from '../../src/shared/data-source.ts';
import type { SiteConfig } from '../../src/shared/site-config.ts';
import { makeBakery } from '../fixture-site/bakery.ts';
import { bakerySite } from '../fixture-site/site.ts';

const page = (path: string, template: string, data: object = {}): PageSource => ({
  path,
  template,
  keys: [],
  load: () => data,
});

const extraPages = [
  page('/long', 'long'),
  page('/lazy', 'lazy'),
  page('/receipt', 'receipt'),
  ...['rye', 'oat', 'faulty'].map((name) => page(`/framed/${name}`, 'framed', { name })),
  ...['hamlet', 'macbeth'].map((name) => page(`/plays/${name}`, 'play', { name })),
  page('/faulty/drawn', 'faulty', { when: 'drawn' }),
  page('/faulty/later', 'faulty', { when: 'later' }),
];

/** The bakery with the runtime in it, and pages that put it to the test. */
export function runtimeSite(changes: Partial<SiteConfig> = {}): SiteConfig {
  const { source, templates, ...bakery } = bakerySite(makeBakery(9), changes);
  const own = (name: string, patterns: string[]) => ({
    component: `../runtime-site/pages/${name}.page.tsx`,
    patterns,
  });
  return {
    ...bakery,
    entry: '../runtime-site/entry.ts',
    templates: {
      ...templates,
      bill: { ...templates.bill, ...own('bill', ['/order/bill']) },
      long: own('long', ['/long']),
      lazy: own('lazy', ['/lazy']),
      receipt: { ...own('long', ['/receipt']), matches: { '/receipt/*': '/receipt' }, isPrivate: true },
      framed: own('framed', ['/framed/:name']),
      play: own('play', ['/plays/:name']),
      faulty: own('faulty', ['/faulty/:when']),
    },
    source: {
      ...source,
      *listPages(changed) {
        yield* source.listPages(changed) as Iterable<PageSource>; // the bakery lists without waiting
        yield* extraPages;
      },
    },
  };
}
