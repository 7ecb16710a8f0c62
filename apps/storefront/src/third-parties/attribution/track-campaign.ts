import type { Campaign } from '@parterre/domain/tracking/campaign';
import type { Consent } from '../consent/consent-store.ts';
import { campaignInUrl, clearCampaign, saveCampaign } from './campaign.ts';

export interface CampaignTracker {
  readonly visit: (url: URL) => void;
  readonly isFollowed: () => boolean;
}

/** Spec §1: the campaign of an address that has one, saved for the visit once the visitor consents. */
export function trackCampaign(consent: Consent): CampaignTracker {
  let campaign: Campaign | undefined;
  const keep = () => campaign && saveCampaign(campaign);
  const visit = (url: URL) => {
    campaign = campaignInUrl(url) ?? campaign;
    if (consent.isGranted('marketing')) keep();
  };
  visit(arrival());
  consent.on('marketing', keep, clearCampaign);
  return { visit, isFollowed: () => campaign !== undefined };
}

/** The address that the document was opened at, whatever has become of it since. */
function arrival(): URL {
  const [entry] = performance.getEntriesByType('navigation');
  return new URL(entry?.name ?? location.href);
}
