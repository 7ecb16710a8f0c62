import { paths } from '../../paths.ts';

/** Where the last tab leads when there is no scripting: to the foot of the page, which has all that its sheet has. */
export const more = '#footer';

/** Of two that begin alike the longer comes later. */
const tabs = [paths.home(), paths.events(), paths.eventsSearch(), paths.cart()];

/** Where the tab leads that a page belongs to. What no other tab leads to is found under the last; error pages belong nowhere. */
export const litTab = (page: string): string | undefined =>
  page.endsWith('.html') ? undefined : (tabs.findLast((path) => `${page}/`.startsWith(`${path}/`)) ?? more);
