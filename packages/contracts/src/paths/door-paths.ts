const root = '/api/door/v1';

/** Where the phones of stewards call, on the console's origin. */
export const doorPaths = {
  pair: `${root}/pair`,
  sync: `${root}/sync`,
  leave: `${root}/leave`,
} as const;
