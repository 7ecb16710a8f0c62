import { importOptional } from '../../import-helper.ts';
import type { TrackedEvent } from '../../signals.ts';
import type { SiteSettings } from '../../theme/site-settings.ts';
import type { Consent } from '../consent/consent-store.ts';
import type { VisitedPage } from '../current-page.ts';
import type { VisitCounter } from './count-visit.ts';

/** Counts from the moment of consent on, beginning with the current page and what was done on it. */
export function countWhenAllowed({ theme }: SiteSettings, consent: Consent, first: VisitedPage) {
  let page = first;
  let onPage: TrackedEvent[] = [];
  let isAllowed = false;
  let counter: VisitCounter | undefined;
  const settings = () => ({
    id: theme.ui_metric_id ?? null,
    eventsId: theme.ui_events_metric_id ?? null,
    hasWebvisor: theme.ui_metric_webvisor === true && consent.isGranted('replay'),
    hasCommerce: theme.ui_metric_ecommerce === true,
  });
  /** Only whoever allows it loads what counts. */
  const start = async () => {
    isAllowed = true;
    const { countVisit } = await importOptional(() => import('./count-visit.ts'));
    if (isAllowed) counter ??= countVisit(settings(), page, onPage);
  };
  const stop = () => {
    isAllowed = false;
    counter?.stop();
    counter = undefined;
  };
  if (consent.offered.includes('analytics'))
    // When it is lost, nothing is counted, as when the counter's own host is down.
    consent.on('analytics', () => void start().catch(() => undefined), stop);
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
