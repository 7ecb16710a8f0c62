import { consoleReads } from '@parterre/contracts/console/console-routes';
import { hasPermission } from '@parterre/domain/staff/permissions';
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
import { listDrafts, listPublications, readDraft, readPublication } from './drafts/list-drafts.service.ts';
import { listItems, readItem } from './drafts/list-items.service.ts';
import { publishDraft, unscheduleDraft } from './drafts/publish-draft.service.ts';
import { undoPublication } from './drafts/undo-publication.service.ts';
import { changePerformances } from './performance-changes/change-performances.service.ts';
import { createPerformances } from './performance-changes/create-performances.service.ts';

interface CatalogueConsoleDeps {
  readonly db: Db;
  /** Where visitors' pages are, and previews of them. */
  readonly siteUrl: string;
}

export function addCatalogueRoutes(router: ConsoleRouter, { db, siteUrl }: CatalogueConsoleDeps): void {
  router.command(changePerformances);
  router.command(createPerformances);
  // Also for those whose role counts for some places or events: what they may publish is decided when they do.
  const read =
    <Query, Answer>(answer: (query: Query) => Promise<Answer | Refused>) =>
    async ({ grants }: StaffActor, query: Query) =>
      hasPermission(grants, 'catalogue.change') ? answer(query) : refuse(notPermitted);
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
  router.command(createDraft);
  router.command(renameDraft);
  router.command(saveDraftItem);
  router.command(removeDraftItem);
  router.command(discardDraft);
  router.command(publishDraft);
  router.command(unscheduleDraft);
  router.command(undoPublication);
}
