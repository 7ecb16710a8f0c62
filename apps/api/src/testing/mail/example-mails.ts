import { money } from '@parterre/domain/money/money';
import type {
  OrderLinksView,
  OrderMailView,
  ReminderView,
} from '../../features/sales/outbox/mail/mail-view.ts';
import { exampleTickets, performance } from '../documents/example-tickets.ts';

const { brand, seller } = exampleTickets;
const to = { name: 'Анна', email: 'anna@example.com' };

export const exampleOrderMail: OrderMailView = {
  brand,
  seller,
  to,
  orderNumber: '1024',
  lines: [
    {
      title: performance.title,
      startsAt: performance.startsAt,
      movedFrom: null,
      status: 'scheduled',
      place: performance.place,
      seat: 'Партер, ряд 5, место 12',
      count: 1,
      total: money(374_000, 'RUB'),
      venue: {
        address: performance.address,
        doorsAt: performance.doorsAt,
        geo: { lat: 59.9398, lon: 30.3146 },
      },
    },
  ],
  total: money(374_000, 'RUB'),
  payUntil: { at: new Date('2026-11-15T10:00:00Z'), timeZone: 'Europe/Moscow' },
  refunded: money(374_000, 'RUB'),
  isPriceDifference: false,
  isOtherDate: false,
  returnUntil: { at: new Date('2026-11-29T10:00:00Z'), timeZone: 'Europe/Moscow' },
  refundFrom: null,
  mayTakeCertificate: false,
  isAtCounter: false,
  hasOtherDates: false,
  certificateCode: '7K3M9-QXA2C-00000-00000',
  certificateUntil: null,
  certificateExpiredAt: null,
  url: 'https://parterre.example/order/bill/token',
  codes: [{ cid: 'code@tickets', number: '7K3M9QWERT', seat: 'Партер, ряд 5, место 12' }],
  myTicketsUrl: 'https://parterre.example/order/tickets',
  attachments: [{ filename: 'tickets.pdf', contentType: 'application/pdf', content: Buffer.from('%PDF-') }],
};

export const exampleOrderLinks: OrderLinksView = {
  brand,
  seller,
  to,
  orders: [
    {
      number: '1024',
      state: 'paid',
      title: performance.title,
      startsAt: performance.startsAt,
      movedFrom: null,
      status: 'scheduled',
      url: 'https://parterre.example/order/success?order=token',
    },
  ],
};

export const exampleReminder: ReminderView = {
  brand,
  seller,
  to: { name: null, email: to.email },
  title: performance.title,
  place: performance.place,
  startsAt: performance.startsAt,
  saleStartsAt: { at: new Date('2026-11-20T09:00:00Z'), timeZone: 'Europe/Moscow' },
  confirmUntil: { at: new Date('2026-11-17T10:00:00Z'), timeZone: 'Europe/Moscow' },
  url: 'https://parterre.example/order/tickets?confirm=token',
  cancelUrl: 'https://parterre.example/order/tickets?cancel=token',
};
