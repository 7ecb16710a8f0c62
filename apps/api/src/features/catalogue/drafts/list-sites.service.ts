import type { SiteList, SiteSummary } from '@parterre/contracts/console/sites';
import type { Db } from '../../../database/connect.ts';
import { siteAddress } from '../../landings/online-sites.service.ts';
import { type SiteRow, selectSites } from './list-sites.queries.ts';

export interface FirstSite {
  /** The landing that the settings name. */
  readonly landingId: number;
  readonly siteUrl: string;
}

/** Every landing, those that are in drafts alone included. */
export async function listSites(db: Db, first: FirstSite): Promise<SiteList> {
  const rows = await selectSites(db);
  return {
    results: rows.map((row) => describeSite(row, first)),
    next_id: Math.max(0, ...rows.map(({ id }) => id)) + 1,
    first_url: first.siteUrl,
  };
}

function describeSite({ online, main_lang, languages, ...row }: SiteRow, first: FirstSite): SiteSummary {
  const state =
    row.id === first.landingId ? 'first' : online === null ? 'new' : online ? 'online' : 'offline';
  return {
    ...row,
    state,
    url: state === 'first' ? first.siteUrl : state === 'online' ? readAddress(first, row.domain) : null,
    languages: main_lang === null ? languages : [...new Set([main_lang, ...languages])],
  };
}

const readAddress = ({ siteUrl }: FirstSite, domain: string | null): string | null =>
  domain !== null && URL.canParse(siteUrl) ? siteAddress(siteUrl, domain) : null;
