import { expect, it } from 'vitest';
import type { SiteSettings } from '../../theme/site-settings.ts';
import { pageHead } from './page-head.ts';

const languages = [
  { code: 'ru', prefix: '', direction: 'ltr' },
  { code: 'de', prefix: '/de', direction: 'ltr' },
] as const;

const site: SiteSettings = {
  landingId: 1,
  name: 'Parterre',
  address: 'https://parterre.example/shop',
  api: { address: '', timeoutMs: 1, retries: 1, retryDelayMs: 1, requestsPerSecond: 1 },
  basketApiUrl: '',
  languages,
  theme: {
    main_lang: 'ru',
    currencies: [{ code: 'RUB' }],
    currency: 'RUB',
    language_currency: {},
    ui_config_show_currencies: false,
  },
  currencyNames: { RUB: 'российский рубль' },
  currency: 'RUB',
  icon: '/shop/media/logo.svg',
  touchIcon: '/shop/media/logo-180.png',
  shareCard: { src: '/media/card.jpg', width: 1200, height: 630 },
  fonts: { display: 'Prata', text: 'Manrope' },
  forms: { stubEdge: 'perforated', hero: 'poster' },
};

const headOf = (path: string, facts: Partial<Parameters<typeof pageHead>[1]> = {}) =>
  pageHead(
    {
      data: null,
      path,
      language: path.startsWith('/de') ? languages[1] : languages[0],
      pathPrefix: '/shop',
      queries: { site },
    },
    { title: 'Hamlet', description: 'To be', ...facts },
  );

it('names the site after the page, and the site alone on its own page', () => {
  expect(headOf('/events/1').title).toBe('Hamlet — Parterre');
  expect(headOf('/', { title: 'Parterre' }).title).toBe('Parterre');
});

it('names the canonical address and that of every translation', () => {
  const links = headOf('/de/events/1').links?.slice(0, 4);
  expect(links).toEqual([
    { rel: 'canonical', href: 'https://parterre.example/shop/de/events/1' },
    { rel: 'alternate', hreflang: 'ru', href: 'https://parterre.example/shop/events/1' },
    { rel: 'alternate', hreflang: 'de', href: 'https://parterre.example/shop/de/events/1' },
    { rel: 'alternate', hreflang: 'x-default', href: 'https://parterre.example/shop/events/1' },
  ]);
});

it('gives an error page no address', () => {
  expect(headOf('/404.html').links?.some(({ rel }) => rel === 'canonical')).toBe(false);
});

const metaOf = (facts: Partial<Parameters<typeof pageHead>[1]>) =>
  Object.fromEntries(
    (headOf('/events/1', facts).meta ?? []).map(({ property, name, content }) => [property ?? name, content]),
  );

it('shows whoever shares a page without a picture the card of the site', () => {
  expect(metaOf({})).toMatchObject({
    'og:image': 'https://parterre.example/shop/media/card.jpg',
    'og:image:width': '1200',
    'og:image:height': '630',
  });
});

it('has an icon for tabs and one for home screens', () => {
  expect(headOf('/events/1').links).toContainEqual({
    rel: 'apple-touch-icon',
    href: '/shop/media/logo-180.png',
  });
});

it('tells search engines the way to the page', () => {
  const crumbs = [
    { path: '/', title: 'Start' },
    { path: '/events', title: 'Events' },
  ];
  expect(headOf('/de/events/1', { crumbs }).jsonLd).toMatchObject([
    {
      '@type': 'BreadcrumbList',
      itemListElement: [
        { position: 1, item: 'https://parterre.example/shop/de' },
        { position: 2, item: 'https://parterre.example/shop/de/events' },
      ],
    },
  ]);
});

it('shows whoever shares it the largest picture, at its whole address', () => {
  const picture = {
    src: '/media/poster/hamlet',
    width: 960,
    height: 1280,
    widths: [320, 640],
    colour: '#000',
    alt: 'A skull',
  };
  expect(metaOf({ picture })).toMatchObject({
    'og:image': 'https://parterre.example/shop/media/poster/hamlet-640.webp',
    'og:image:width': '640',
    'og:image:height': '853',
    'og:image:alt': 'A skull',
    'og:locale': 'ru_RU',
    'twitter:card': 'summary_large_image',
  });
});

it('fetches the letters of the page’s language first', () => {
  const fonts = (path: string) =>
    headOf(path)
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
