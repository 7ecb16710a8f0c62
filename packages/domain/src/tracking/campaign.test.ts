import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { campaignFromQuery, parseCampaign, serializeCampaign } from './campaign.ts';

describe('the campaign of an address', () => {
  it('is read when the address has a utm_source', () => {
    const query = {
      utm_source: 'mail',
      utm_campaign: 'spring',
      utm_term: 'opera',
      utm_medium: 'cpc',
      page: '2',
    };
    expect(campaignFromQuery(query)).toEqual({
      utm_source: 'mail',
      utm_campaign: 'spring',
      utm_term: 'opera',
    });
  });

  it('has only the fields that the address has', () => {
    expect(campaignFromQuery({ utm_source: 'mail', utm_term: '' })).toEqual({ utm_source: 'mail' });
  });

  it.each([
    {},
    { utm_campaign: 'spring' },
    { utm_source: '' },
    { utm_source: undefined },
    { utm_source: { a: 'mail' } },
    { utm_source: [] },
  ])('is none without a utm_source: %j', (query) => {
    expect(campaignFromQuery(query)).toBeUndefined();
  });

  it('takes the first of several values', () => {
    expect(campaignFromQuery({ utm_source: ['mail', 'blog'] })).toEqual({ utm_source: 'mail' });
  });
});

describe('the stored campaign', () => {
  it('is an empty object when nothing is stored', () => {
    expect(parseCampaign(null)).toEqual({});
  });

  it.each(['', '{', 'null', '"mail"', '[]', '[{"utm_source":"mail"}]', '7'])(
    'is null when %j is stored',
    (stored) => {
      expect(parseCampaign(stored)).toBeNull();
    },
  );

  it('leaves out what is no campaign field or no text', () => {
    expect(parseCampaign('{"utm_source":"mail","utm_term":7,"other":"x"}')).toEqual({ utm_source: 'mail' });
  });

  it('comes back as it was stored, as one JSON entry', () => {
    const text = fc.string({ minLength: 1, maxLength: 100 });
    const campaigns = fc.record(
      { utm_source: text, utm_campaign: text, utm_term: text },
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(campaigns, (campaign) => {
        const stored = serializeCampaign(campaign);
        expect(JSON.parse(stored)).toEqual(campaign);
        expect(parseCampaign(stored)).toEqual(campaign);
      }),
    );
  });
});
