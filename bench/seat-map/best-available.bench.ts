import { bestAvailable } from '@parterre/domain/seats/best-available/best-available';
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

for (const [what, free] of halls) {
  const times = [2, 6, 10, 2, 6, 10].map((count) => {
    const start = process.cpuUsage();
    bestAvailable(plan, free, { count, seed: 1 });
    const { user, system } = process.cpuUsage(start);
    return (user + system) / 1000;
  });
  judge(`best available among 20,000 seats, ${what}: ms of CPU`, Math.min(...times), 50);
}
