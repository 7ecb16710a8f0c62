/** Spec §3. */
export const campaignFields = ['utm_source', 'utm_campaign', 'utm_term'] as const;
export type Campaign = Readonly<Partial<Record<(typeof campaignFields)[number], string>>>;

/** Spec §1: the campaign of an address that has a utm_source, and undefined for any other address. */
export function campaignFromQuery(query: Readonly<Record<string, unknown>>): Campaign | undefined {
  const campaign = pickCampaign(query);
  return campaign.utm_source === undefined ? undefined : campaign;
}

/** Spec §5: campaign fields are kept as one JSON entry. */
export const serializeCampaign = (campaign: Campaign): string => JSON.stringify(campaign);

/** Spec §5: nothing stored reads as an empty object; null for an entry that is no campaign. */
export function parseCampaign(stored: string | null): Campaign | null {
  if (stored === null) return {};
  try {
    const entry: unknown = JSON.parse(stored);
    return isObject(entry) ? pickCampaign(entry) : null;
  } catch {
    return null;
  }
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function pickCampaign(source: Readonly<Record<string, unknown>>): Campaign {
  const entries = campaignFields.flatMap((field) => {
    const value = firstText(source[field]);
    return value ? [[field, value] as const] : [];
  });
  return Object.fromEntries(entries);
}

/** A parameter given several times arrives as a list. */
function firstText(value: unknown): string | undefined {
  const first: unknown = Array.isArray(value) ? value[0] : value;
  return typeof first === 'string' ? first : undefined;
}
