import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import type { SyncAnswer, SyncRequest } from '@parterre/contracts/door/door';
import { doorPaths } from '@parterre/contracts/paths/door-paths';
import fc from 'fast-check';
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { makePhone, type Phone } from './phone.ts';
import type { DoorStorage, StoredScan, StoredState } from './storage.ts';

const door = { id: '6f1c2b1e-0000-4000-8000-000000000001', name: 'Main', sectors: [] };
const numbers = ['0000000000', '0000000001', '0000000002'] as const;
const hourMs = 3_600_000;
const startsAt = new Date(Date.now() + hourMs).toISOString();
const device = { id: door.id, name: 'Vera', door_id: door.id, ends_at: startsAt };

/** Hears what phones hand in, and knows three tickets. What becomes of a call is up to the test. */
const server = {
  heard: new Map<string, number>(),
  calls: [] as number[],
  fate: 'heard' as 'heard' | 'lost' | 'unanswered',
};

const answerSync = ({ since }: SyncRequest): SyncAnswer => ({
  now: Date.now(),
  since: String(Date.now()),
  is_whole: since === null,
  is_over: false,
  device,
  keys: { keys: [] },
  doors: [door],
  performances: [
    {
      id: 12,
      title: 'Swan Lake',
      hall: 'Stage',
      started_at: startsAt,
      status: 'scheduled',
      re_entry: 'none',
      sectors: [{ key: 'stalls', name: 'Stalls' }],
      tickets: numbers.map((number) => [number, 0, '1', '1', false]),
      scans: [],
    },
  ],
});

beforeEach(async () => {
  server.heard.clear();
  server.calls.length = 0;
  server.fate = 'heard';
  const http = createServer(async (request, response) => {
    if (server.fate === 'lost') return void response.destroy();
    const body = await json(request);
    if (request.url === doorPaths.pair) return void response.end(JSON.stringify(device));
    const asked = body as SyncRequest;
    server.calls.push(asked.scans.length);
    for (const { id } of asked.scans) server.heard.set(id, (server.heard.get(id) ?? 0) + 1);
    if (server.fate === 'unanswered') return void response.destroy();
    response.end(JSON.stringify(answerSync(asked)));
  });
  http.listen(0, '127.0.0.1');
  await once(http, 'listening');
  const { port } = http.address() as AddressInfo;
  const call = globalThis.fetch;
  vi.stubGlobal('fetch', (path: string, init: RequestInit) => call(`http://127.0.0.1:${port}${path}`, init));
  onTestFinished(() => {
    http.closeAllConnections();
    http.close();
  });
});
afterEach(() => void vi.unstubAllGlobals());

interface Disk extends DoorStorage {
  readonly lines: Map<string, StoredScan>;
  isFull: boolean;
}

/** What outlives the app, without a browser. */
function makeDisk(): Disk {
  let state: StoredState | undefined;
  const disk: Disk = {
    lines: new Map(),
    isFull: false,
    readState: async () => state,
    writeState: async (next) => {
      state = next;
    },
    readLog: async () => [...disk.lines.values()],
    append: async (scan) => {
      if (disk.isFull) throw new DOMException('The disk is full', 'QuotaExceededError');
      disk.lines.set(scan.id, scan);
    },
    markSent: async (scans) => {
      for (const scan of scans) disk.lines.set(scan.id, { ...scan, isSent: 1 });
    },
    clear: async () => {
      state = undefined;
      for (const [id, { isSent }] of disk.lines) if (isSent === 1) disk.lines.delete(id);
    },
  };
  return disk;
}

/** As the app starts, whatever became of it before. */
const start = async (storage: Disk): Promise<Phone> =>
  makePhone({
    storage,
    state: await storage.readState(),
    log: await storage.readLog(),
    language: () => 'ru',
  });

async function startPaired(disk: Disk): Promise<Phone> {
  const phone = await start(disk);
  expect(await phone.pair('a token')).toBe('paired');
  return phone;
}

