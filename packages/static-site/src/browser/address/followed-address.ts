const isHere = (target: string) => target === '' || target === '_self';

/** Where a click leads in this tab; undefined when it leads nowhere, or is somebody else's to follow. */
export function clickedAddress(event: MouseEvent): string | undefined {
  const link = event.target instanceof Element && event.target.closest('a[href]');
  const isPlain = !(event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
  if (!(link instanceof HTMLAnchorElement) || !isPlain || event.defaultPrevented) return undefined;
  const isPage = /^https?:/.test(link.protocol) && !link.hasAttribute('download');
  return isPage && isHere(link.target) ? link.href : undefined;
}

/** Where a form leads that only asks; undefined when it sends something, or is somebody else's to send. */
export function submittedAddress({ target, submitter, defaultPrevented }: SubmitEvent): string | undefined {
  if (!(target instanceof HTMLFormElement) || defaultPrevented) return undefined;
  const read = (name: string) => submitter?.getAttribute(`form${name}`) ?? target.getAttribute(name) ?? '';
  if (!/^(get)?$/i.test(read('method')) || !isHere(read('target'))) return undefined;
  const url = new URL(read('action'), location.href);
  const fields = [...new FormData(target, submitter)].map(([name, value]) => [name, String(value)]);
  url.search = String(new URLSearchParams(fields));
  return url.href;
}
