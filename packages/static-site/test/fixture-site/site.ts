import { fileURLToPath } from 'node:url';
import { defineSite } from '../../src/build/define-site.ts';
import type { SiteConfig } from '../../src/shared/site-config.ts';
import { type Bakery, makeBakery } from './bakery.ts';
import { bakerySource } from './bakery-source.ts';
import { languages } from './languages.ts';

/** The fixture site: every kind of page the engine knows, in a language of each direction. */
export const bakerySite = (bakery: Bakery = makeBakery(), changes: Partial<SiteConfig> = {}): SiteConfig =>
  defineSite({
    root: fileURLToPath(new URL('.', import.meta.url)),
    origin: 'https://bakery.example',
    assetHost: '',
    pathPrefix: '',
    languages,
    entry: './browser.ts',
    templates: {
      home: { component: './pages/home.page.tsx', patterns: ['/'] },
      bread: { component: './pages/bread.page.tsx', patterns: ['/breads/:id'] },
      shop: { component: './pages/shop.page.tsx', patterns: ['/shops/:id'] },
      basket: { component: './pages/basket.page.tsx', patterns: ['/basket'] },
      order: { component: './pages/order.page.tsx', patterns: ['/order'], matches: { '/order/*': '/order' } },
      bill: {
        component: './pages/bill.page.tsx',
        patterns: ['/order/bill'],
        matches: { '/order/bill/*': '/order/bill', '/en/order/bill/*': '/order/bill' },
      },
      missing: { component: './pages/missing.page.tsx', patterns: ['/404.html'], status: 404 },
      broken: { component: './pages/broken.page.tsx', patterns: ['/500.html'], status: 500 },
    },
    slices: { header: './slices/header.slice.tsx', footer: './slices/footer.slice.tsx' },
    staticFolder: './static',
    disallow: ['/basket', '/order'],
    webManifest: { name: 'The Oven', start_url: '/', display: 'minimal-ui' },
    source: bakerySource(bakery),
    ...changes,
  });
