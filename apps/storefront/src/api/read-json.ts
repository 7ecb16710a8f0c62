import type { Call } from '@parterre/api-client/transport';
import type { SiteApi } from '../theme/site-settings.ts';

type ReadOptions = Pick<Call, 'query' | 'signal'>;

/** Nothing is sent before a page is alive, so what sends is not among the code that it waits for. */
const loadTransports = () => import('./transports.ts');

/** For what every page reads of the public API: a whole client of it would weigh more than the page. */
export async function readPublic<Reply>(api: SiteApi, path: string, options: ReadOptions): Promise<Reply> {
  const { getJson, sendPublic } = await loadTransports();
  return getJson(sendPublic(api), path, options);
}

export async function readBasket<Reply>(address: string, path: string): Promise<Reply> {
  const { getJson, sendBasket } = await loadTransports();
  return getJson(sendBasket(address), path);
}
