/** What follows the order form, without language and prefix. */
export const checkoutPaths = {
  bill: (token: string) => `/order/bill/${token}`,
  pay: (token: string) => `/order/pay/${token}`,
  myTickets: () => '/order/tickets',
  ticket: (code: string) => `/order/tickets?code=${code}`,
  orderFail: () => '/order/fail',
  orderSuccess: () => '/order/success',
  orderSuccessEmpty: () => '/order/success-empty',
  paymentSuccess: () => '/payment/success',
} as const;
