import { expect, it } from 'vitest';
import { checkoutPaths } from '../../checkout-paths.ts';
import { listPaths } from '../../list-paths.ts';
import { paths } from '../../paths.ts';
import { litTab, more } from './lit-tab.ts';

it.each([
  [paths.home(), paths.home()],
  [paths.events(), paths.events()],
  [listPaths.eventsPage(2), paths.events()],
  [paths.event(12), paths.events()],
  [paths.eventsSearch(), paths.eventsSearch()],
  [paths.cart(), paths.cart()],
  [checkoutPaths.myTickets(), more],
  ['/favourites', more],
  [paths.places(), more],
  [paths.place(3), more],
  [paths.persons(), more],
  [paths.person(7), more],
  [paths.news(), more],
  [paths.info('contacts'), more],
  [paths.page('events-for-groups'), more],
  ['/404.html', undefined],
  ['/500.html', undefined],
])('on %s the tab that leads to %s is lit', (page, tab) => {
  expect(litTab(page)).toBe(tab);
});
