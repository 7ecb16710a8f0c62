import { readCatalogueVersion } from '@parterre/api/catalogue-reader/catalogue-changes.queries';
import type { ComposedApi } from '@parterre/api/compose-api';
import type { Config } from '@parterre/api/config';
import type { Db } from '@parterre/api/database/connect';
import { listOnlineSites, type OnlineSite } from '@parterre/api/features/landings/online-sites.service';
import type { Reporter } from '@parterre/static-site/build/run/progress';
import type { RunReport } from '@parterre/static-site/build/run/run-report';
import type { SiteParts } from './origin-server.ts';
import type { PageStorage } from './page-storage.ts';
import { createPublisher, type Publisher } from './publisher.ts';

export interface SitesOptions {
  readonly config: Config;
  /** Where the first site is reached. */
  readonly url: string;
  readonly db: Db;
  readonly openSite: ComposedApi['openSite'];
  /** Where their pages are sent, too. */
  readonly storage?: PageStorage | undefined;
  readonly report: Reporter;
  readonly onFault: (error: unknown) => void;
}

/** The landings that are online beside the one that the settings name. */
export interface Sites {
  /** Opens those that came online, closes those that went, and publishes what changed. */
  publish(changedKeys: readonly string[]): Promise<readonly RunReport[]>;
  /** Publishes what somebody waits to see. */
  publishFirst(changedKeys: readonly string[]): Promise<void>;
  /** Has `publish` leave the rest for the next. */
  interrupt(): void;
  /** By the host that a visitor asks for. */
  find(host: string | undefined): SiteParts | undefined;
  list(): readonly OnlineSite[];
  close(): Promise<void>;
}

interface OpenSite extends OnlineSite {
  readonly parts: SiteParts;
  readonly publisher: Publisher;
  close(): Promise<void>;
}

const hostname = (url: string) => new URL(url).hostname;

export function createSites(options: SitesOptions): Sites {
  const { config, url, db, onFault } = options;
  const open = new Map<string, OpenSite>();
  let atWork: Publisher | undefined;

  /** One site that cannot be made keeps nobody else's pages from being made. */
  const attempt = (work: () => Promise<void>) => work().catch(onFault);

  const isEdited = (keys: readonly string[]) =>
    keys.some((key) => key === 'everything' || key.startsWith('landing:'));

  /** Of two that claim one name the first has it, and the first site has its own. */
  async function wanted(): Promise<ReadonlyMap<string, OnlineSite>> {
    const { landingId } = config.site;
    const sites = (await listOnlineSites(db, { landingId, url })).filter(
      (site) => hostname(site.url) !== hostname(url),
    );
    return new Map(sites.toReversed().map((site) => [hostname(site.url), site]));
  }

  async function heed(): Promise<void> {
    const sites = await wanted();
    for (const [name, site] of open) {
      const next = sites.get(name);
      if (next?.landingId === site.landingId && next.url === site.url) continue;
      open.delete(name);
      await site.close();
    }
    for (const [name, site] of sites) {
      if (open.has(name)) continue;
      await attempt(async () => void open.set(name, await openOne(options, site)));
    }
  }

  return {
    publish: async (keys) => {
      if (isEdited(keys)) await heed();
      const reports: RunReport[] = [];
      // One after the other: each takes all cores.
      for (const { publisher } of open.values()) {
        atWork = publisher;
        await attempt(async () => void reports.push(await publisher.publish(keys)));
      }
      atWork = undefined;
      return reports;
    },
    publishFirst: async (keys) => {
      for (const { publisher } of open.values())
        await attempt(async () => void (await publisher.publishFirst(keys)));
    },
    interrupt: () => atWork?.interrupt(),
    find: (host) =>
      host === undefined || open.size === 0
        ? undefined
        : open.get(host.replace(/:\d+$/, '').toLowerCase())?.parts,
    list: () => [...open.values()],
    close: async () => {
      for (const site of open.values()) await site.close();
      open.clear();
    },
  };
}

async function openOne(
  { config, db, openSite, storage, report, onFault }: SitesOptions,
  { landingId, url }: OnlineSite,
): Promise<OpenSite> {
  const app = openSite({ landingId, url });
  await app.ready();
  const made = createPublisher({
    config: { ...config, site: { ...config.site, landingId, url } },
    app,
    catalogueVersion: () => readCatalogueVersion(db),
    report,
    onFault,
  });
  const publisher = storage?.follow(made, landingId) ?? made;
  return {
    landingId,
    url,
    publisher,
    parts: { app, pages: publisher.handle },
    close: async () => {
      await publisher.close();
      await app.close();
    },
  };
}
