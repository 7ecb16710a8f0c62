/** Whether other bars leave room for the one that asks for consent. */
export function keepConsentRoom(isKept: boolean): void {
  const { dataset } = document.documentElement;
  if (isKept) dataset.consent = 'asked';
  else delete dataset.consent;
}
