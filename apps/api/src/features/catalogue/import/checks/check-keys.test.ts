import { base, faultFinder, testRefusals } from '../../../../testing/refusals.ts';

const findFaults = faultFinder();

testRefusals(findFaults, [
  [
    'a key that is given twice',
    { ...base, halls: [...(base.halls ?? []), base.halls?.[0]] },
    'halls[4]: repeats club-main',
  ],
  [
    'a rate that is given twice',
    { ...base, exchange_rates: [...(base.exchange_rates ?? []), base.exchange_rates?.[0]] },
    'exchange_rates[2]: repeats RUB to EUR',
  ],
]);
