import { isOneTypo } from './is-one-typo.ts';

// Where most visitors have their mail, the likeliest first. A domain listed here is never taken for a slip.
const commonDomains = [
  ...'gmail.com googlemail.com outlook.com hotmail.com live.com yahoo.com ymail.com icloud.com me.com mac.com'.split(
    ' ',
  ),
  ...'mail.com email.com aol.com gmx.com msn.com proton.me protonmail.com hotmail.co.uk yahoo.co.uk'.split(
    ' ',
  ),
  ...'mail.ru yandex.ru yandex.com ya.ru bk.ru list.ru inbox.ru rambler.ru internet.ru vk.com'.split(' '),
  ...'web.de gmx.de gmx.net t-online.de freenet.de mail.de posteo.de hotmail.de yahoo.de outlook.de'.split(
    ' ',
  ),
  ...'orange.fr free.fr wanadoo.fr laposte.net sfr.fr hotmail.fr yahoo.fr outlook.fr live.fr'.split(' '),
  ...'hotmail.es yahoo.es outlook.es telefonica.net movistar.es'.split(' '),
];

// A shorter one is a single letter away from too many others.
const minSuggestionLength = 7;
const suggestions = commonDomains.filter((domain) => domain.length >= minSuggestionLength);

/** `anna@gmial.com` → `anna@gmail.com`: a hint to show beside a valid address, never a reason to refuse it. */
export function suggestEmail(email: string): string | undefined {
  const at = email.lastIndexOf('@') + 1;
  const domain = email.slice(at);
  if (commonDomains.includes(domain)) return undefined;
  const meant = suggestions.find((suggestion) => isOneTypo(suggestion, domain));
  return meant && email.slice(0, at) + meant;
}
