import type { Location } from '@parterre/contracts/reference/reference-items';
import { offerCities } from '@parterre/domain/chosen-city/offer-cities';
import { type Html, html } from '@parterre/domain/markup/html';
import { menuId, rememberCity } from '../../features/city/chosen-city.ts';
import { linksIn, paths } from '../../paths.ts';
import { readMessages } from '../messages/read-messages.ts';
import type { SiteLanguage } from '../site-languages.ts';
import type { SourceContext } from './source-context.ts';

/** Every page has them; lists find events in any other. */
const maxCities = 30;

const busiestFirst = { sort_by: 'events_count', sort_on: 'desc' } as const;

const pin =
  '<svg width="14" height="14" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2" aria-hidden="true"><path d="M12 21c-4.5-5-7-8.3-7-11a7 7 0 0 1 14 0c0 2.7-2.5 6-7 11Zm0-13.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5Z"/></svg>';

/** As the catalogue names it, and as browsers may: some keep to older names. */
const zoneNames = (zone: string): readonly string[] => {
  const { timeZone } = new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions();
  return [...new Set([zone, timeZone])];
};

/**
 * A button and the cities that it opens, as markup: the browser opens it without a script, and a component would weigh on every first visit. Each leads to
 * its list of events. None where there is nothing to choose.
 */
export async function cityMenu(
  context: SourceContext,
  { code, prefix }: SiteLanguage,
): Promise<Html | undefined> {
  const { results } = await context.api.listEventsLocations({
    ...busiestFirst,
    limit: maxCities,
    lang: code,
  });
  const cities = results.filter(({ events_count }) => events_count > 0).sort(byName(code));
  if (cities.length < 2) return undefined;
  const { cityMenu: label = '', allCities = '', cityOffer = '', decline = '' } = readMessages(code);
  const link = linksIn({ pathPrefix: context.pathPrefix, languagePrefix: prefix });
  const events = link(paths.events());
  const offers = offerCities(
    cities.map(({ id, time_zone, events_count }) => ({ id, timeZone: time_zone, eventsCount: events_count })),
  );
  const item = ({ id, name, time_zone }: Location) => {
    const href = link(paths.eventsWith({ cities: String(id) }));
    if (offers.get(time_zone) !== id) return html`<li><a href="${href}" data-city="${id}">${name}</a></li>`;
    const offer = cityOffer.replace('{city}', name);
    return html`<li><a href="${href}" data-city="${id}" data-zones="${zoneNames(time_zone).join(' ')}" data-offer="${offer}">${name}</a></li>`;
  };
  return html`<div><button type="button" popovertarget="${menuId}"><b>${label}: </b>${{ markup: pin }}<span>${allCities}</span></button
    ><ul id="${menuId}" popover aria-label="${label}" data-events="${events}" data-decline="${decline}"
    ><li><a href="${events}" data-city="">${allCities}</a></li>${cities.map(item)}</ul><script>${{ markup: rememberCity }}</script></div>`;
}

const byName =
  (code: string) =>
  (a: Location, b: Location): number =>
    a.name.localeCompare(b.name, code);
