import { inject } from 'vitest';
import { type SiteWithSecondApi, startSecondApi } from '../../apps/parterre/test/second-api.ts';

/** The same site for a visitor, with an API that is set up otherwise. */
export const openApiBeside = (env: Readonly<Record<string, string>>): Promise<SiteWithSecondApi> =>
  startSecondApi(
    { address: inject('address'), dataFolder: inject('dataFolder') },
    { SITE_URL: inject('siteUrl'), SANDBOX_URL: inject('bank'), ...env },
  );
