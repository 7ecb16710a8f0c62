import { describe, expect, it } from 'vitest';
import { checkInput } from '../errors/check-input.ts';
import { orderRequest } from './order-request.ts';

const request = {
  contact: { name: 'Анна', email: 'anna@example.com' },
  acquisition_id: 1,
  consents: { offer: true, personal_data: true, marketing: false },
  lang: 'ru',
  expected_total: 3000,
  currency_code: 'RUB',
};

const findRefusal = (input: unknown) => checkInput(orderRequest, input);

describe('a request for an order', () => {
  it('needs neither a phone nor a campaign', () => {
    expect(orderRequest.parse(request)).toEqual({ ...request, campaign: {}, voucher_codes: [] });
  });

  it('keeps what can be kept of an odd campaign, so that its visitor may still buy', () => {
    const campaign = { utm_source: `a\0${'b'.repeat(1000)}` };
    expect(orderRequest.parse({ ...request, campaign }).campaign.utm_source).toBe(`a${'b'.repeat(254)}`);
  });

  it.each([
    ['contact.email', { ...request, contact: { name: 'Анна' } }, 'required'],
    ['contact.name', { ...request, contact: { ...request.contact, name: 'a\0' } }, 'bad_format'],
    ['contact.phone', { ...request, contact: { ...request.contact, phone: '1'.repeat(65) } }, 'too_long'],
    ['acquisition_id', { ...request, acquisition_id: 1.5 }, 'wrong_type'],
    ['consents.marketing', { ...request, consents: { offer: true, personal_data: true } }, 'required'],
    ['lang', { ...request, lang: 'it' }, 'unknown_value'],
    ['expected_total', { ...request, expected_total: -1 }, 'too_small'],
    ['currency_code', { ...request, currency_code: undefined }, 'required'],
    ['currency_code', { ...request, currency_code: 'eur' }, 'bad_format'],
    ['voucher_codes', { ...request, voucher_codes: ['a', 'b', 'c', 'd'] }, 'too_long'],
    ['expected_total', { ...request, expected_total: Number.POSITIVE_INFINITY }, 'wrong_type'],
    ['expected_total', { ...request, expected_total: '3000' }, 'wrong_type'],
  ])('is refused by the name of its field: %s', (field, input, reason) => {
    expect(findRefusal(input)).toMatchObject({ kind: 'refused', details: [{ field, reason }] });
  });
});
