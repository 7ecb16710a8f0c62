import { consentCookie } from '@parterre/domain/consent/consent-cookie';

/**
 * An inline script that runs before the first paint: keeps room for the bar that asks for consent where it will be shown,
 * so that no other bar has to give way to it. Later it is the bar's own (`keepConsentRoom`).
 */
export const reserveConsentBar = `if(!/(^|; )${consentCookie.name}=/.test(document.cookie)&&!navigator.globalPrivacyControl)document.documentElement.dataset.consent="asked"`;
