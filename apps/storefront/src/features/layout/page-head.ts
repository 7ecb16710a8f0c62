import type { Picture } from '@parterre/contracts/values/picture';
import type { LanguageCode } from '@parterre/domain/languages/languages';
import { locales } from '@parterre/domain/languages/locales';
import type { Head } from '@parterre/static-site/shared/head';
import { splitLanguage } from '@parterre/static-site/shared/language';
import type { PageProps } from '@parterre/static-site/shared/template';
import { linksIn } from '../../paths.ts';
import { fontPreloads } from '../../theme/font-preloads.ts';
import type { SiteSettings } from '../../theme/site-settings.ts';
import { breadcrumbSchema } from './breadcrumb-schema.ts';
import type { Crumb } from './breadcrumbs.tsx';

export interface PageMeta {
  readonly title: string;
  readonly description: string;
  readonly picture?: Picture | null | undefined;
  /** As Open Graph names it; `website` unless given. */
  readonly kind?: string;
  readonly links?: readonly Readonly<Record<string, string>>[];
  /** The pages above this one. */
  readonly crumbs?: readonly Crumb[];
  readonly jsonLd?: readonly object[];
}

type Page = PageProps<unknown, { readonly site: SiteSettings }>;

/** What every page says about itself: canonical address, translations, Open Graph, and its own facts. */
export function pageHead({ path, language, queries: { site } }: Page, meta: PageMeta): Head {
  const title = meta.title === site.name ? meta.title : `${meta.title} — ${site.name}`;
  return {
    title,
    description: meta.description,
    // Only search engines and link previews read these, and they read the generated document.
    meta: import.meta.env.SSR ? openGraph(path, language.code, site, meta) : [],
    links: [
      ...canonical(path, site),
      ...(meta.links ?? []),
      ...(import.meta.env.SSR ? [...translations(path, site), ...documentLinks(site, language.code)] : []),
    ],
    jsonLd: import.meta.env.SSR ? schemas(site, language.prefix, meta) : [],
  };
}

const schemas = (site: SiteSettings, languagePrefix: string, { crumbs, jsonLd = [] }: PageMeta) =>
  crumbs ? [...jsonLd, breadcrumbSchema(site, languagePrefix, crumbs)] : jsonLd;

/** What a document needs once, whichever pages follow in it. */
const documentLinks = ({ fonts, icon, touchIcon }: SiteSettings, code: string) => [
  ...(icon === null ? [] : [{ rel: 'icon', href: icon, type: 'image/svg+xml' }]),
  ...(touchIcon === null ? [] : [{ rel: 'apple-touch-icon', href: touchIcon }]),
  ...fontPreloads(fonts, code),
  // A header of which a slow device has read only the half would be drawn, and then drawn elsewhere.
  { rel: 'expect', href: '#content', blocking: 'render' },
];

/** Error pages are served at many addresses and have none of their own. */
const isErrorPage = (path: string) => path.endsWith('.html');

const canonical = (path: string, { address }: SiteSettings) =>
  isErrorPage(path) ? [] : [{ rel: 'canonical', href: absolute(address, path) }];

/** A page's address in each language; the main language is also the default for all others. */
function translations(path: string, { address, languages }: SiteSettings) {
  if (isErrorPage(path)) return [];
  const { local } = splitLanguage(languages, path);
  const alternate = (hreflang: string, prefix: string) => {
    const inLanguage = linksIn({ pathPrefix: '', languagePrefix: prefix })(local);
    return { rel: 'alternate', hreflang, href: absolute(address, inLanguage) };
  };
  return [...languages.map(({ code, prefix }) => alternate(code, prefix)), alternate('x-default', '')];
}

const absolute = (address: string, path: string) => (path.startsWith('/') ? `${address}${path}` : path);

function openGraph(path: string, code: string, site: SiteSettings, meta: PageMeta) {
  const { name, address } = site;
  const { title, description, kind = 'website', picture } = meta;
  const properties: Record<string, string> = {
    'og:type': kind,
    'og:title': title,
    'og:description': description,
    'og:url': absolute(address, path),
    'og:site_name': name,
    'og:locale': locales[code as LanguageCode],
    ...(picture ? pictureProperties(address, picture) : cardProperties(site)),
  };
  return [
    ...Object.entries(properties).map(([property, content]) => ({ property, content })),
    { name: 'twitter:card', content: 'summary_large_image' },
  ];
}

function pictureProperties(address: string, picture: Picture) {
  const width = Math.max(...picture.widths);
  return {
    'og:image': `${absolute(address, picture.src)}-${width}.webp`,
    'og:image:width': String(width),
    'og:image:height': String(Math.round((width * picture.height) / picture.width)),
    ...(picture.alt && { 'og:image:alt': picture.alt }),
  };
}

const cardProperties = ({ address, shareCard }: SiteSettings) =>
  shareCard && {
    'og:image': absolute(address, shareCard.src),
    'og:image:width': String(shareCard.width),
    'og:image:height': String(shareCard.height),
  };
