const name = 'currency';
const yearSeconds = 365 * 24 * 60 * 60;

const listeners = new Set<() => void>();

let cookies: string | undefined;

/** To read them is to ask another process, and much on a page asks for its currency: what is read serves the whole task. */
function readCookies(): string {
  if (cookies === undefined) {
    cookies = document.cookie;
    setTimeout(() => {
      cookies = undefined;
    });
  }
  return cookies;
}

/** The code kept in the cookie `currency`; undefined when none is. */
export const keptCurrency = (): string | undefined =>
  readCookies()
    .split('; ')
    .find((pair) => pair.startsWith(`${name}=`))
    ?.slice(name.length + 1);

/** Spec §5: kept in a cookie of the whole site. Every price on the page follows. */
export function keepCurrency(code: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API cannot be read at once
  document.cookie = `${name}=${code}; path=/; max-age=${yearSeconds}; SameSite=Lax`;
  cookies = undefined;
  for (const listener of listeners) listener();
}

export function onCurrencyChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
