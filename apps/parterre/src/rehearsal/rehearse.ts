import { randomBytes } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import type { Db } from '@parterre/api/database/connect';
import { readClock } from '@parterre/api/database/read-clock';
import { copyPerformance } from '@parterre/api/features/catalogue/export/copy-performance.service';
import type {
  ClaimedRehearsal,
  finishRehearsal,
  SecondSums,
} from '@parterre/api/features/rehearsals/rehearsals.queries';
import type { CatalogueFile } from '@parterre/contracts/catalogue-file/catalogue-file';
import type { RehearsalProgress, RehearsalStage } from '@parterre/contracts/console/rehearsals';
import { gatherMs, judgeRehearsal } from '@parterre/domain/on-sale/judge-rehearsal';
import type { CrowdNews } from './crowd/crowd-process.ts';
import { bestHeldPerSecond } from './crowd/sum-seconds.ts';
import type { CrowdParts } from './crowd/waiting-crowd.ts';
import { gatherBeside } from './gather-beside.ts';
import { type HouseParts, importCopy, isWell, openHouse, readSale, turnRoomOn } from './house.ts';
import { type Environment, houseEnv } from './house-env.ts';
import type { RehearsalFolder } from './processes.ts';

/** How far it is, for whoever watches. */
export interface Course {
  stage: RehearsalStage;
  progress: RehearsalProgress;
  seats: number | null;
  openedAt: Date | null;
  /** Of the crowd, since the opening, until they are stored. */
  seconds: SecondSums[];
}

export type Ending = Omit<Parameters<typeof finishRehearsal>[2], 'at'>;

interface RehearsalParts {
  readonly db: Db;
  readonly env: Environment;
  readonly folder: RehearsalFolder;
  readonly course: Course;
}

/** From the copy to the verdict. Whoever calls it clears up. */
export async function rehearse(parts: RehearsalParts, claimed: ClaimedRehearsal): Promise<Ending> {
  const { course } = parts;
  const { house, crowd, free } = await setUp(parts, claimed);
  const { result, seconds, saleSeconds } = await sell(parts, crowd);
  course.stage = 'checking';
  const findings = (await isWell(house)) ? 0 : 1;
  const { bought, told, leftWaiting, sold, requests, shed, holdP95Ms } = result;
  const { visitors, ticketsEach } = crowd;
  return {
    ...judgeRehearsal({ ...result, hasRoom: claimed.has_room, visitors, ticketsEach, free, findings }),
    figures: {
      bought,
      told,
      left_waiting: leftWaiting,
      sold,
      requests,
      shed,
      hold_p95_ms: holdP95Ms,
      seconds: saleSeconds,
    },
    heldPerSecond: bestHeldPerSecond(seconds),
  };
}

interface SetUp {
  readonly house: HouseParts;
  readonly crowd: CrowdParts & { readonly ticketsEach: number };
  readonly free: number;
}

const minuteMs = 60_000;
const minOpeningMs = 10_000;
const maxSaleMs = 20 * minuteMs;
const ticketsWanted = 2;

/** A house with the copy in it, whose sale opens once the crowd may be there. */
async function setUp({ db, env, folder, course }: RehearsalParts, claimed: ClaimedRehearsal): Promise<SetUp> {
  const { event_id: eventId, performance_id: performanceId, visitors } = claimed;
  const copied = await copyPerformance(db, { eventId, performanceId, at: await readClock(db) });
  if (!copied) throw new Error(`There is no performance ${performanceId} any more`);
  const secret = randomBytes(32).toString('base64url');
  const own = { dataDir: folder.path, landingId: copied.landingId, secret };
  const house = { folder, env: houseEnv(env, own) };
  const begunAt = performance.now();
  await importCopy(house, copied.file);
  const importMs = performance.now() - begunAt;

  course.stage = 'starting';
  const address = await openHouse(house);
  const { free, maxPerOrder, ...sale } = await readSale(address);
  course.seats = free;
  // It is imported once more, and its room is turned on: on a slow machine that takes longer.
  const openingMs = Math.max(minOpeningMs, 2 * importMs);
  const opensAtMs = Math.ceil((Date.now() + gatherMs(visitors) + openingMs) / minuteMs) * minuteMs;
  await importCopy(house, withOpening(copied.file, opensAtMs));
  const room = claimed.has_room ? { room: await turnRoomOn(house, sale.performanceId) } : {};
  const ticketsEach = Math.min(ticketsWanted, maxPerOrder);
  const endsAtMs = opensAtMs + maxSaleMs;
  return { house, free, crowd: { address, visitors, opensAtMs, endsAtMs, ticketsEach, ...sale, ...room } };
}

/** The crowd gathers, the sale opens, and the last of it goes. */
async function sell({ folder, course }: RehearsalParts, crowd: CrowdParts) {
  const { opensAtMs } = crowd;
  const sinceOpening = () => (Date.now() - opensAtMs) / 1000;
  const seconds: SecondSums[] = [];
  course.stage = 'gathering';
  const gone = gatherBeside(folder, crowd, (news) => {
    addUp(course.progress, news);
    if (sinceOpening() < 0) return;
    const second = Math.max((seconds.at(-1)?.second ?? -1) + 1, Math.floor(sinceOpening()));
    seconds.push({ second, ...news.sums });
    course.seconds.push({ second, ...news.sums });
  });
  const opened = setTimeout(Math.max(0, opensAtMs - Date.now()), undefined, { signal: folder.ended });
  await Promise.race([opened, gone]);
  course.openedAt = new Date(opensAtMs);
  course.stage = 'selling';
  const result = await gone;
  return { result, seconds, saleSeconds: sinceOpening() };
}

function addUp(
  progress: RehearsalProgress,
  { gathered, gone, sums }: Extract<CrowdNews, { kind: 'second' }>,
): void {
  progress.gathered = gathered;
  progress.gone = gone;
  for (const name of ['admitted', 'held', 'refused', 'orders', 'sold', 'shed'] as const)
    progress[name] += sums[name];
}

/** The same copy, whose sale opens then. Files tell times by the clocks of the place. */
function withOpening(file: CatalogueFile, opensAtMs: number): CatalogueFile {
  const timeZone = file.locations?.[0]?.time_zone ?? 'UTC';
  const clock = new Intl.DateTimeFormat('sv', { timeZone, dateStyle: 'short', timeStyle: 'short' });
  const sale_starts_at = clock.format(opensAtMs).replace(' ', 'T');
  const events = file.events?.map((event) => ({
    ...event,
    dates: event.dates.map((date) => ({ ...date, sale_starts_at })),
  }));
  return { ...file, events };
}
