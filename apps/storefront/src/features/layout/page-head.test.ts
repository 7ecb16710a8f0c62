import { expect, it } from 'vitest';
import type { SiteSettings } from '../../theme/site-settings.ts';
import { pageHead } from './page-head.ts';

const languages = [
  { code: 'ru', prefix: '', direction: 'ltr', name: 'Русский', offer: '', decline: '' },
  { code: 'de', prefix: '/de', direction: 'ltr', name: 'Deutsch', offer: '', decline: '' },
] as const;

const site: SiteSettings = {
  landingId: 1,
  name: 'Parterre',
  address: 'https://parterre.example/shop',
  api: { address: '', timeoutMs: 1, retries: 1, retryDelayMs: 1, requestsPerSecond: 1 },
  basketApiUrl: '',
  languages,
  asksForConsent: false,
  theme: {
    main_lang: 'ru',
    currencies: [{ code: 'RUB' }],
    currency: 'RUB',
    language_currency: {},
    ui_config_show_currencies: false,
  },
  errorReporting: { dsn: null, routes: {} },
  currencyNames: { RUB: 'российский рубль' },
  currency: 'RUB',
  icon: '/shop/media/logo.svg',
  touchIcon: '/shop/media/logo-180.png',
  shareCard: { src: '/media/card.jpg', width: 1200, height: 630 },
  fonts: { display: 'Prata', text: 'Manrope' },
  forms: { stubEdge: 'perforated', hero: 'poster' },
};

const buildHead = (path: string, meta: Partial<Parameters<typeof pageHead>[1]> = {}) =>
  pageHead(
    {
      data: null,
      path,
      language: path.startsWith('/de') ? languages[1] : languages[0],
      pathPrefix: '/shop',
      queries: { site },
    },
    { title: 'Hamlet', description: 'To be', ...meta },
  );

it('the title names the page and then the site, and the home page names the site alone', () => {
  expect(buildHead('/events/1').title).toBe('Hamlet — Parterre');
  expect(buildHead('/', { title: 'Parterre' }).title).toBe('Parterre');
});

it('the head links to the canonical address and to every translation', () => {
  const links = buildHead('/de/events/1').links?.slice(0, 4);
  expect(links).toEqual([
    { rel: 'canonical', href: 'https://parterre.example/shop/de/events/1' },
    { rel: 'alternate', hreflang: 'ru', href: 'https://parterre.example/shop/events/1' },
    { rel: 'alternate', hreflang: 'de', href: 'https://parterre.example/shop/de/events/1' },
    { rel: 'alternate', hreflang: 'x-default', href: 'https://parterre.example/shop/events/1' },
  ]);
});

it('an error page has no canonical address', () => {
  expect(buildHead('/404.html').links?.some(({ rel }) => rel === 'canonical')).toBe(false);
});

const readMeta = (meta: Partial<Parameters<typeof pageHead>[1]>) =>
  Object.fromEntries(
    (buildHead('/events/1', meta).meta ?? []).map(({ property, name, content }) => [
      property ?? name,
      content,
    ]),
  );

it('a page without a picture is shared with the card of the site', () => {
  expect(readMeta({})).toMatchObject({
    'og:image': 'https://parterre.example/shop/media/card.jpg',
    'og:image:width': '1200',
    'og:image:height': '630',
  });
});

it('the head links to an icon for tabs and one for home screens', () => {
  expect(buildHead('/events/1').links).toContainEqual({
    rel: 'apple-touch-icon',
    href: '/shop/media/logo-180.png',
  });
});

it('breadcrumbs are listed for search engines', () => {
  const crumbs = [
    { path: '/', title: 'Start' },
    { path: '/events', title: 'Events' },
  ];
  expect(buildHead('/de/events/1', { crumbs }).jsonLd).toMatchObject([
    {
      '@type': 'BreadcrumbList',
      itemListElement: [
        { position: 1, item: 'https://parterre.example/shop/de' },
        { position: 2, item: 'https://parterre.example/shop/de/events' },
      ],
    },
  ]);
});

it('a page with a picture is shared with its largest size, at an absolute address', () => {
  const picture = {
    src: '/media/poster/hamlet',
    width: 960,
    height: 1280,
    widths: [320, 640],
    colour: '#000',
    alt: 'A skull',
  };
  expect(readMeta({ picture })).toMatchObject({
    'og:image': 'https://parterre.example/shop/media/poster/hamlet-640.webp',
    'og:image:width': '640',
    'og:image:height': '853',
    'og:image:alt': 'A skull',
    'og:locale': 'ru_RU',
    'twitter:card': 'summary_large_image',
  });
});

it('the fonts of the page’s language are preloaded', () => {
  const fonts = (path: string) =>
    buildHead(path)
      .links?.filter(({ rel }) => rel === 'preload')
      .map(({ href }) => href?.match(/fonts\/([\w-]+)/)?.[1]);
  expect(fonts('/events/1')).toEqual([
    'prata-cyrillic',
    'prata-figures',
    'manrope-cyrillic',
    'manrope-latin',
  ]);
  expect(fonts('/de/events/1')).toEqual([
    'prata-latin',
    'prata-figures',
    'prata-latin-accents',
    'manrope-latin',
    'manrope-latin-accents',
  ]);
});
