import { siteNavigation } from './address/site-navigation.ts';

/** Goes to an address as a link would: to the one at hand without another entry in the history. */
export function navigate(href: string, history: 'auto' | 'replace' = 'auto'): void {
  const navigation = siteNavigation();
  if (navigation) navigation.navigate(href, { history });
  else location[history === 'auto' ? 'assign' : history](href);
}
