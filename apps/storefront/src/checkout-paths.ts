/** What follows the order form, without language and prefix. */
export const checkoutPaths = {
  bill: (token: string) => `/order/bill/${token}`,
  pay: (token: string) => `/order/pay/${token}`,
  orderFail: () => '/order/fail',
  orderSuccess: () => '/order/success',
  orderSuccessEmpty: () => '/order/success-empty',
  paymentSuccess: () => '/payment/success',
} as const;
