import { type ConsentGroup, isAskedAtOnce } from '@parterre/domain/consent/consent';
import { isPrivateDocument } from '@parterre/static-site/browser/is-private-document';
import { importOptional } from '../import-helper.ts';
import { onSignal } from '../signals.ts';
import type { SiteSettings } from '../theme/site-settings.ts';
import { trackCampaign } from './attribution/track-campaign.ts';
import type { Consent } from './consent/consent-store.ts';
import { keepConsentRoom } from './consent/keep-consent-room.ts';
import { showConsentBanner } from './consent/show-consent-banner.ts';
import { visitorConsent } from './consent/visitor-consent.ts';
import { currentPage, onPage, readSiteSettings, type VisitedPage } from './current-page.ts';
import { handleEvents } from './early-events.ts';
import { errorReports } from './errors/error-reports.ts';
import { countWhenAllowed } from './metrica/count-when-allowed.ts';
import { savePurchases } from './metrica/save-purchases.ts';
import { reportQuality } from './vitals/report-quality.ts';

/** Starts every third party that the site has and the visitor allows. */
export function startVisit(): void {
  const site = readSiteSettings();
  if (!site) return;
  const consent = visitorConsent(site);
  const page = currentPage(site);
  const quality = reportQuality(site.basketApiUrl, page);
  const reportError = createErrorReporter(site, consent);
  const watch = isPrivateDocument() ? watchOrder(consent) : watchVisit(site, consent, page);

  handleEvents((event) => {
    if (!(event instanceof Event)) return watch.track(event);
    quality.countFault(event);
    reportError(event);
  });
  onPage(site, {
    onPageLeft: watch.onPageLeft,
    onPageShown: (next) => {
      quality.onPageShown(next);
      watch.onPageShown(next);
    },
  });

  // When the texts cannot be loaded, no consent is requested, and everything stays off.
  const open = (isWanted: boolean) => void showConsentBanner(site, consent, isWanted).catch(() => undefined);
  onSignal('choose-consent', () => open(true));
  if (watch.mustAsk()) open(false);
  else keepConsentRoom(false);
}

function watchVisit(site: SiteSettings, consent: Consent, page: VisitedPage) {
  const counter = countWhenAllowed(site, consent, page);
  const campaign = trackCampaign(consent);
  chatWhenAllowed(site, consent);
  return {
    track: counter.track,
    onPageLeft: counter.onPageLeft,
    onPageShown: (next: VisitedPage) => {
      counter.onPageShown(next);
      campaign.visit(next.url);
    },
    mustAsk: () => {
      const isAsked = (group: ConsentGroup) =>
        isAskedAtOnce(group) || (group === 'marketing' && campaign.isFollowed());
      return consent.mustAsk(consent.offered.filter(isAsked));
    },
  };
}

/** Pages with the token of an order in their address have no third parties, and so no consent to request. */
const watchOrder = (consent: Consent) => ({
  track: savePurchases(consent),
  onPageLeft: () => {},
  onPageShown: () => {},
  mustAsk: () => false,
});

function createErrorReporter(
  { errorReporting, theme }: SiteSettings,
  consent: Consent,
): (event: Event) => void {
  const { dsn, routes } = errorReporting;
  if (dsn === null) return () => {};
  const mayIncludePersonalData = () =>
    theme.error_reports_personal_data !== false && consent.isGranted('errors');
  return errorReports({ dsn, routes, mayIncludePersonalData });
}

function chatWhenAllowed({ theme, name }: SiteSettings, consent: Consent): void {
  const { umnico_widget_hash: hash } = theme;
  if (!hash) return;
  let opened: Promise<() => void> | undefined;
  consent.on(
    'chat',
    () => {
      // Most visitors never ask for it.
      opened = importOptional(() => import('./chat/chat-widget.ts')).then(({ openChat }) =>
        openChat(hash, name),
      );
      opened.catch(() => undefined); // as when the service itself is down: there is no chat
    },
    () => void opened?.then((close) => close()).catch(() => undefined),
  );
}
