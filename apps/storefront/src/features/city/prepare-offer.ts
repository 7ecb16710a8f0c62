import { mayOfferCity } from '@parterre/domain/chosen-city/city-address';
import { onNavigation } from '@parterre/static-site/browser/signals';
import { intlIsWarm } from '../../i18n/warm-up-intl.ts';
import { importOptional } from '../../import-helper.ts';
import { chosenCity, menuId } from './chosen-city.ts';

const key = 'city-offer';

/** Where nothing can be stored nothing is offered, since it would come back on every page. */
function wasOffered(): boolean {
  try {
    return localStorage.getItem(key) !== null;
  } catch {
    return true;
  }
}

const findOffered = () => {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  return document.querySelector<HTMLAnchorElement>(`#${menuId} [data-zones~="${timeZone}"]`);
};

/**
 * Once on a device, the city of the visitor's time zone is offered. The second page of a visit brings the offer along, so that nothing moves: to know the
 * zone before the first paint would cost a phone more than the offer is worth.
 */
export async function prepareOffer(): Promise<void> {
  if (chosenCity() !== null || wasOffered()) return;
  await intlIsWarm;
  if (!findOffered()) return;
  const { drawOffer } = await importOptional(() => import('./city-offer.ts'));
  const stop = onNavigation(({ kind, from, to }) => {
    const isNewPage = kind === 'ended' && new URL(from).pathname !== new URL(to).pathname;
    const offered = findOffered();
    const { events, decline = '' } = document.getElementById(menuId)?.dataset ?? {};
    if (!isNewPage || !offered || !events || !mayOfferCity(location.pathname, events)) return;
    stop();
    if (chosenCity() !== null) return;
    localStorage.setItem(key, 'shown');
    drawOffer(offered, decline);
  });
}
