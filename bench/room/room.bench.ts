import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { percentile } from '../../apps/parterre/src/rehearsal/crowd/percentile.ts';
import {
  gatherCrowd,
  type Sample,
  type Step,
} from '../../apps/parterre/src/rehearsal/crowd/waiting-crowd.ts';
import { rehearsalCatalogue } from '../../apps/parterre/test/rehearsal/system/rehearsal-catalogue.ts';
import { openRehearsalSystem } from '../../apps/parterre/test/rehearsal/system/rehearsal-system.ts';
import { runOperator } from '../../apps/parterre/test/run-operator.ts';
import { atLeast } from '../measure/at-least.ts';
import { judge } from '../measure/judge.ts';

// A crowd comes at once to 500 seats, with a waiting room and without one. A smaller one is for trying the program out.
// The whole crowd is this one process, and its house another on the same machine: times of steps have the crowd's own work in them, and
// are longer than what the house makes anybody wait. The status file is asked for once more by somebody apart, in a thread of their own.
// It is served from the disk by the origin server of the house, with the API in one process; nginx or a CDN would take that from it.
const visitors = Number(process.env.CROWD ?? 20_000);
const size = { rows: 20, seatsPerRow: 25, places: 10 };
const seats = size.rows * size.seatsPerRow;
const minuteMs = 60_000;
/** In which the crowd gathers, at least. */
const gatherMs = Math.max(30_000, visitors * 4);
/** Nobody waits for longer, whatever has become of the house: it is then said that they gave up. */
const maxSaleMs = 30 * minuteMs;

for (const hasRoom of [true, false]) {
  const what = `${visitors} for ${seats} seats, ${hasRoom ? 'with' : 'without'} a waiting room`;
  console.log(what);
  const DATA_DIR = await mkdtemp(join(tmpdir(), 'parterre-room-'));
  // The database runs under an account of its own.
  await chmod(DATA_DIR, 0o755);
  const operate = (args: readonly string[]) => runOperator(args, { DATA_DIR });
  const system = await openRehearsalSystem({ size, env: { DATA_DIR }, operate });
  try {
    const { address, performances } = system.sale;
    const { eventId, performanceId } = performances.hot;
    const opensAtMs = Math.ceil((Date.now() + gatherMs + 20_000) / minuteMs) * minuteMs;
    const file = join(DATA_DIR, 'opening.json');
    const saleStartsAt = await localTime(address, eventId, opensAtMs);
    await writeFile(file, JSON.stringify(rehearsalCatalogue({ ...size, saleStartsAt })));
    const imported = await operate(['import', file]);
    if (imported.code !== 0) throw new Error(imported.output);
    const room = hasRoom ? await turnOn(operate, performanceId) : undefined;
    const crowd = gatherCrowd({
      address,
      performanceId,
      visitors,
      opensAtMs,
      endsAtMs: opensAtMs + maxSaleMs,
      ...(room !== undefined && { room }),
    });
    const endWatch = room === undefined ? undefined : watchFile(`${address}/queue/${room}.json`);
    const showing = setInterval(() => show(crowd.samples), 10_000);
    const outcomes = await crowd.run().finally(() => clearInterval(showing));
    const watched = await endWatch?.();
    const minutes = (Date.now() - opensAtMs) / minuteMs;
    const sold = outcomes.flatMap((outcome) => (outcome.kind === 'bought' ? outcome.seats : []));
    const count = (kind: string) => outcomes.filter((outcome) => outcome.kind === kind).length;
    show(crowd.samples);
    console.log(
      `  ${count('bought')} bought, ${count('told sold out')} were told that it is sold out, ${count('gave up')} gave up; ${minutes.toFixed(1)} min from the opening`,
    );
    for (const because of new Set(outcomes.flatMap((one) => (one.kind === 'gave up' ? one.because : []))))
      console.log(`  gave up: ${because}`);
    const hold = timed(crowd.samples, 'hold');
    const unanswered = crowd.samples.filter(({ status }) => status === 0).length;
    const away = crowd.samples.filter(
      ({ step, status }) => (step === 'order' || step === 'pay') && [429, 503].includes(status),
    ).length;
    const shed = crowd.samples.filter(({ status }) => [429, 503].includes(status)).length;
    const twice = sold.length - new Set(sold).size;
    const { isWell } = await system.doctor();
    console.log(
      `  sent away ${shed} times, unanswered ${unanswered}; the doctor ${isWell ? 'is content' : 'found something'}`,
    );
    if (watched) {
      const [p50, p95] = [0.5, 0.95].map((share) => percentile(watched.times, share).toFixed(0));
      console.log(
        `  the status file, asked for apart from the crowd: ${watched.times.length} times, ${p50}/${p95} ms, unanswered ${watched.unanswered}`,
      );
    }
    judge(`${what}: sold twice`, twice, 0);
    if (!hasRoom) {
      console.log(`  held p95 ${hold.p95.toFixed(0)} ms`);
      continue;
    }
    judge(`${what}: p95 of holds, ms`, Math.round(hold.p95), 400);
    judge(`${what}: unanswered`, unanswered + (watched?.unanswered ?? 0), 0);
    judge(`${what}: orders sent away`, away, 0);
    atLeast(`${what}: sold`, sold.length, seats);
    judge(`${what}: neither let in nor told`, count('gave up'), 0);
    judge(`${what}: faults of the data`, isWell ? 0 : 1, 0);
  } finally {
    await system.close();
    await rm(DATA_DIR, { recursive: true, force: true });
  }
}

