export const pricePaths = {
  listEventsPrices: '/v2/events_prices',
  listDatesPrices: '/v2/dates_prices',
} as const;
