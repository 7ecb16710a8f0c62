import type { Theme } from '@parterre/contracts/landings/theme';
import { useStaticQuery } from '@parterre/static-site/browser/use-static-query';
import type { Language } from '@parterre/static-site/shared/language';

/** Spec §3, and what of ours the browser needs; the look itself is in the style sheet. */
export type SiteTheme = Pick<
  Theme,
  | 'main_lang'
  | 'currencies'
  | 'currency'
  | 'language_currency'
  | 'ui_config_show_currencies'
  | 'ui_metric_id'
  | 'ui_metric_webvisor'
  | 'ui_metric_ecommerce'
  | 'ui_events_metric_id'
  | 'umnico_widget_hash'
  | 'recaptcha_site_key'
  | 'map_tiles'
  | 'law'
  | 'error_reports_personal_data'
>;

/** Where the public API is (empty for the page's own origin), with its timeout and retries (spec §9). */
export interface SiteApi {
  readonly address: string;
  readonly timeoutMs: number;
  readonly retries: number;
  readonly retryDelayMs: number;
  readonly requestsPerSecond: number;
}

/** With its name, and what its readers are told on pages in other languages, in itself. */
export interface NamedLanguage extends Language {
  readonly name: string;
  readonly offer: string;
  readonly decline: string;
}

/** The static query `site`: what all pages of a language know of their site. */
export interface SiteSettings {
  readonly landingId: number;
  readonly name: string;
  /** Origin and path prefix. */
  readonly address: string;
  readonly api: SiteApi;
  /** Empty when the basket is served from the page's own origin. */
  readonly basketApiUrl: string;
  readonly languages: readonly NamedLanguage[];
  /** Whether visitors are asked what they allow, wherever they come from. */
  readonly asksForConsent: boolean;
  readonly theme: SiteTheme;
  /** Where errors go; null for nowhere. Modules that have a project of their own are named in `routes` (spec §7). */
  readonly errorReporting: { readonly dsn: string | null; readonly routes: Readonly<Record<string, string>> };
  /** In the page's language: browsers take longer to look them up than to draw the page. */
  readonly currencyNames: Readonly<Record<string, string>>;
  /** Of the generated page, and so what a visitor sees before their own is loaded. */
  readonly currency: string;
  /** Shown in the browser's tab. */
  readonly icon: string | null;
  /** Shown on the home screen of a phone. */
  readonly touchIcon: string | null;
  /** Shown for a shared page that has no picture of its own. */
  readonly shareCard: { readonly src: string; readonly width: number; readonly height: number } | null;
  readonly fonts: { readonly display: string; readonly text: string };
  /** Forms that a site chooses: the edge of a stub, the shape of the first picture. */
  readonly forms: { readonly stubEdge: string; readonly hero: string };
}

export const useSite = () => useStaticQuery<SiteSettings>('site');
