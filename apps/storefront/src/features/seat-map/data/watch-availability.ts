import type { Availability, AvailabilityChange } from '@parterre/contracts/dates/availability';
import { changed, type KnownSeats, knownSeats } from './availability.ts';

export interface AvailabilitySource {
  readonly read: (signal: AbortSignal) => Promise<Availability>;
  /** Where changes since a version come from. */
  readonly streamUrl: (version: number) => string;
}

const pollMs = 10_000;

/**
 * Tells of the free seats while the page is looked at: by a stream of changes, or by asking again and again where no stream
 * comes through. `hear(null)` says that nothing can be known. Returns the way to stop.
 */
export function watchAvailability(
  { read, streamUrl }: AvailabilitySource,
  hear: (seats: KnownSeats | null) => void,
): () => void {
  let known: KnownSeats | undefined;
  /** Those that come while everything is read may be newer than the answer. */
  let changes: AvailabilityChange[] = [];
  let reading = new AbortController();
  let stream: EventSource | undefined;
  let poll: ReturnType<typeof setTimeout> | undefined;

  const tell = (seats: KnownSeats): void => {
    const isNews = seats.version !== known?.version;
    known = seats;
    if (isNews) hear(seats);
  };

  const readAll = async (): Promise<void> => {
    reading.abort();
    reading = new AbortController();
    changes = [];
    const { signal } = reading;
    const answer = await read(signal).then(knownSeats, () => undefined);
    if (signal.aborted) return;
    if (answer) {
      tell(changed(answer, changes));
      listen(answer.version);
      return;
    }
    if (!known) hear(null);
    readLater();
  };

  const readLater = (): void => {
    clearTimeout(poll);
    poll = setTimeout(() => void readAll(), pollMs);
  };

  const take = ({ data }: MessageEvent<string>): void => {
    const change: AvailabilityChange = JSON.parse(data);
    if (change.reset) {
      known = undefined;
      void readAll();
      return;
    }
    changes.push(change);
    if (known) tell(changed(known, [change]));
  };

  const listen = (version: number): void => {
    if (stream && stream.readyState !== EventSource.CLOSED) return;
    stream = new EventSource(streamUrl(version));
    stream.onmessage = take;
    // The browser tries again by itself, unless it was refused.
    stream.onerror = () => {
      if (stream?.readyState === EventSource.CLOSED) readLater();
    };
  };

  const stop = (): void => {
    reading.abort();
    stream?.close();
    clearTimeout(poll);
  };

  const followVisibility = (): void => {
    stop();
    if (document.visibilityState === 'visible') void readAll();
  };

  followVisibility();
  document.addEventListener('visibilitychange', followVisibility);
  return () => {
    stop();
    document.removeEventListener('visibilitychange', followVisibility);
  };
}
