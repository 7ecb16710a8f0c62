import type { Basket, BasketTicket } from '@parterre/contracts/basket/basket';
import { basketTotal } from '@parterre/domain/basket/basket-total';

const startedAt = '2026-12-24T19:00:00+01:00';

export const ticket = (id: string, count = 1): BasketTicket => ({
  id,
  count,
  price: 20,
  extra: {
    service_fee: 2,
    event: { id: 7, title: 'The Seagull', picture: null },
    date: { id: 40, started_at: startedAt, hall: 'Main stage', place: 'Old Theatre' },
    zone: { id: 'floor', name: 'Floor' },
    seat: null,
    state: 'held',
  },
});

export function basketWith(...tickets: BasketTicket[]): Basket {
  const total = basketTotal(tickets);
  return {
    created: '2026-12-01T12:00:00Z',
    currency_code: 'EUR',
    expires_at: '2026-12-01T12:15:00Z',
    extensions_left: 10,
    tickets,
    total: { ...total, selectedTickets: [...total.selectedTickets] },
    now: '2026-12-01T12:00:00Z',
  };
}
