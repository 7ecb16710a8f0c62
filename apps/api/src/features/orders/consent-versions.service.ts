import { hash } from 'node:crypto';
import type { Reader } from '../catalogue/reader.ts';
import { readLanding } from '../landings/landings.service.ts';

export type ConsentVersions = Readonly<Record<'offer' | 'personal_data' | 'marketing', string>>;

/** Which words a visitor agrees to: a digest of the page that the box stands beside. */
export const readConsentVersions = (
  reader: Reader,
  landingId: number,
  lang: string,
): Promise<ConsentVersions> =>
  reader.remember(`consents of site ${landingId} in ${lang}`, async () => {
    const landing = await readLanding(reader, landingId, { lang });
    const versionOf = (slug: string) => {
      const page = landing?.info[slug as keyof typeof landing.info];
      const digest = page && hash('sha256', `${page.title}\n${page.body}`, 'base64url').slice(0, 16);
      return page ? `${lang}:${digest}` : lang;
    };
    const privacy = versionOf('privacy-policy');
    return { offer: versionOf('offer'), personal_data: privacy, marketing: privacy };
  });
