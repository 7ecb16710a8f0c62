/** Browsers read a backslash as a slash and pass over control characters, so that `/\host` and `/<tab>/host` lead away. */
const harmless = /^[^\s\\\p{Cc}]*$/u;

/** A path of the site itself: it never leads to another host. */
export const isOwnPath = (text: string): boolean => /^\/(?!\/)/.test(text) && harmless.test(text);

/** An address of the web, whoever's. */
export const isWebAddress = (text: string): boolean => /^https?:\/\/[^/]/i.test(text) && harmless.test(text);

/** What a link in a text may lead to: the web, a path of the site, a place on the page, a letter, a call. */
export const isLinkAddress = (text: string): boolean =>
  isOwnPath(text) || isWebAddress(text) || (/^(mailto:|tel:|#)/.test(text) && harmless.test(text));

/** A name that a browser can be given: `tickets.example.com`. */
export const isHostName = (text: string): boolean =>
  /^(?=.{1,253}$)[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?(\.[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?)+$/i.test(text);
