import type { Catalogue } from '@parterre/contracts/catalogue-file/catalogue-file';
import type { Rows } from './tables.ts';

export function landingRows(landing: Catalogue['landings'][number], contentHash: string, now: Date): Rows {
  const { id, name, domain, languages, theme, info, pages, navigation } = landing;
  const infoPages = Object.entries(info).map(([slug, page]) => ({ ...page, slug, kind: 'info' }));
  const customPages = pages.map((page) => ({ ...page, kind: 'custom' }));
  return {
    landings: [
      { id, name, domain, languages, theme, navigation, content_hash: contentHash, updated_at: now },
    ],
    landing_pages: [...infoPages, ...customPages].map(({ kind, slug, title, body }, position) => ({
      landing_id: id,
      kind,
      slug,
      position,
      title,
      body,
    })),
  };
}
