import { type Html, html } from '@parterre/domain/markup/html';
import type { SliceSource } from '@parterre/static-site/shared/data-source';
import { checkoutPaths } from '../../checkout-paths.ts';
import { favouritesPath } from '../../features/favourites/favourites-path.ts';
import { linksIn, paths } from '../../paths.ts';
import type { FooterData, SectionLink } from '../../slices/footer.data.ts';
import type { HeaderData } from '../../slices/header.data.ts';
import { readMessages } from '../messages/read-messages.ts';
import type { SiteLanguage } from '../site-languages.ts';
import { cityMenu } from './city-menu.ts';
import { landingKey, readLanding } from './landing-pages.ts';
import type { SourceContext } from './source-context.ts';

/** Header and footer, once per language. */
export function* siteSlices(context: SourceContext): Generator<SliceSource> {
  const keys = [landingKey(context)];
  // Where something is on.
  const headerKeys = [...keys, 'list:events', 'list:locations'];
  for (const language of context.languages) {
    const { code } = language;
    yield {
      name: `header-${code}`,
      component: 'header',
      keys: headerKeys,
      load: () => loadHeader(context, language),
    };
    yield { name: `footer-${code}`, component: 'footer', keys, load: () => loadFooter(context, language) };
  }
}

const linker = ({ pathPrefix }: SourceContext, { prefix }: SiteLanguage) =>
  linksIn({ pathPrefix, languagePrefix: prefix });

/** Every page leads back to what was bought, and to what is kept on the device. */
const ownPages = ({ code }: SiteLanguage, link: (path: string) => string): SectionLink[] => [
  { title: readMessages(code)['pages:myTicketsTitle'] ?? '', href: link(checkoutPaths.myTickets()) },
  { title: readMessages(code)['pages:favouritesTitle'] ?? '', href: link(favouritesPath) },
];

const sectionMenu = ({ code }: SiteLanguage, sections: readonly SectionLink[]): Html =>
  html`<nav aria-label="${readMessages(code).mainMenu}">${sections.map(
    ({ href, title }) => html`<a href="${href}">${title}</a>`,
  )}</nav>`;

async function loadHeader(context: SourceContext, language: SiteLanguage): Promise<HeaderData> {
  const { name, theme, navigation } = await readLanding(context, language);
  const link = linker(context, language);
  const { logo } = theme;
  const picture = logo
    ? html`<img src="${context.pathPrefix + logo.src}" width="${logo.width}" height="${logo.height}" alt="" fetchpriority="low">`
    : undefined;
  const sections = [
    ...navigation.map(({ title, path }) => ({ title, href: link(path) })),
    ...ownPages(language, link),
  ];
  const { markup } =
    html`<a href="${link(paths.home())}">${picture}${name}</a>${await cityMenu(context, language)}${sectionMenu(language, sections)}`;
  return { markup };
}

async function loadFooter(context: SourceContext, language: SiteLanguage): Promise<FooterData> {
  const { name, theme, navigation, info, pages } = await readLanding(context, language);
  const link = linker(context, language);
  return {
    language: language.code,
    name,
    // First, since phones come here from their last tab.
    sections: [
      ...ownPages(language, link),
      ...navigation.map(({ title, path }) => ({ title, href: link(path) })),
    ],
    pages: [
      ...Object.entries(info).map(([page, { title }]) => ({ title, href: link(paths.info(page)) })),
      ...pages.map(({ slug, title }) => ({ title, href: link(paths.page(slug)) })),
    ],
    contacts: theme.contacts ?? {},
    seller: theme.seller ?? {},
    social: theme.social_links ?? [],
  };
}
