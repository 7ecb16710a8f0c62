/** Goes to an address as a link would; where the browser has no Navigation API it loads the page whole. */
export function navigate(href: string, history: 'push' | 'replace' = 'push'): void {
  if ('navigation' in window) navigation.navigate(href, { history: history === 'push' ? 'auto' : history });
  else if (history === 'push') location.assign(href);
  else location.replace(href);
}
