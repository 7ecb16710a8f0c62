import { money } from '@parterre/domain/money/money';
import type { EveningView, TicketsView, TicketView } from '../../features/tickets/pdf/ticket-view.ts';

export const evening: EveningView = {
  title: 'Лебединое озеро',
  ageLimit: 6,
  startsAt: { at: new Date('2026-12-12T16:00:00Z'), timeZone: 'Europe/Moscow' },
  doorsAt: { at: new Date('2026-12-12T15:00:00Z'), timeZone: 'Europe/Moscow' },
  hall: 'Большой зал',
  place: 'Театр на Старофонарном',
  address: 'Москва, Старофонарный переулок, 9',
};

const ticket: TicketView = {
  evening,
  zone: 'Партер',
  seat: { sector: 'Партер', row: '5', number: '12' },
  price: money(374_000, 'RUB'),
  serviceFee: money(24_000, 'RUB'),
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
