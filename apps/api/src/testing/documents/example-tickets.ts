import { money } from '@parterre/domain/money/money';
import type {
  PerformanceView,
  TicketsView,
  TicketView,
} from '../../features/sales/documents/document-views.ts';

export const performance: PerformanceView = {
  title: 'Лебединое озеро',
  ageLimit: 6,
  startsAt: { at: new Date('2026-12-12T16:00:00Z'), timeZone: 'Europe/Moscow' },
  movedFrom: null,
  status: 'scheduled',
  doorsAt: { at: new Date('2026-12-12T15:00:00Z'), timeZone: 'Europe/Moscow' },
  hall: 'Большой зал',
  place: 'Театр на Старофонарном',
  address: 'Москва, Старофонарный переулок, 9',
};

const ticket: TicketView = {
  performance,
  zone: 'Партер',
  seat: { sector: 'Партер', row: '5', number: '12' },
  price: money(374_000, 'RUB'),
  serviceFee: money(24_000, 'RUB'),
  discount: money(0, 'RUB'),
  code: 'ABCDEFGH'.repeat(18),
  number: '7K3M9QXA2C',
};

export const exampleTickets: TicketsView = {
  lang: 'ru',
  brand: { name: 'Parterre', accent: '#8a1f2f' },
  seller: {
    name: 'ООО «Партер Демо»',
    address: 'Москва, Старофонарный переулок, 9',
    taxNumber: '7700000000',
    registrationNumber: '1000000000000',
    email: 'help@parterre.example',
    phone: '+7 495 000-00-10',
  },
  orderNumber: '1024',
  tickets: [ticket, { ...ticket, seat: null, zone: 'Танцпол', serviceFee: money(0, 'RUB') }],
};
