import type { Reader } from '../../catalogue-reader/reader.ts';
import { readLanding } from './landings.service.ts';

/** The language whose pages stand at the root of a site. */
export const readSiteLanguage = (reader: Reader, landingId: number): Promise<string> =>
  reader.remember(`language of site ${landingId}`, async () => {
    const landing = await readLanding(reader, landingId, {});
    return landing?.theme.main_lang ?? (await reader.settings()).mainLang;
  });
