/** Apart from the others, which a page that only looks for a basket does without. */
export const basketPath = '/api/basket';

export const basketPaths = {
  basket: basketPath,
  chooseCurrency: '/api/basket/currency',
  extendBasket: '/api/basket/extend',
  restoreBasket: '/api/basket/take_back',
} as const;
