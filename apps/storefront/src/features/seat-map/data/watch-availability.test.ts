import type { Availability, AvailabilityChange } from '@parterre/contracts/dates/availability';
import { setOf, setToBase64 } from '@parterre/domain/seats/bit-set';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { KnownSeats } from './availability.ts';
import { watchAvailability } from './watch-availability.ts';

/** The browser's side of a stream. */
class Stream {
  static readonly CLOSED = 2;
  static opened: Stream[] = [];
  onmessage: ((event: { data: string }) => void) | undefined;
  onerror: (() => void) | undefined;
  readyState = 1;
  readonly url: string;
  constructor(url: string) {
    this.url = url;
    Stream.opened.push(this);
  }
  close() {
    this.readyState = Stream.CLOSED;
  }
  tell(change: Partial<AvailabilityChange> & { version: number }) {
    this.onmessage?.({ data: JSON.stringify({ taken: [], freed: [], ...change }) });
  }
}

const page = Object.assign(new EventTarget(), { visibilityState: 'visible' });
const look = (visibilityState: 'visible' | 'hidden') => {
  page.visibilityState = visibilityState;
  page.dispatchEvent(new Event('visibilitychange'));
};
const answer = (version: number, ...seats: number[]): Availability => ({
  version,
  free: setToBase64(setOf(8, seats)),
});

let answers: (Availability | Error)[] = [];
let heard: (KnownSeats | null)[] = [];
let stop = () => {};
const settled = () => vi.advanceTimersByTimeAsync(0);
const versions = () => heard.map((seats) => seats?.version ?? null);

async function start(...first: (Availability | Error)[]) {
  answers = first;
  stop = watchAvailability(
    {
      read: async () => {
        const next = answers.shift();
        if (!next || next instanceof Error) throw next;
        return next;
      },
      streamUrl: (version) => `/stream?since=${version}`,
    },
    (seats) => heard.push(seats),
  );
  await settled();
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('EventSource', Stream);
  vi.stubGlobal('document', page);
  page.visibilityState = 'visible';
  Stream.opened = [];
  heard = [];
});

afterEach(() => {
  stop();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('watching which seats are free', () => {
  it('reads them all, then follows the changes since', async () => {
    await start(answer(5, 1, 2));
    expect(Stream.opened.map(({ url }) => url)).toStrictEqual(['/stream?since=5']);
    Stream.opened[0]?.tell({ version: 6, taken: [1] });
    expect(heard.map((seats) => seats?.bytes[0])).toStrictEqual([0b0110_0000, 0b0010_0000]);
  });

  it('reads them anew when too much was missed, with what comes meanwhile', async () => {
    await start(answer(5, 1), answer(8, 2));
    Stream.opened[0]?.tell({ version: 8, reset: true });
    Stream.opened[0]?.tell({ version: 9, freed: [3] });
    await settled();
    expect(versions()).toStrictEqual([5, 9]);
    expect(heard.at(-1)?.bytes[0]).toBe(0b0011_0000);
  });

  it('says that nothing can be known, and keeps trying', async () => {
    await start(new Error('down'), answer(7, 1));
    expect(versions()).toStrictEqual([null]);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(versions()).toStrictEqual([null, 7]);
  });

  it('asks every ten seconds where no stream comes through', async () => {
    await start(answer(5), answer(5), answer(6));
    for (const round of [0, 1]) {
      Stream.opened[round]?.close();
      Stream.opened[round]?.onerror?.();
      await vi.advanceTimersByTimeAsync(10_000);
    }
    expect(versions()).toStrictEqual([5, 6]);
  });

  it('rests while nobody looks, and catches up then', async () => {
    await start(answer(5), answer(9));
    look('hidden');
    expect(Stream.opened[0]?.readyState).toBe(Stream.CLOSED);
    await settled();
    look('visible');
    await settled();
    expect(versions()).toStrictEqual([5, 9]);
    expect(Stream.opened[1]?.url).toBe('/stream?since=9');
  });

  it('is silent once it is stopped', async () => {
    await start(answer(5), answer(6));
    stop();
    look('visible');
    await settled();
    expect(versions()).toStrictEqual([5]);
  });
});
