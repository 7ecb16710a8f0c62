import { money } from '@parterre/domain/money/money';
import type {
  GiftCardMailView,
  HolderView,
  OrderLinksView,
  OrderMailView,
  ReminderView,
  WishView,
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
  discounts: [],
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

export const exampleHolderMail: HolderView = {
  brand,
  seller,
  to: { name: 'Борис', email: 'boris@example.com' },
  line: {
    title: performance.title,
    startsAt: performance.startsAt,
    movedFrom: null,
    status: 'scheduled',
    place: performance.place,
    seat: 'Партер, ряд 5, место 12',
    venue: {
      address: performance.address,
      doorsAt: performance.doorsAt,
      geo: { lat: 59.9398, lon: 30.3146 },
    },
  },
  codes: [{ cid: 'code@tickets', number: '7K3M9QWERT', seat: 'Партер, ряд 5, место 12' }],
  ticketUrl: 'https://parterre.example/order/tickets?code=P1',
  attachments: [],
};

export const exampleGiftCardMail: GiftCardMailView = {
  brand,
  seller,
  to,
  giftCard: {
    brand: brand.name,
    number: '1024',
    amount: '3 000 ₽',
    until: '15 ноября',
    validUntil: '15 ноября 2027',
    recipient: 'petr@example.org',
    deliverAt: '24 декабря',
    from: 'Анна',
    greeting: 'С днём рождения!\nТвоя Анна',
  },
  code: '7K3M9-QXA2C-00000-00000',
  url: 'https://parterre.example/order/success?order=token',
  attachments: [],
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

export const exampleWish: WishView = {
  brand,
  seller,
  to: { name: null, email: to.email },
  title: performance.title,
  place: performance.place,
  dates: [performance.startsAt],
  wish: { count: 2, zones: ['Партер', 'Балкон'], maxPrice: money(374_000, 'RUB') },
  offer: {
    startsAt: performance.startsAt,
    places: ['Партер, ряд 5, место 12', 'Партер, ряд 5, место 13'],
    total: money(700_000, 'RUB'),
  },
  until: { at: new Date('2026-11-17T10:00:00Z'), timeZone: 'Europe/Moscow' },
  endedBecause: null,
  url: 'https://parterre.example/order/tickets?wish=token',
};
