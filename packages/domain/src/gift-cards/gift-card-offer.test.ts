import { describe, expect, it } from 'vitest';
import { findAmountFault, findOfferFaults } from './gift-card-offer.ts';

const rub = { currency_code: 'RUB', min: 1000, max: 50_000, choices: [1000, 3000] };
const eur = { currency_code: 'EUR', min: 10, max: 500, choices: [] };

describe('the amount of a gift card', () => {
  const offer = { amounts: [rub, eur] };
  it.each([
    ['RUB', 1000, undefined],
    ['RUB', 50_000, undefined],
    ['RUB', 1234, undefined],
    ['RUB', 999, 'too_small'],
    ['RUB', 50_001, 'too_large'],
    ['RUB', 0, 'required'],
    ['RUB', -1000, 'required'],
    ['RUB', Number.NaN, 'required'],
    ['RUB', 1000.5, 'bad_format'],
    ['EUR', 10, undefined],
    ['EUR', 1000, 'too_large'],
    ['USD', 1000, 'unknown_value'],
  ])('%s %d: %s', (currency, amount, fault) => {
    expect(findAmountFault(offer, currency, amount)).toBe(fault);
  });

  it('is refused where no cards are sold', () => {
    expect(findAmountFault({ amounts: [] }, 'RUB', 1000)).toBe('unknown_value');
  });
});

describe('what an operator sets', () => {
  const currencies = ['RUB', 'EUR'];
  it.each([
    ['limits and choices within them', [rub, eur], []],
    ['one amount alone', [{ ...rub, min: 5000, max: 5000, choices: [5000] }], []],
    ['nothing', [], []],
    ['a smallest above the largest', [{ ...rub, min: 60_000, choices: [] }], [{ index: 0, fault: 'limits' }]],
    ['nothing as the smallest', [{ ...rub, min: 0, choices: [] }], [{ index: 0, fault: 'limits' }]],
    ['a choice below the smallest', [{ ...rub, choices: [500] }], [{ index: 0, fault: 'choices' }]],
    ['a choice above the largest', [eur, { ...rub, choices: [60_000] }], [{ index: 1, fault: 'choices' }]],
    ['a currency twice', [rub, rub], [{ index: 1, fault: 'twice' }]],
    [
      'a currency that the site has not',
      [{ ...rub, currency_code: 'USD' }],
      [{ index: 0, fault: 'foreign' }],
    ],
  ] as const)('%s', (_name, amounts, faults) => {
    expect(findOfferFaults(amounts, currencies)).toEqual(faults);
  });
});
