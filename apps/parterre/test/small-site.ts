import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { smallCatalogue, testNow } from '@parterre/api/testing/small-catalogue';
import { type TestApi, testApi } from '@parterre/api/testing/test-api';
import { createPublicApi } from '@parterre/api-client/public-api';
import { publicTransport } from '@parterre/api-client/public-transport';
import type { PageSource } from '@parterre/static-site/shared/data-source';
import type { SiteConfig } from '@parterre/static-site/shared/site-config';
import { storefrontSite } from '@parterre/storefront/site/storefront-site';
import { injectFetch } from '../src/inject-fetch.ts';

export interface SmallSite {
  readonly api: TestApi;
  readonly site: SiteConfig;
  /** How often the API has been asked since last time. */
  calls(): number;
  /** Every page, or those that a change touches. */
  pages(changes?: {
    readonly keys: readonly string[];
    readonly paths: readonly string[];
  }): Promise<PageSource[]>;
  close(): Promise<void>;
}

/** The storefront of the small catalogue, read from a real API in this process, or through a fetch that changes its answers. */
export async function smallSite(changeFetch = (fetch: typeof globalThis.fetch) => fetch): Promise<SmallSite> {
  const api = await testApi(smallCatalogue());
  const workFolder = await mkdtemp(join(tmpdir(), 'parterre-theme-'));
  const ask = changeFetch(injectFetch(api.app));
  let calls = 0;
  const counted: typeof fetch = (...request) => {
    calls += 1;
    return ask(...request);
  };
  const site = await storefrontSite({
    landingId: 1,
    api: createPublicApi(
      publicTransport({ address: 'http://api', fetch: counted, requestsPerSecond: Infinity, retries: 0 }),
    ),
    browserApi: { address: '', requestsPerSecond: 10, timeoutMs: 60_000, retries: 3, retryDelayMs: 1000 },
    basketApiUrl: '',
    origin: 'https://parterre.example',
    assetHost: '',
    pathPrefix: '',
    workFolder,
    now: () => testNow,
  });
  return {
    api,
    site,
    calls: () => {
      const counted = calls;
      calls = 0;
      return counted;
    },
    pages: (changes) => Array.fromAsync(site.source.listPages(changes)),
    close: async () => {
      await api.close();
      await rm(workFolder, { recursive: true });
    },
  };
}
