import { consoleDocuments, consoleReads } from '@parterre/contracts/console/console-routes';
import { hasPermission, type Permission } from '@parterre/domain/staff/permissions';
import { type Refused, refuse, type StaffActor } from '../../commands/command.ts';
import type { ConsoleRouter } from '../../commands/console-router.ts';
import { notPermitted } from '../../commands/run-command.service.ts';
import type { Db } from '../../database/connect.ts';
import {
  createDraft,
  discardDraft,
  removeDraftItem,
  renameDraft,
  saveDraftItem,
} from './drafts/draft-commands.service.ts';
import { findFreeKey } from './drafts/free-key.service.ts';
import { makeSearchPreview } from './drafts/item-in-search.service.ts';
import { listDrafts, listPublications, readDraft, readPublication } from './drafts/list-drafts.service.ts';
import { listItems, readItem } from './drafts/list-items.service.ts';
import { listSites } from './drafts/list-sites.service.ts';
import type { DoFirst, DrawSitePage, ReadPageHeads } from './drafts/preview.ts';
import { publishDraft, unscheduleDraft } from './drafts/publish-draft.service.ts';
import { readSitePage } from './drafts/site-page.service.ts';
import { undoPublication } from './drafts/undo-publication.service.ts';
import { changePerformances } from './performance-changes/change-performances.service.ts';
import { createPerformances } from './performance-changes/create-performances.service.ts';
import { listPriceLists } from './prices/price-lists.service.ts';
import { readEventPrices, readRatePrices } from './prices/read-prices.service.ts';

interface CatalogueConsoleDeps {
  readonly db: Db;
  readonly now: () => Date;
  /** Where visitors' pages are, and previews of them. */
  readonly siteUrl: string;
  readonly maxTicketsPerOrder: number;
  /** The landing that they are of. */
  readonly landingId: number;
  /** Given where pages are made. */
  readonly drawSitePage: DrawSitePage | undefined;
  readonly readPageHeads: ReadPageHeads | undefined;
  readonly doFirst: DoFirst | undefined;
}

export function addCatalogueRoutes(router: ConsoleRouter, deps: CatalogueConsoleDeps): void {
  const { db, siteUrl, landingId, drawSitePage, doFirst } = deps;
  router.command(changePerformances);
  router.command(createPerformances);
  // Also for those whose role counts for some places or events: what they may publish is decided when they do.
  const read =
    <Query, Answer>(
      answer: (query: Query) => Promise<Answer | Refused>,
      permission: Permission = 'catalogue.change',
    ) =>
    async ({ grants }: StaffActor, query: Query) =>
      hasPermission(grants, permission) ? answer(query) : refuse(notPermitted);
  router.read(
    consoleReads.listItems,
    'everybody',
    read((query) => listItems(db, query)),
  );
  router.read(
    consoleReads.readItem,
    'everybody',
    read((query) => readItem(db, query)),
  );
  router.read(consoleReads.readItemInSearch, 'everybody', read(makeSearchPreview(deps)));
  router.read(
    consoleReads.findFreeKey,
    'everybody',
    read((query) => findFreeKey(db, query)),
  );
  router.read(
    consoleReads.listSites,
    'everybody',
    read(() => listSites(db, { siteUrl, landingId })),
  );
  if (drawSitePage)
    router.document(
      consoleDocuments.readSitePage,
      read((query) => readSitePage({ db, siteUrl, drawSitePage }, query)),
    );
  router.read(
    consoleReads.listDrafts,
    'everybody',
    read(async () => ({ results: await listDrafts(db) })),
  );
  router.read(
    consoleReads.readDraft,
    'everybody',
    read(({ id }) => readDraft(db, id, siteUrl)),
  );
  router.read(
    consoleReads.listPublications,
    'everybody',
    read((query) => listPublications(db, query)),
  );
  router.read(
    consoleReads.readPublication,
    'everybody',
    read(({ id }) => readPublication(db, id)),
  );
  router.read(
    consoleReads.listPriceLists,
    'everybody',
    read((query) => listPriceLists(db, query, deps.now()), 'prices.change'),
  );
  router.read(
    consoleReads.readEventPrices,
    'everybody',
    read((query) => {
      const { maxTicketsPerOrder } = deps;
      return readEventPrices(db, query, { at: deps.now(), maxTicketsPerOrder });
    }, 'prices.change'),
  );
  router.read(
    consoleReads.readRatePrices,
    'everybody',
    read((query) => readRatePrices(db, query, deps.now()), 'prices.change'),
  );
  router.command(createDraft);
  router.command(renameDraft);
  router.command(saveDraftItem);
  router.command(removeDraftItem);
  router.command(discardDraft);
  router.command(publishDraft, doFirst);
  router.command(unscheduleDraft);
  router.command(undoPublication, doFirst);
}
