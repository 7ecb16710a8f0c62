/** Keys to an order, and whatever may stand for a secret or a person in an address. */
const secretParameters = new Set([
  'order',
  'token',
  'hash',
  'email',
  'phone',
  'name',
  'key',
  'secret',
  'code',
]);

const blank = '[…]';

/** The only key to an order or a ticket: `/order/bill/{token}`, `/api/orders/{token}/cancel`, `/api/tickets/{code}`. */
const orderKeys = /(\/(?:order\/(?:bill|pay)|api\/(?:orders|tickets))\/)(?!lookup\b)[^/?#\s"')]+/g;
const tokenInAddress = /\/order\/(?:bill|pay)\/([\w-]{22,})|[?&](?:order|code)=([\w-]{22,})/g;
const queryValues = /([?&;](\w+)=)[^&#\s"')]*/g;
const credentials = /(\w+:\/\/[^/\s:@]*:)[^@\s/]+@/g;
const bearers = /\b(Bearer|Basic) [\w.~+/=-]+/gi;
const mails = /[^\s@<>"'(/?&=]+@[^\s@<>"')/?&]+\.[a-z]{2,}/gi;

/** A text as it may leave the house: without keys, passwords and addresses of persons. */
export const scrubText = (text: string): string =>
  text
    .replace(orderKeys, `$1${blank}`)
    .replace(queryValues, (all, before: string, name: string) =>
      secretParameters.has(name.toLowerCase()) ? before + blank : all,
    )
    .replace(credentials, `$1${blank}@`)
    .replace(bearers, `$1 ${blank}`)
    .replace(mails, blank);

/** A text without the keys that stand in an address, wherever the text has them. */
export const withoutTokens = (text: string, address: string): string =>
  [...address.matchAll(tokenInAddress)].reduce(
    (rest, [, inPath, inQuery]) => rest.replaceAll(inPath ?? inQuery ?? '', blank),
    text,
  );

/** An address without its query, and without what is a key in it. */
export const scrubAddress = (address: string): string => scrubText(address.replace(/[?#].*$/s, ''));
