import { scrubAddress, scrubText } from '@parterre/domain/error-reporting/scrub';

const privateCookies = new Set(['basket', 'consent']);

/** The visit in an error report: by default all that the service collects (spec §1), else nothing personal. */
export function visitContext(isPersonal: boolean): object {
  const { href } = location;
  const { language, userAgent } = navigator;
  const headers = {
    'User-Agent': userAgent,
    ...(document.referrer && { Referer: scrubAddress(document.referrer) }),
  };
  const request = isPersonal
    ? { url: scrubText(href), headers, cookies: cookies() }
    : { url: scrubAddress(href), headers };
  return {
    request,
    tags: { program: 'storefront', language: document.documentElement.lang },
    ...(isPersonal && { user: { ip_address: '{{auto}}' }, contexts: { culture: { locale: language } } }),
  };
}

const cookies = () =>
  Object.fromEntries(
    document.cookie
      .split('; ')
      .map((entry) => entry.split('='))
      .filter(([name = '']) => name && !privateCookies.has(name)),
  );
