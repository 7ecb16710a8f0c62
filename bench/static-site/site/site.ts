import { fileURLToPath } from 'node:url';
import { defineSite } from '@parterre/static-site/build/define-site';
import type { PageSource } from '@parterre/static-site/shared/data-source';
import type { SiteConfig } from '@parterre/static-site/shared/site-config';
import type { Catalogue } from './catalogue.ts';
import { footerData, headerData } from './frame-data.ts';
import { languages } from './languages.ts';
import { allPaths, type ProgrammePage, pageAt } from './programme.ts';

const toSource = ({ path, template, keys, language, load }: ProgrammePage): PageSource => ({
  path,
  template,
  keys,
  slices: { header: `header-${language.code}`, footer: `footer-${language.code}` },
  sitemap: {},
  load: ({ share }) => load(share),
});

/** The programme as a site of the page engine. */
export function programmeSite(catalogue: Catalogue): SiteConfig {
  return defineSite({
    root: fileURLToPath(new URL('.', import.meta.url)),
    origin: 'https://programme.example',
    assetHost: '',
    pathPrefix: '',
    languages,
    entry: './browser.ts',
    templates: {
      show: { component: './pages/show.page.tsx', patterns: ['/shows/:id'] },
      list: { component: './pages/list.page.tsx', patterns: ['/', '/stages/:id', '/artists/:id'] },
    },
    slices: { header: './slices/header.slice.tsx', footer: './slices/footer.slice.tsx' },
    source: {
      *listPages(changes) {
        for (const path of changes?.paths ?? allPaths(catalogue)) yield toSource(pageAt(catalogue, path));
      },
      listSlices: () =>
        languages.flatMap((language) => [
          {
            name: `header-${language.code}`,
            component: 'header',
            keys: [],
            load: () => headerData(language),
          },
          {
            name: `footer-${language.code}`,
            component: 'footer',
            keys: [],
            load: () => footerData(language),
          },
        ]),
    },
  });
}
