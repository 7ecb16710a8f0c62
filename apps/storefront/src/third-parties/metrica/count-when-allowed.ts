import type { TrackedEvent } from '../../signals.ts';
import type { SiteSettings } from '../../theme/site-settings.ts';
import type { Consent } from '../consent/consent-store.ts';
import type { VisitedPage } from '../current-page.ts';
import { countVisit } from './count-visit.ts';

/** Counts from the moment of consent on, beginning with the current page and what was done on it. */
export function countWhenAllowed({ theme }: SiteSettings, consent: Consent, first: VisitedPage) {
  let page = first;
  let onPage: TrackedEvent[] = [];
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
    track: (happening: TrackedEvent) => {
      onPage.push(happening);
      counter?.track(happening);
    },
    onPageLeft: () => {
      onPage = [];
    },
    onPageShown: (next: VisitedPage) => {
      page = next;
      counter?.onPageShown(next);
    },
  };
}
