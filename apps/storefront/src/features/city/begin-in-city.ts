import {
  cityOfLinks,
  cityOfSearch,
  enterInCity,
  moveToCity,
} from '@parterre/domain/chosen-city/city-address';
import { onNavigation } from '@parterre/static-site/browser/signals';
import { chosenCity, menuId } from './chosen-city.ts';

const findMenu = () => document.getElementById(menuId);
const here = () => location.pathname + location.search;

/** The address that each link was given, and the one that it leads to instead. */
const entrances = new WeakMap<Element, { readonly from: string; readonly to: string }>();

function findAddress(link: HTMLAnchorElement, address: string, events: string): string {
  const { city } = link.dataset;
  if (city !== undefined) return moveToCity(here(), Number(city) || null, events);
  const within = link.closest('main') ? location.pathname : undefined;
  return enterInCity(address, { city: cityOfLinks(here(), chosenCity(), events), events, within });
}

/** Addresses a link as it is about to be followed: by then it is seen, copied and opened elsewhere as what it is. */
function onApproach({ target }: Event): void {
  const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[href]');
  const events = findMenu()?.dataset.events;
  if (!link || !events) return;
  const href = link.getAttribute('href') ?? '';
  const last = entrances.get(link);
  const from = last?.to === href ? last.from : href;
  const to = findAddress(link, from, events);
  if (to !== href) link.setAttribute('href', to);
  entrances.set(link, { from, to });
}

/** The forms that search send the city along. */
function onFormData({ target, formData }: FormDataEvent): void {
  const events = findMenu()?.dataset.events;
  const isSearch = target instanceof HTMLFormElement && target.getAttribute('action') === `${events}/search`;
  const city = isSearch && events ? cityOfSearch(here(), chosenCity(), events) : null;
  if (city !== null) formData.set('cities', String(city));
}

/** The menu of another language comes with nothing chosen. */
function showChoice(): void {
  const chosen = String(chosenCity() ?? '');
  const name = document.querySelector(`[popovertarget=${menuId}] span`);
  for (const link of findMenu()?.querySelectorAll('a') ?? []) {
    const isChosen = link.dataset.city === chosen;
    link.ariaCurrent = isChosen ? 'true' : null;
    if (isChosen && name) name.textContent = link.textContent;
  }
}

const onClick = ({ target }: Event) => {
  if (target instanceof Element && target.closest('a[data-city]')) showChoice();
};

let hasBegun = false;

/** From here on home, lists and searches begin in the city that was chosen. */
export function beginInCity(): void {
  if (hasBegun) return;
  hasBegun = true;
  for (const approach of ['pointerover', 'pointerdown', 'focusin', 'click'])
    addEventListener(approach, onApproach, { capture: true, passive: true });
  addEventListener('click', onClick);
  addEventListener('formdata', onFormData);
  onNavigation(({ kind }) => kind === 'ended' && showChoice());
  showChoice();
}