it('whoever cannot be written down is not let in, and can be once there is room', async () => {
  const disk = makeDisk();
  const phone = await startPaired(disk);
  disk.isFull = true;
  await expect(phone.present(numbers[0])).rejects.toThrow('The disk is full');
  expect([phone.read().shown, phone.read().unsent]).toEqual([undefined, 0]);
  disk.isFull = false;
  expect((await phone.present(numbers[0]))?.decision.verdict).toBe('admitted');
});

it('a phone that is without a network all evening hands everything in by calls of two hundred', async () => {
  const phone = await startPaired(makeDisk());
  server.fate = 'lost';
  for (let scan = 0; scan < 450; scan += 1) await phone.present('no ticket');
  await phone.present(numbers[0]);
  await phone.sync();
  expect(phone.read()).toMatchObject({ unsent: 451, isOnline: false });
  server.fate = 'heard';
  server.calls.length = 0;
  await phone.sync();
  expect([phone.read().unsent, server.heard.size, server.calls]).toEqual([0, 451, [200, 200, 51]]);
});

it('calls that are asked for at the same time are one', async () => {
  const phone = await startPaired(makeDisk());
  server.calls.length = 0;
  await Promise.all([phone.sync(), phone.sync(), phone.sync()]);
  expect(server.calls).toEqual([0]);
});

const fates = ['heard', 'lost', 'unanswered'] as const;
const anyStep = fc.oneof(
  { weight: 5, arbitrary: fc.record({ kind: fc.constant('scan'), ticket: fc.nat(2) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('undo') }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('sync'), fate: fc.constantFrom(...fates) }) },
  // The app ends in the middle of whatever it does, and is started again from what is on the disk.
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('die'), ticket: fc.nat(2) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('fill') }) },
);

it('whatever it was told on the screen is on the disk and comes to the server, however often the app ends and calls are lost', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(anyStep, { minLength: 5, maxLength: 30 }), async (steps) => {
      server.fate = 'heard';
      server.heard.clear();
      const disk = makeDisk();
      let phone = await startPaired(disk);
      const shown = new Set<string>();
      const admitted: (string | null)[] = [];
      const present = async (ticket: number) => {
        const seen = await phone.present(numbers[ticket] ?? '').catch(() => undefined);
        if (!seen) return;
        expect(disk.lines.has(seen.scan.id)).toBe(true);
        shown.add(seen.scan.id);
        if (seen.decision.verdict === 'admitted') admitted.push(seen.scan.number);
      };
      for (const step of steps) {
        if (step.kind === 'scan') await present(step.ticket);
        if (step.kind === 'undo' && phone.canUndo()) {
          const { number } = phone.read().shown?.scan ?? {};
          await phone.undo().then(
            () =>
              phone.read().shown?.decision.verdict === 'admitted' &&
              admitted.splice(admitted.lastIndexOf(number ?? null), 1),
            () => undefined,
          );
        }
        if (step.kind === 'fill') disk.isFull = !disk.isFull;
        if (step.kind === 'sync') {
          server.fate = step.fate;
          await phone.sync();
        }
        if (step.kind === 'die') {
          // Not waited for: it is written down or it is not, and nobody sees the screen.
          const unfinished = phone.present(numbers[step.ticket] ?? '').catch(() => undefined);
          phone = await start(disk);
          await unfinished;
          phone = await start(disk);
        }
      }
      server.fate = 'heard';
      disk.isFull = false;
      await phone.sync();
      await phone.sync();
      expect(phone.read().unsent).toBe(0);
      expect([...disk.lines.keys()].filter((id) => !server.heard.has(id))).toEqual([]);
      expect([...shown].filter((id) => !server.heard.has(id))).toEqual([]);
      // Nobody is let in twice by one phone, unless the first time was taken back.
      expect(new Set(admitted).size).toBe(admitted.length);
    }),
    { numRuns: 40 },
  );
});
