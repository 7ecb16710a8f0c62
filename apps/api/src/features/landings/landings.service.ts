import type { Landing } from '@parterre/contracts/landings/landing';
import type { Reader } from '../../catalogue-reader/reader.ts';
import { type LandingPageRow, type LandingRow, selectLanding } from './landings.queries.ts';
import { type Localiser, makeLocaliser } from './localise.ts';

/** One site in one language: the one asked for, else the site's own main one. */
export async function readLanding(
  reader: Reader,
  id: number,
  query: { lang?: string | undefined },
): Promise<Landing | undefined> {
  const { mainLang } = await reader.settings();
  const row = await selectLanding(reader.db, id);
  if (!row) return undefined;
  const lang = query.lang ?? row.theme.main_lang;
  return wireLanding(row, lang, makeLocaliser(lang, mainLang));
}

function wireLanding(row: LandingRow, lang: string, localiser: Localiser): Landing {
  const pages = row.pages ?? [];
  const toPage = ({ title, body }: LandingPageRow) => ({
    title: localiser.text(title),
    body: localiser.text(body),
    updated_at: row.updated_at.toISOString(),
  });
  const info = pages.filter(({ kind }) => kind === 'info').map((page) => [page.slug, toPage(page)]);
  const custom = pages.filter(({ kind }) => kind === 'custom');
  const landing = {
    id: row.id,
    name: row.name,
    domain: row.domain,
    languages: row.languages,
    theme: { ...(localiser.everything(row.theme) as object), language: lang },
    pages: custom.map((page) => ({ slug: page.slug, ...toPage(page) })),
    info: Object.fromEntries(info),
    navigation: row.navigation.map(({ title, path }) => ({ title: localiser.text(title), path })),
  };
  // The theme is free in shape: the import checks what the catalogue file asks of it, a test checks what is answered.
  return { ...landing, ...(localiser.hasFallenBack() && { lang_fallback: true }) } as Landing;
}
