import { bestAvailable } from '@parterre/domain/seats/best-available/best-available';
import { bestOffers } from '@parterre/domain/seats/best-available/best-offers';
import { fullSet, seatSet } from '@parterre/domain/seats/bit-set';
import { stadium } from '../../packages/domain/src/seats/test/stadium.ts';
import { judge } from '../measure/judge.ts';

const plan = stadium(20_000);
const every = (isFree: (seat: number) => boolean) =>
  seatSet(plan.seatCount, Array.from({ length: plan.seatCount }, (_, seat) => seat).filter(isFree));

const halls = [
  ['all free', fullSet(plan.seatCount)],
  ['every other seat free', every((seat) => seat % 2 === 0)],
  ['pairs free', every((seat) => seat % 3 !== 0)],
] as const;

/** The lowest time, in ms of CPU, that a search takes for parties of several sizes. */
const lowestTime = (search: (count: number) => unknown) =>
  Math.min(
    ...[2, 6, 10, 2, 6, 10].map((count) => {
      const start = process.cpuUsage();
      search(count);
      const { user, system } = process.cpuUsage(start);
      return (user + system) / 1000;
    }),
  );
const zonePrices = plan.zones.map((_, index) => 1000 * (index + 1));

for (const [what, free] of halls) {
  const best = lowestTime((count) => bestAvailable(plan, free, { count, seed: 1 }));
  judge(`best available among 20,000 seats, ${what}: ms of CPU`, best, 50);
  const offers = lowestTime((count) => bestOffers(plan, free, { count, seed: 1, zonePrices }));
  judge(`three offers among 20,000 seats, ${what}: ms of CPU`, offers, 100);
}
