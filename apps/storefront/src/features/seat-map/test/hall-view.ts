import { money } from '@parterre/domain/money/money';
import { type Hall as Drawn, hall } from '@parterre/domain/seats/test/hall';
import { freeFor, type Hall } from '../data/hall.ts';
import { sceneOf } from '../drawing/scene-of.ts';
import type { TicketState } from '../seat-map-props.ts';

const price = (rubles: number) => money(rubles * 100, 'RUB');

/** A hall as it is drawn (see the domain's `hall`), on sale: the first zone for 3,300 ₽, each further one for 1,100 ₽ less. */
export function hallView(
  drawing: string,
  {
    seats = new Map<number, TicketState>(),
    ...options
  }: { seats?: Map<number, TicketState> } & Parameters<typeof hall>[1] = {},
): Hall {
  const { plan, free }: Drawn = hall(drawing, options);
  const zones = plan.zones.map(({ id }, index) => ({
    ...{ id, name: `Zone ${index}`, look: index },
    price: price(3300 - 1100 * index),
    ticketPrice: price(3000 - 1000 * index),
    serviceFee: price(300 - 100 * index),
  }));
  return { dateId: 7, plan, scene: sceneOf(plan), zones, free: freeFor(seats, free), seats };
}
