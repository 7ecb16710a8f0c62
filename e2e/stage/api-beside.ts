import { inject } from 'vitest';
import { type SiteBeside, startApiBeside } from '../../apps/parterre/test/api-beside.ts';

/** The same site for a visitor, with an API that is set up otherwise. */
export const openApiBeside = (env: Readonly<Record<string, string>>): Promise<SiteBeside> =>
  startApiBeside(
    { address: inject('address'), dataFolder: inject('dataFolder') },
    { SITE_URL: inject('siteUrl'), SANDBOX_URL: inject('bank'), ...env },
  );
