export const wishPaths = {
  requestWish: '/api/wishes',
  showWish: '/api/wishes/show',
  confirmWish: '/api/wishes/confirm',
  withdrawWish: '/api/wishes/withdraw',
  declineOffer: '/api/wishes/decline',
  takeOffer: '/api/wishes/take',
} as const;
