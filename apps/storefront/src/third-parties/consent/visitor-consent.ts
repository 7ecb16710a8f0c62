import type { ConsentAnswers } from '@parterre/domain/consent/consent';
import { consentCookie, parseConsent, serializeConsent } from '@parterre/domain/consent/consent-cookie';
import type { SiteSettings } from '../../theme/site-settings.ts';
import { type Consent, createConsent } from './consent-store.ts';
import { offeredGroups } from './offered-groups.ts';

let consent: Consent | undefined;

/** The consent of this visitor, one for the whole document. */
export function visitorConsent(site: SiteSettings): Consent {
  consent ??= createConsent({
    offered: offeredGroups(site),
    standing: {
      law: site.theme.law ?? 'eu',
      answers: parseConsent(readCookie()),
      // Browsers that have it add it to the navigator; the types do not know it yet.
      refusesTracking: (navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl === true,
    },
    keep: (answers) => writeCookie(site, answers),
  });
  return consent;
}

const readCookie = () =>
  document.cookie
    .split('; ')
    .find((entry) => entry.startsWith(`${consentCookie.name}=`))
    ?.slice(consentCookie.name.length + 1);

function writeCookie({ address }: SiteSettings, answers: ConsentAnswers): void {
  const path = new URL(address).pathname.replace(/\/$/, '') || '/';
  const secure = location.protocol === 'https:' ? '; secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser yet
  document.cookie = `${consentCookie.name}=${serializeConsent(answers)}; path=${path}; max-age=${consentCookie.maxAgeSeconds}; samesite=lax${secure}`;
}
