import type { SitePageQuery } from '@parterre/contracts/console/sites';
import { type Refused, refuse } from '../../../commands/command.ts';
import type { ConsoleDocument } from '../../../commands/console-router.ts';
import type { Db } from '../../../database/connect.ts';
import { noDraft } from './draft-commands.service.ts';
import { selectDraft } from './drafts.queries.ts';
import type { DrawSitePage } from './preview.ts';

interface SitePageDeps {
  readonly db: Db;
  readonly siteUrl: string;
  readonly drawSitePage: DrawSitePage;
}

interface WantedPage extends SitePageQuery {
  readonly acceptedLanguages: string;
}

/** A page of a landing as it is, or as a draft has it. It stands in the console's own origin, where nothing of it runs. */
export async function readSitePage(
  { db, siteUrl, drawSitePage }: SitePageDeps,
  { landing_id: landingId, draft_id, path, acceptedLanguages }: WantedPage,
): Promise<ConsoleDocument | Refused> {
  const draft = draft_id === undefined ? undefined : await selectDraft(db, draft_id);
  if (draft_id !== undefined && !draft) return refuse(noDraft);
  const key = draft?.preview_key;
  const { status, html } = await drawSitePage({ landingId, key, path, siteUrl, acceptedLanguages });
  return { status, html, filesFrom: new URL(siteUrl).origin };
}
