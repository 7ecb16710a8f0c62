import { onSignal } from '../signals.ts';
import type { SiteSettings } from '../theme/site-settings.ts';
import { followCampaign } from './attribution/follow-campaign.ts';
import { openChat } from './chat/chat-widget.ts';
import { askConsent } from './consent/ask-consent.ts';
import type { Consent } from './consent/consent-store.ts';
import { visitorConsent } from './consent/visitor-consent.ts';
import { takeOver } from './early.ts';
import { errorReports } from './errors/error-reports.ts';
import { countWhenAllowed } from './metrica/count-when-allowed.ts';
import { currentPage, onPage } from './visited-page.ts';
import { visitedSite } from './visited-site.ts';
import { reportQuality } from './vitals/report-quality.ts';

/** Everything that is not ours, each as far as the site has it and the visitor allows it. */
export function beginVisit(): void {
  const site = visitedSite();
  if (!site) return;
  const consent = visitorConsent(site);
  const page = currentPage(site);
  const quality = reportQuality(site.basketApiUrl, page);
  const reportError = reporterOf(site, consent);
  const counter = countWhenAllowed(site, consent, page);
  const campaign = followCampaign(consent);
  chatWhenAllowed(site, consent);

  takeOver((told) => {
    if (!(told instanceof Event)) return counter.hear(told);
    quality.hearFault(told);
    reportError(told);
  });
  onPage(site, {
    leave: counter.leave,
    see: (next) => {
      quality.see(next);
      counter.see(next);
      campaign.see(next.url);
    },
  });

  // Texts that are lost on the way leave the question unasked, and so everything off.
  const open = (isWanted: boolean) => void askConsent(site, consent, isWanted).catch(() => undefined);
  onSignal('choose-consent', () => open(true));
  const others = consent.offered.filter((group) => group !== 'marketing');
  // A campaign alone is asked about only where there is one.
  if (consent.mustAsk(campaign.isFollowed() ? consent.offered : others)) open(false);
}

function reporterOf({ errorReporting, theme }: SiteSettings, consent: Consent): (noticed: Event) => void {
  const { dsn, routes } = errorReporting;
  if (dsn === null) return () => {};
  const tellsPersonalData = () => theme.error_reports_personal_data !== false && consent.isGranted('errors');
  return errorReports({ dsn, routes, tellsPersonalData });
}

function chatWhenAllowed({ theme, name }: SiteSettings, consent: Consent): void {
  const { umnico_widget_hash: hash } = theme;
  if (!hash) return;
  let close = () => {};
  consent.on(
    'chat',
    () => {
      close = openChat(hash, name);
    },
    () => close(),
  );
}
