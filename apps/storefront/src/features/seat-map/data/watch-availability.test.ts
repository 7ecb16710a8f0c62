import type { Availability, AvailabilityChange } from '@parterre/contracts/dates/availability';
import { seatSet, setToBase64 } from '@parterre/domain/seats/bit-set';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type SeatAvailability, watchAvailability } from './availability.ts';

/** Stands in for the browser's EventSource. */
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
  send(change: Partial<AvailabilityChange> & { version: number }) {
    this.onmessage?.({ data: JSON.stringify({ taken: [], freed: [], ...change }) });
  }
}

const page = Object.assign(new EventTarget(), { visibilityState: 'visible' });
const setVisibility = (visibilityState: 'visible' | 'hidden') => {
  page.visibilityState = visibilityState;
  page.dispatchEvent(new Event('visibilitychange'));
};
const availability = (version: number, ...seats: number[]): Availability => ({
  version,
  free: setToBase64(seatSet(8, seats)),
});

let answers: (Availability | Error)[] = [];
let received: (SeatAvailability | null)[] = [];
let stop = () => {};
const settled = () => vi.advanceTimersByTimeAsync(0);
const versions = () => received.map((seats) => seats?.version ?? null);

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
    (seats) => received.push(seats),
  );
  await settled();
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('EventSource', Stream);
  vi.stubGlobal('document', page);
  page.visibilityState = 'visible';
  Stream.opened = [];
  received = [];
});

afterEach(() => {
  stop();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('watching the availability', () => {
  it('reads all seats once, then follows the stream of changes since that version', async () => {
    await start(availability(5, 1, 2));
    expect(Stream.opened.map(({ url }) => url)).toStrictEqual(['/stream?since=5']);
    Stream.opened[0]?.send({ version: 6, taken: [1] });
    expect(received.map((seats) => seats?.bytes[0])).toStrictEqual([0b0110_0000, 0b0010_0000]);
  });

  it('reads all seats again after a reset, and applies changes that arrive during the read', async () => {
    await start(availability(5, 1), availability(8, 2));
    Stream.opened[0]?.send({ version: 8, reset: true });
    Stream.opened[0]?.send({ version: 9, freed: [3] });
    await settled();
    expect(versions()).toStrictEqual([5, 9]);
    expect(received.at(-1)?.bytes[0]).toBe(0b0011_0000);
  });

  it('reports null when the first read fails, and tries again after ten seconds', async () => {
    await start(new Error('down'), availability(7, 1));
    expect(versions()).toStrictEqual([null]);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(versions()).toStrictEqual([null, 7]);
  });

  it('polls every ten seconds where the stream is refused', async () => {
    await start(availability(5), availability(5), availability(6));
    for (const round of [0, 1]) {
      Stream.opened[round]?.close();
      Stream.opened[round]?.onerror?.();
      await vi.advanceTimersByTimeAsync(10_000);
    }
    expect(versions()).toStrictEqual([5, 6]);
  });

  it('closes the stream while the page is hidden, and reads again when it is shown', async () => {
    await start(availability(5), availability(9));
    setVisibility('hidden');
    expect(Stream.opened[0]?.readyState).toBe(Stream.CLOSED);
    await settled();
    setVisibility('visible');
    await settled();
    expect(versions()).toStrictEqual([5, 9]);
    expect(Stream.opened[1]?.url).toBe('/stream?since=9');
  });

  it('reports nothing after it is stopped', async () => {
    await start(availability(5), availability(6));
    stop();
    setVisibility('visible');
    await settled();
    expect(versions()).toStrictEqual([5]);
  });
});
