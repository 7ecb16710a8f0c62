import type { Happening } from '../../signals.ts';
import type { SiteSettings } from '../../theme/site-settings.ts';
import type { Consent } from '../consent/consent-store.ts';
import type { VisitedPage } from '../visited-page.ts';
import { countVisit } from './count-visit.ts';

/** Counts from the moment that the visitor allows it, beginning with the page they are at and what they did there. */
export function countWhenAllowed({ theme }: SiteSettings, consent: Consent, first: VisitedPage) {
  let page = first;
  let onPage: Happening[] = [];
  let counter: ReturnType<typeof countVisit> | undefined;
  const settings = () => ({
    id: theme.ui_metric_id ?? null,
    eventsId: theme.ui_events_metric_id ?? null,
    hasWebvisor: theme.ui_metric_webvisor === true && consent.isGranted('replay'),
    hasCommerce: theme.ui_metric_ecommerce === true,
  });
  if (consent.offered.includes('analytics'))
    consent.on(
      'analytics',
      () => {
        counter = countVisit(settings(), page, onPage);
      },
      () => {
        counter?.stop();
        counter = undefined;
      },
    );
  return {
    hear: (happening: Happening) => {
      onPage.push(happening);
      counter?.hear(happening);
    },
    leave: () => {
      onPage = [];
    },
    see: (next: VisitedPage) => {
      page = next;
      counter?.see(next);
    },
  };
}
