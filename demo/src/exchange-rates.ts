import type { CatalogueFile } from '@parterre/contracts/catalogue-file/catalogue-file';
import { addDays } from './events/days.ts';

/** From the currencies that events are priced in to all that a site shows. */
const rates = {
  RUB: { EUR: 0.0105, USD: 0.0122, GBP: 0.0091 },
  EUR: { RUB: 95.2, USD: 1.16, GBP: 0.866 },
  GBP: { RUB: 110, EUR: 1.155, USD: 1.34 },
} as const;

const priceStep = (currency: string) => (currency === 'RUB' ? 50 : 0.5);

export const exchangeRates = (today: string) =>
  Object.entries(rates).flatMap(([from, others]) =>
    Object.entries(others).map(([to, rate]) => ({
      from,
      to,
      rate,
      step: priceStep(to),
      set_at: `${addDays(today, -1)}T09:00:00Z`,
    })),
  ) satisfies CatalogueFile['exchange_rates'];
