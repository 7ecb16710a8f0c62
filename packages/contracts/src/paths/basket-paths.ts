export const basketPaths = {
  basket: '/api/basket',
  extendBasket: '/api/basket/extend',
  takeBackBasket: '/api/basket/take_back',
} as const;
