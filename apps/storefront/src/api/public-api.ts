import type { PublicApi, PublicApiOptions } from '@parterre/api-client/public-api';

let api: Promise<PublicApi> | undefined;

/** The public API as the site's settings name it; its code is fetched when it is first needed. */
export function publicApi(settings: PublicApiOptions): Promise<PublicApi> {
  api ??= import('./clients.ts').then((clients) => clients.publicApi(settings));
  return api;
}
