import { createPublicApi, type PublicApi } from '@parterre/api-client/public-api';
import type { SiteApi } from '../theme/site-settings.ts';
import { sendPublic } from './transports.ts';
import { withWaitNotice } from './wait-notice.ts';

let api: PublicApi | undefined;

/** Every call of the public API. Pages that make one or two as they open send those themselves, and need not load all. */
export const publicApi = (settings: SiteApi): PublicApi => {
  api ??= createPublicApi(withWaitNotice(sendPublic(settings)));
  return api;
};
