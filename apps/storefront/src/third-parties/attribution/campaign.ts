import {
  type Campaign,
  campaignFromQuery,
  parseCampaign,
  serializeCampaign,
} from '@parterre/domain/tracking/campaign';

const name = 'campaign';

/** Spec §8: a storage that fails is only logged. */
function logFailure(failure: unknown): void {
  // biome-ignore lint/suspicious/noConsole: the specification asks for it
  console.warn('The campaign could not be kept or read.', failure);
}

export function saveCampaign(campaign: Campaign): void {
  try {
    sessionStorage.setItem(name, serializeCampaign(campaign));
  } catch (failure) {
    logFailure(failure);
  }
}

export function clearCampaign(): void {
  try {
    sessionStorage.removeItem(name);
  } catch (failure) {
    logFailure(failure);
  }
}

/** Spec §5 and §8: an empty object when nothing that can be read is stored, null when the storage fails. */
export function readCampaign(): Campaign | null {
  let stored: string | null;
  try {
    stored = sessionStorage.getItem(name);
  } catch (failure) {
    logFailure(failure);
    return null;
  }
  const campaign = parseCampaign(stored);
  // Another script of the page may have written there.
  if (!campaign) logFailure(stored);
  return campaign ?? {};
}

export const campaignInUrl = ({ searchParams }: URL): Campaign | undefined =>
  campaignFromQuery(Object.fromEntries(searchParams));
