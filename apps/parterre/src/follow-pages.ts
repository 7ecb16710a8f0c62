import { readCatalogueVersion } from '@parterre/api/catalogue-reader/catalogue-changes.queries';
import { versionKey } from '@parterre/api/catalogue-reader/catalogue-version';
import type { Db } from '@parterre/api/database/connect';
import { markLive } from '@parterre/api/features/catalogue/drafts/mark-live.service';
import { hasLanding } from '@parterre/api/features/landings/online-sites.service';
import { print } from './print.ts';
import { printReport } from './print-report.ts';
import type { Publisher } from './publisher.ts';
import type { Sites } from './sites.ts';
import type { CatalogueListener } from './watch-catalogue.ts';

interface FirstSite {
  readonly db: Db;
  /** That the publisher makes pages of. */
  readonly landingId: number;
}

/** Keeps the pages of all sites as the catalogue is, and says which version of it they show. */
export function followPages(
  publisher: Publisher,
  sites: Sites,
  { db, landingId }: FirstSite,
): Omit<CatalogueListener, 'onFault'> {
  let interrupt = publisher.interrupt;
  return {
    onFirst: async (keys) => {
      // A site that is changed is made whole, and waited for.
      if (keys.some((key) => key.startsWith('landing:'))) return false;
      const report = await publisher.publishFirst(keys);
      if (!report) return false;
      printReport(report);
      await sites.publishFirst(keys);
      await markLive(db, keys, new Date());
      return true;
    },
    onChange: async (keys) => {
      // Before pages are read: what changes from here on is heard of.
      const version = keys.includes('everything') ? [versionKey(await readCatalogueVersion(db))] : [];
      interrupt = publisher.interrupt;
      if (await hasLanding(db, landingId)) printReport(await publisher.publish(keys));
      else print('There is no site yet. Make the first one in the console.');
      interrupt = sites.interrupt;
      for (const report of await sites.publish(keys)) printReport(report);
      await markLive(db, [...keys, ...version], new Date());
    },
    interrupt: () => interrupt(),
  };
}
