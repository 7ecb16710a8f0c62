import { describe, expect, it } from 'vitest';
import { chosenAmount, emptyCard, findCardFaults, refusedCardFields, toRequest } from './gift-card-values.ts';

const amounts = { currency_code: 'RUB', min: 1000, max: 50_000, choices: [1000, 3000, 5000] };
const offer = {
  time_zone: 'Europe/Moscow',
  designs: ['stars' as const, 'curtain' as const],
  amounts: [amounts],
};
const empty = emptyCard(offer);
const occasion = { offer, currency: 'RUB', amount: 3000, now: new Date('2026-12-01T12:00:00Z') };

describe('a gift card as it is filled in on the page', () => {
  it.each([
    ['', amounts, 3000],
    ['', { ...amounts, choices: [] }, 1000],
    ['', { ...amounts, choices: [2000] }, 2000],
    ['7 500', amounts, 7500],
    ['12\u00a0000', amounts, 12_000],
    ['abc', amounts, Number.NaN],
  ])('is worth what was typed, else what is offered: %s', (amount, limits, expected) => {
    expect(chosenAmount({ ...empty, amount }, limits)).toBe(expected);
  });

  it('is sent to its buyer without an address or a time', () => {
    const request = toRequest({ ...empty, recipientEmail: 'petr@example.org', when: 'later' }, 3000);
    expect(request).toEqual({ amount: 3000, design: 'stars', to_name: '', from_name: '', greeting: '' });
  });

  it('is sent to whom it is for at the hour that was chosen', () => {
    const later = {
      ...empty,
      delivery: 'recipient',
      recipientEmail: 'petr@example.org',
      when: 'later',
    } as const;
    expect(toRequest({ ...later, date: '2026-12-24', hour: '09' }, 3000)).toMatchObject({
      recipient_email: 'petr@example.org',
      deliver_at: '2026-12-24T09:00',
    });
  });

  it.each([
    ['nothing wrong', {}, {}],
    ['no address', { delivery: 'recipient' }, { recipient_email: 'required' }],
    [
      'no day',
      { delivery: 'recipient', recipientEmail: 'petr@example.org', when: 'later' },
      { deliver_at: 'bad_format' },
    ],
    ['a link', { greeting: 'www.example.com' }, { greeting: 'contains_link' }],
  ] as const)('says what is wrong: %s', (_what, part, faults) => {
    expect(findCardFaults({ ...empty, ...part }, occasion)).toEqual(faults);
  });

  it('shows what the server found, as far as it is of the card', () => {
    const details = [
      { field: 'deliver_at', reason: 'out_of_range' },
      { field: 'contact.email', reason: 'bad_format' },
    ];
    expect(refusedCardFields(details)).toEqual({ deliver_at: 'out_of_range' });
  });
});
