import { onNavigation } from '@parterre/static-site/browser/signals';
import { whenIdle } from '@parterre/static-site/browser/when-idle';
import { prepareOffer } from './features/city/prepare-offer.ts';
import { importOptional } from './import-helper.ts';
import { readOffline } from './read-offline.ts';

/** Whoever reads about an event on sale is about to choose a date: what opens then comes in the meantime. */
async function fetchTickets(): Promise<void> {
  if (!document.getElementById('tickets')) return;
  const { openTickets } = await importOptional(() => import('./pages/event/open-tickets.ts'));
  await importOptional(openTickets);
}

/** What a visitor may need next, in idle time. */
export function fetchAhead(pathPrefix: string): void {
  // What is lost on the way is fetched again when it is needed.
  const start = (task: () => Promise<void>) => whenIdle(() => void task().catch(() => {}));
  start(fetchTickets);
  start(prepareOffer);
  start(() => readOffline(pathPrefix));
  onNavigation(({ kind }) => kind === 'ended' && start(fetchTickets));
}
