import type { HumanProof } from '@parterre/contracts/humans/human-proof';

/** The name of the field that people do not see. */
export const trapName = 'website' satisfies keyof HumanProof;

/** What a program has written there. */
export function trapText(): HumanProof {
  const value = document.querySelector<HTMLInputElement>(`input[name="${trapName}"]`)?.value;
  return value ? { [trapName]: value } : {};
}
