import { describe, expect, it } from 'vitest';
import { demoEvents } from './demo-events.ts';
import { findHall, hallCurrency } from './demo-halls.ts';
import { createTicketTypes } from './ticket-types.ts';

const priced = demoEvents.flatMap((event) => event.runs.map(({ hall }) => ({ event, hall })));
const named = (id: string) => {
  const event = demoEvents.find((it) => it.id === id);
  if (event === undefined) throw new Error(`No event ${id}`);
  return event;
};

describe('ticket types', () => {
  it('price the zones of the hall, the dearest at the top price', () => {
    const types = createTicketTypes(named('la-traviata'), 'bolshaya-msk-main');
    expect(types.map(({ zone, price, service_fee }) => [zone, price, service_fee])).toEqual([
      ['stalls-front', 12000, 960],
      ['stalls', 9000, 720],
      ['boxes', 10200, 820],
      ['dress-circle', 7200, 580],
      ['balcony', 4200, 340],
      ['gallery', 2150, 170],
    ]);
  });

  it('count the places of general admission', () => {
    const counted = (id: string, hall: Parameters<typeof findHall>[0]) =>
      createTicketTypes(named(id), hall).map(({ zone, capacity }) => [zone, capacity]);
    expect(counted('marea', 'cueva-mad-main')).toEqual([
      ['tables', undefined],
      ['dance-floor', 400],
      ['balcony', 80],
    ]);
    expect(counted('the-paper-city', 'galerie-par-gallery')).toEqual([
      ['entry', 60],
      ['reduced', 20],
    ]);
    expect(counted('severny-prichal', 'arena-spb-main')).toContainEqual(['standing', 1500]);
  });

  it('leave out the zones that an event closes', () => {
    const zones = createTicketTypes(named('ice-gala'), 'arena-msk-main').map(({ zone }) => zone);
    expect(zones).toEqual(['floor', 'club', 'lower', 'upper']);
  });

  it('take a service fee of about eight in a hundred', () => {
    for (const { event, hall } of priced)
      for (const { zone, price, service_fee } of createTicketTypes(event, hall)) {
        const share = service_fee / price;
        expect([event.id, zone, share > 0.06 && share < 0.11]).toEqual([event.id, zone, true]);
      }
  });

  it('hold in every hall where the event plays: one kind of hall, one currency', () => {
    for (const { id, runs } of demoEvents) {
      const halls = runs.map(({ hall }) => `${id}: ${findHall(hall).kind}, ${hallCurrency(hall)}`);
      expect(new Set(halls).size).toBe(1);
      expect(new Set(runs.map(({ hall }) => JSON.stringify(findHall(hall).capacity))).size).toBe(1);
    }
  });
});
