import type { Landing } from '@parterre/contracts/landings/landing';
import type { ContentData } from '../../pages/content/content.data.ts';
import type { GiftCardsData } from '../../pages/gift-cards/gift-cards.data.ts';
import { giftCardsPage, paths } from '../../paths.ts';
import type { SiteLanguage } from '../site-languages.ts';
import { contentView } from '../views/content-view.ts';
import type { AffectedContent } from './affected-content.ts';
import { type PageSource, pageSource } from './page-source.ts';
import { loadPaymentMethods } from './payment-methods.ts';
import type { SourceContext } from './source-context.ts';

/** The information pages of spec §2 and the site's own pages: all of them texts of its landing. */
export async function* landingPages(
  context: SourceContext,
  affected?: AffectedContent,
): AsyncGenerator<PageSource> {
  const key = landingKey(context);
  for (const language of context.languages) {
    const landing = await readLanding(context, language);
    const isOwn = (path: string) => contentPages(landing).some(({ name }) => paths.page(name) === path);
    if (affected && !affected.has([key], isOwn)) return;
    for (const { template, ...page } of contentPages(landing))
      yield pageSource(context, {
        language,
        template,
        path: paths.page(page.name),
        title: page.title,
        keys: [key],
        listed: page.updatedAt ? { lastModified: page.updatedAt } : {},
        load: () => (template === 'giftCards' ? loadGiftCards(context, language, { page, landing }) : page),
      });
  }
}

export const landingKey = ({ landingId }: SourceContext) => `landing:${landingId}`;

export const readLanding = ({ api, landingId }: SourceContext, { code }: SiteLanguage): Promise<Landing> =>
  api.readLanding(landingId, { lang: code });

/** What is sold changes with the landing, as its texts do. */
async function loadGiftCards(
  context: SourceContext,
  language: SiteLanguage,
  { page, landing }: { readonly page: ContentData; readonly landing: Landing },
): Promise<GiftCardsData> {
  const offer = landing.theme.gift_cards ?? null;
  const all = offer ? await loadPaymentMethods(context, language) : [];
  return { ...page, offer, methods: all.filter(({ kind }) => kind === 'card' || kind === 'fast_transfer') };
}

type ContentPage = ContentData & { readonly template: 'info' | 'giftCards' | 'custom' };

function contentPages({ info, pages }: Landing): readonly ContentPage[] {
  return [
    ...Object.entries(info).map(([name, page]) => ({
      template: name === giftCardsPage ? ('giftCards' as const) : ('info' as const),
      ...contentView(name, page),
    })),
    ...pages.map((page) => ({ template: 'custom' as const, ...contentView(page.slug, page) })),
  ];
}
