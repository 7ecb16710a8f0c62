import { money } from '@parterre/domain/money/money';
import { hall } from '@parterre/domain/seats/test/hall';
import { freeForVisitor, type Hall } from '../data/hall.ts';
import { createScene } from '../renderer/scene.ts';
import type { TicketState } from '../seat-map-props.ts';

const price = (rubles: number) => money(rubles * 100, 'RUB');

/** A hall on sale, from a drawing (see the domain's `hall`). The first zone costs 3,300 ₽, each further one 1,100 ₽ less. */
export function hallFixture(
  drawing: string,
  {
    ownSeats = new Map<number, TicketState>(),
    ...options
  }: { ownSeats?: Map<number, TicketState> } & Parameters<typeof hall>[1] = {},
): Hall {
  const { plan, free } = hall(drawing, options);
  const zones = plan.zones.map(({ id }, index) => ({
    id,
    name: `Zone ${index}`,
    look: index,
    price: price(3300 - 1100 * index),
    ticketPrice: price(3000 - 1000 * index),
    serviceFee: price(300 - 100 * index),
  }));
  return {
    performanceId: 7,
    plan,
    scene: createScene(plan),
    zones,
    free: freeForVisitor(ownSeats, free),
    ownSeats,
    opened: [],
  };
}
