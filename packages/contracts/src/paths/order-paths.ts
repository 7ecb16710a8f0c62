export const orderPaths = {
  placeOrder: '/api/orders',
  lookUpOrders: '/api/orders/lookup',
  readOrder: '/api/orders/:token',
  cancelOrder: '/api/orders/:token/cancel',
  returnTickets: '/api/orders/:token/return',
  startPayment: '/api/orders/:token/payments',
  readTicketsPdf: '/api/orders/:token/tickets.pdf',
  readCalendar: '/api/orders/:token/calendar.ics',
  readBillPdf: '/api/orders/:token/bill.pdf',
  readTicket: '/api/tickets/:code',
  receiveNotification: '/api/payments/:provider/notifications',
  readTicketKeys: '/.well-known/ticket-keys.json',
} as const;