interface Watched {
  /** From the quickest to the slowest. */
  readonly times: readonly number[];
  readonly unanswered: number;
}

/** Asks for the status file until it is told to end, and then tells how long that took each time. */
function watchFile(url: string): () => Promise<Watched> {
  const watcher = new Worker(new URL('./watch-file.ts', import.meta.url), { workerData: url });
  const { promise, resolve, reject } = Promise.withResolvers<Watched>();
  watcher.on('message', ({ times, unanswered }: Watched) =>
    resolve({ times: times.toSorted((a, b) => a - b), unanswered }),
  );
  watcher.on('error', reject);
  return () => {
    watcher.postMessage('over');
    return promise;
  };
}

async function turnOn(
  operate: (args: readonly string[]) => Promise<{ readonly output: string }>,
  performanceId: number,
): Promise<number> {
  const { output } = await operate(['waiting-room', 'on', String(performanceId)]);
  const [, room] = /Waiting room (\d+) is on/.exec(output) ?? [];
  if (room === undefined) throw new Error(output);
  return Number(room);
}

/** A moment on the clocks of the place where an event is played. */
async function localTime(address: string, eventId: number, ms: number): Promise<string> {
  const event = await (await fetch(`${address}/v1/events/${eventId}`)).json();
  const [, sign = '+', hours = '0', minutes = '0'] =
    /([+-])(\d\d):(\d\d)$/.exec(event.dates[0].started_at) ?? [];
  const offset = (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes));
  return new Date(ms + offset * minuteMs).toISOString().slice(0, 16);
}

function timed(samples: readonly Sample[], step: Step) {
  const sorted = samples
    .filter((sample) => sample.step === step && sample.status === 200)
    .map(({ ms }) => ms)
    .sort((a, b) => a - b);
  return { count: sorted.length, p50: percentile(sorted, 0.5), p95: percentile(sorted, 0.95) };
}

function show(samples: readonly Sample[]): void {
  const steps = (['join', 'file', 'claim', 'seats', 'hold', 'pay'] as const).flatMap((step) => {
    const { count, p50, p95 } = timed(samples, step);
    return count > 0 ? [`${step} ${count} (${p50.toFixed(0)}/${p95.toFixed(0)} ms)`] : [];
  });
  const shed = samples.filter(({ status }) => [429, 503].includes(status)).length;
  console.log(`  ${steps.join(', ')}; sent away ${shed}`);
}
