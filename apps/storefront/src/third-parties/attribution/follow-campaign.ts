import type { Campaign } from '@parterre/domain/tracking/campaign';
import type { Consent } from '../consent/consent-store.ts';
import { campaignOf, forgetCampaign, keepCampaign } from './campaign.ts';

export interface CampaignTrail {
  readonly see: (url: URL) => void;
  readonly isFollowed: () => boolean;
}

/** Spec §1: the campaign of an address that has one, kept for the visit as soon as the visitor lets it be. */
export function followCampaign(consent: Consent): CampaignTrail {
  let campaign: Campaign | undefined;
  const keep = () => campaign && keepCampaign(campaign);
  const see = (url: URL) => {
    campaign = campaignOf(url) ?? campaign;
    if (consent.isGranted('marketing')) keep();
  };
  see(arrival());
  consent.on('marketing', keep, forgetCampaign);
  return { see, isFollowed: () => campaign !== undefined };
}

/** The address that the document was opened at, whatever has become of it since. */
function arrival(): URL {
  const [entry] = performance.getEntriesByType('navigation');
  return new URL(entry?.name ?? location.href);
}
