// Values that several example answers share. Typed as the server would write them.
import type { BasketTicket } from '../basket/basket.ts';
import type { Event } from '../events/event.ts';
import type { Picture } from '../values/picture.ts';

export const moment = '2026-12-24T19:00:00+03:00';

export const picture: Picture = {
  src: '/media/hamlet',
  width: 1200,
  height: 1600,
  widths: [320, 640, 1200],
  colour: '#7a1f2b',
  alt: 'A skull on a chair',
};

export const images = { poster: picture, banner: null, gallery: [picture] };

export const event: Event = {
  id: 12,
  event_source_id: 1012,
  title: 'Гамлет',
  subtitle: null,
  description: '<p>Трагедия</p>',
  started_at: moment,
  ended_at: moment,
  dates_count: 2,
  age_limit: 12,
  duration_minutes: 180,
  category: { id: 1, name: 'Драма' },
  hall: { id: 3, name: 'Большой зал' },
  place: { id: 2, name: 'Театр на Неве', address: 'Набережная, 1' },
  location: { id: 1, name: 'Петербург' },
  labels: [{ id: 3, name: 'Звёздный состав' }],
  persons: [{ id: 5, name: 'Анна Лебедева', role: 'Офелия' }],
  images,
  sale_state: 'on_sale',
  price: { min: 1500, max: 12000.5, currency_code: 'RUB' },
  updated_at: '2026-11-01T08:00:00Z',
  search_matches: [[0, 6]],
  lang_fallback: true,
};

export const ticket: BasketTicket = {
  id: '40:12',
  count: 1,
  price: 3000,
  extra: {
    service_fee: 300,
    event: { id: 12, title: 'Гамлет', picture },
    date: { id: 40, started_at: moment, hall: 'Большой зал', place: 'Театр на Неве' },
    zone: { id: 'stalls', name: 'Партер' },
    seat: { sector: 'Партер', row: '5', number: '12' },
    state: 'held',
  },
};

export const total = {
  price: 3000,
  count: 1,
  service_fee: 300,
  selectedTickets: [{ id: '40:12', count: 1 }],
};

export const token = 'dGhpcyBpcyBub3QgYSBzZWNyZXQ';
