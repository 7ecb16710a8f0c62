import { basketTransport } from '@parterre/api-client/basket-transport';
import { publicTransport } from '@parterre/api-client/public-transport';
import type { Call, Transport } from '@parterre/api-client/transport';
import type { SiteApi } from '../theme/site-settings.ts';

// One of each for all pages, so that whatever is called shares its limit (spec §9).
let toPublic: Transport | undefined;
let toBasket: Transport | undefined;

/** To the public API, with the timeout and retries of the site's settings. */
export const sendPublic = (settings: SiteApi): Transport => {
  toPublic ??= publicTransport(settings);
  return toPublic;
};

/** To the basket, orders and proofs of a visit. */
export const sendBasket = (address: string): Transport => {
  toBasket ??= basketTransport({ address });
  return toBasket;
};

/** For what a page reads as it opens: a whole API client would weigh more than the page. */
export const getJson = <Reply>(send: Transport, path: string, options?: Pick<Call, 'query' | 'signal'>) =>
  send<Reply>({ method: 'GET', path, ...options });
