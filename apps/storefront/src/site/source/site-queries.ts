import { isAskedAtOnce, mustAsk } from '@parterre/domain/consent/consent';
import { type LanguageCode, languages as table } from '@parterre/domain/languages/languages';
import { themeFonts } from '@parterre/domain/theme/theme-css';
import type { QuerySource } from '@parterre/static-site/shared/data-source';
import type { SiteSettings } from '../../theme/site-settings.ts';
import { offeredGroups } from '../../third-parties/consent/offered-groups.ts';
import { readMessages } from '../messages/read-messages.ts';
import type { SiteLanguage } from '../site-languages.ts';
import { landingKey, readLanding } from './landing-pages.ts';
import type { SourceContext } from './source-context.ts';

/** What every page of a language knows of its site. */
export function* siteQueries(context: SourceContext): Generator<QuerySource> {
  for (const language of context.languages)
    yield {
      name: `site-${language.code}`,
      keys: [landingKey(context)],
      load: () => loadSettings(context, language),
    };
}

async function loadSettings(context: SourceContext, language: SiteLanguage): Promise<SiteSettings> {
  const { id, name, theme } = await readLanding(context, language);
  const offered = offeredGroups({ theme, errorReporting: context.addresses.errorReporting });
  return {
    asksForConsent: mustAsk(offered.filter(isAskedAtOnce), {
      law: theme.law ?? 'eu',
      answers: {},
      refusesTracking: false,
    }),
    landingId: id,
    name,
    ...context.addresses,
    languages: context.languages.map(({ code, prefix, direction }) => {
      const { languageOffer: offer = '', decline = '' } = readMessages(code);
      return { code, prefix, direction, name: table[code].name, offer, decline };
    }),
    theme: {
      main_lang: theme.main_lang,
      currencies: theme.currencies,
      currency: theme.currency,
      language_currency: theme.language_currency,
      ui_config_show_currencies: theme.ui_config_show_currencies,
      ui_metric_id: theme.ui_metric_id,
      ui_metric_webvisor: theme.ui_metric_webvisor,
      ui_metric_ecommerce: theme.ui_metric_ecommerce,
      ui_events_metric_id: theme.ui_events_metric_id,
      umnico_widget_hash: theme.umnico_widget_hash,
      recaptcha_site_key: theme.recaptcha_site_key,
      map_tiles: theme.map_tiles ?? null,
      law: theme.law,
      error_reports_personal_data: theme.error_reports_personal_data,
    },
    currencyNames: currencyNames(theme.currencies, language.code),
    currency: language.currency,
    icon: theme.logo ? context.pathPrefix + theme.logo.src : null,
    touchIcon: theme.touch_icon ? context.pathPrefix + theme.touch_icon.src : null,
    shareCard: theme.share_card ?? null,
    fonts: themeFonts(theme),
    forms: {
      stubEdge: theme.tokens?.['stub-edge'] ?? 'perforated',
      hero: theme.tokens?.['hero-form'] ?? 'poster',
    },
  };
}

function currencyNames(currencies: readonly { readonly code: string }[], language: LanguageCode) {
  const names = new Intl.DisplayNames(language, { type: 'currency' });
  return Object.fromEntries(currencies.map(({ code }) => [code, names.of(code) ?? code]));
}
