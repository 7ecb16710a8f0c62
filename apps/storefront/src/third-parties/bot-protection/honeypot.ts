import type { HumanProof } from '@parterre/contracts/bot-protection/human-proof';

/** The name of the field that people do not see (ui/form/honeypot-field.tsx). */
export const honeypotName = 'website' satisfies keyof HumanProof;

/** What a bot has filled in. */
export function readHoneypot(): HumanProof {
  const value = document.querySelector<HTMLInputElement>(`input[name="${honeypotName}"]`)?.value;
  return value ? { [honeypotName]: value } : {};
}
