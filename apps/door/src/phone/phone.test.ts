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
  /** For how many pairings it has given its word, and under which it heard of a scan. */
  pairings: 0,
  heardUnder: new Map<string, number>(),
  /** What it waits for before it answers. */
  held: Promise.resolve(),
  /** Done once it has heard that a pairing begins or ends, and before it answers. */
  meanwhile: (): void => undefined,
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
      tickets: since === null ? numbers.map((number) => [number, 0, '1', '1', false]) : [],
      scans: [],
    },
  ],
});

beforeEach(async () => {
  server.heard.clear();
  server.calls.length = 0;
  server.fate = 'heard';
  server.pairings = 0;
  server.heardUnder.clear();
  server.held = Promise.resolve();
  server.meanwhile = () => undefined;
  const http = createServer(async (request, response) => {
    if (server.fate === 'lost') return void response.destroy();
    if (request.url !== doorPaths.sync) server.meanwhile();
    if (request.url === doorPaths.leave) return void response.end('{}');
    const body = await json(request);
    if (request.url === doorPaths.pair) {
      server.pairings += 1;
      return void response.end(JSON.stringify(device));
    }
    const asked = body as SyncRequest;
    server.calls.push(asked.scans.length);
    for (const { id } of asked.scans) {
      server.heard.set(id, (server.heard.get(id) ?? 0) + 1);
      server.heardUnder.set(id, server.pairings);
    }
    await server.held;
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
  writeState: DoorStorage['writeState'];
  clear: DoorStorage['clear'];
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

it('a code that is read twice at the same moment lets one person in', async () => {
  const phone = await startPaired(makeDisk());
  const seen = await Promise.all([phone.present(numbers[0]), phone.present(numbers[0])]);
  expect(seen.map((shown) => shown?.decision.verdict)).toEqual(['admitted', 'already-in']);
});

it('an entry is taken back for half a minute, and no longer', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
  const phone = await startPaired(makeDisk());
  await phone.present(numbers[0]);
  vi.setSystemTime(Date.now() + 30_001);
  expect(phone.canUndo()).toBe(false);
  await phone.undo();
  expect(phone.read()).toMatchObject({ shown: { isUndone: false }, people: { entered: 1 } });
  await phone.present(numbers[1]);
  vi.setSystemTime(Date.now() + 29_000);
  expect(phone.canUndo()).toBe(true);
  await phone.undo();
  expect(phone.read()).toMatchObject({ shown: { isUndone: true }, people: { entered: 1 } });
  expect((await phone.present(numbers[1]))?.decision.verdict).toBe('admitted');
});

it('whom it has let in itself counts before anybody has heard of it, and no more after', async () => {
  const phone = await startPaired(makeDisk());
  server.fate = 'lost';
  await phone.present(numbers[0]);
  await phone.present(numbers[0]);
  await phone.present(numbers[1]);
  expect(phone.read().people).toEqual({ entered: 2, issued: 3 });
  server.fate = 'heard';
  await phone.sync();
  expect(phone.read().people).toEqual({ entered: 2, issued: 3 });
});

it('a phone that is paired for another evening has handed in what it scanned on this one', async () => {
  const phone = await startPaired(makeDisk());
  server.fate = 'lost';
  const first = await phone.present(numbers[0]);
  await phone.sync();
  // Without a network it stays what it is.
  expect(await phone.pair('of another evening')).toBe('unreachable');
  expect(phone.read()).toMatchObject({ unsent: 1, state: { device } });
  server.fate = 'heard';
  expect(await phone.pair('of another evening')).toBe('paired');
  expect([...server.heardUnder]).toEqual([[first?.scan.id, 1]]);
  expect(phone.read()).toMatchObject({ unsent: 0, people: { entered: 0, issued: 3 } });
});

/** The phone asks while its pairing becomes another, and is answered when all of the former is forgotten. */
function askMeanwhile(phone: Phone, disk: Disk): Promise<void> {
  const [asked, forgotten] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const { clear } = disk;
  server.meanwhile = () => {
    server.held = forgotten.promise;
    asked.resolve(phone.sync());
  };
  disk.clear = async () => {
    await clear();
    forgotten.resolve();
  };
  return asked.promise;
}

it('what was asked under one pairing is not taken for an answer to the next, nor after the last', async () => {
  const disk = makeDisk();
  const phone = await startPaired(disk);
  const askedBetween = askMeanwhile(phone, disk);
  expect(await phone.pair('of another evening')).toBe('paired');
  await askedBetween;
  // All of its tickets, and not those alone that were sold since it was asked about the evening before.
  expect(phone.read().people.issued).toBe(numbers.length);
  const askedAfter = askMeanwhile(phone, disk);
  expect(await phone.leave()).toBe(true);
  await askedAfter;
  expect(phone.read().state).toBeUndefined();
});

it('the door that somebody has chosen is not changed back by an answer that comes at that moment', async () => {
  const disk = makeDisk();
  const phone = await startPaired(disk);
  const other = '6f1c2b1e-0000-4000-8000-000000000002';
  const { writeState } = disk;
  let chosen: Promise<void> | undefined;
  disk.writeState = async (state) => {
    disk.writeState = writeState;
    chosen = phone.chooseDoor(other);
    await writeState(state);
  };
  await phone.sync();
  await chosen;
  expect([phone.read().state?.doorId, (await disk.readState())?.doorId]).toEqual([other, other]);
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
