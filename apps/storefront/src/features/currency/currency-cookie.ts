import { createListeners } from '../../listeners.ts';

const name = 'currency';
const yearSeconds = 365 * 24 * 60 * 60;

const { subscribe, notify } = createListeners();

let cookies: string | undefined;

/** Reading cookies asks another process, and much of a page needs the currency: one read serves the whole task. */
function readCookies(): string {
  if (cookies === undefined) {
    cookies = document.cookie;
    setTimeout(() => {
      cookies = undefined;
    });
  }
  return cookies;
}

/** The code in the cookie `currency`; undefined when there is none. */
export const readCurrencyCookie = (): string | undefined =>
  readCookies()
    .split('; ')
    .find((pair) => pair.startsWith(`${name}=`))
    ?.slice(name.length + 1);

/** Spec §5: saved in a cookie of the whole site. Every price on the page follows. */
export function saveCurrency(code: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API cannot be read at once
  document.cookie = `${name}=${code}; path=/; max-age=${yearSeconds}; SameSite=Lax`;
  cookies = undefined;
  notify();
}

export const onCurrencyChange = subscribe;
