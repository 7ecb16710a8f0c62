import { addMoney, type Money } from '@parterre/domain/money/money';
import { type Hall, seatZone } from './hall.ts';

/** What seats cost together, fees included; undefined when none of them is for sale. */
export function priceOfSeats(hall: Hall, seats: readonly number[]): Money | undefined {
  const [first, ...others] = seats.flatMap((seat) => seatZone(hall, seat)?.price ?? []);
  return first && others.reduce(addMoney, first);
}
