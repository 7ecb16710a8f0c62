import { mayPrefetch } from '@parterre/static-site/browser/prefetch/may-prefetch';
import { prepareHearts } from './features/favourites/prepare-hearts.ts';
import { listenToMoreTab } from './features/layout/more-tab.ts';
import { warmUpIntl } from './i18n/warm-up-intl.ts';
import { importOptional } from './import-helper.ts';
import { showConnection } from './show-connection.ts';
import { showDeferredFonts } from './theme/deferred-fonts.ts';
import { layOutRest } from './ui/lay-out-rest.ts';

const beginInCity = () =>
  void importOptional(() => import('./features/city/begin-in-city.ts')).then(
    (city) => city.beginInCity(),
    () => undefined, // without it every city is a link to its list
  );

/** Who has a city, chosen or in the address, needs it at once; others when they open a menu, which may be open by now. */
function listenToCities(): void {
  const hasCity = document.documentElement.dataset.chosenCity || location.search.includes('cities=');
  if (hasCity || document.querySelector(':popover-open')) beginInCity();
  else addEventListener('toggle', beginInCity, { capture: true, once: true });
}

/** A link may bring a code; the basket finds it. */
const keepCode = () =>
  void importOptional(() => import('./features/order/codes/keep-code.ts')).then(
    (codes) => codes.keepCode(),
    () => undefined, // without it the visitor types it
  );

/** What only the visitor's next steps need comes once the page is alive. */
export function prepareNextSteps(pathPrefix: string): void {
  listenToCities();
  if (location.search.includes('code=')) keepCode();
  listenToMoreTab();
  prepareHearts();
  showConnection();
  showDeferredFonts();
  warmUpIntl(pathPrefix);
  layOutRest();
  if (mayPrefetch(navigator))
    importOptional(() => import('./fetch-ahead.ts')).then(
      ({ fetchAhead }) => fetchAhead(pathPrefix),
      () => undefined, // lost on the way: it is fetched again when it is needed
    );
}
