import type { Availability, AvailabilityChange } from '@parterre/contracts/dates/availability';
import { changeSet } from '@parterre/domain/seats/bit-set';

/** What is free of a date at one version of its stock. */
export interface SeatAvailability {
  readonly version: number;
  /** One bit for each seat of the plan. */
  readonly bytes: Uint8Array;
  /** By zone of general admission; zones without a change since the first answer are missing. */
  readonly unitsLeft: Readonly<Record<string, number>>;
  /** Seats that codes of this visitor open, free or not. */
  readonly opened: readonly number[];
}

/** Undefined when the answer is damaged. */
export function parseAvailability({
  version,
  free,
  opened = [],
}: Availability): SeatAvailability | undefined {
  try {
    const bytes = Uint8Array.from(atob(free), (letter) => letter.charCodeAt(0));
    return { version, bytes, unitsLeft: {}, opened };
  } catch {
    return undefined;
  }
}

function applyChange(
  before: SeatAvailability,
  { version, taken, freed, general = [] }: AvailabilityChange,
): SeatAvailability {
  const { bytes, unitsLeft } = before;
  const set = changeSet({ size: bytes.length * 8, bytes }, { add: freed, remove: taken });
  const changedUnits = Object.fromEntries(general.map(({ zone_id, left }) => [zone_id, left]));
  return { ...before, version, bytes: set.bytes, unitsLeft: { ...unitsLeft, ...changedUnits } };
}

/** Changes that are not newer than the availability are left out. */
export const applyChanges = (
  availability: SeatAvailability,
  changes: readonly AvailabilityChange[],
): SeatAvailability =>
  changes.filter(({ version }) => version > availability.version).reduce(applyChange, availability);

export interface AvailabilitySource {
  readonly read: (signal: AbortSignal) => Promise<Availability>;
  /** The address of the stream of changes since a version. */
  readonly streamUrl: (version: number) => string;
}

const pollMs = 10_000;

/**
 * Reports the availability while the page is visible: by a stream of changes, or by polling where no stream comes
 * through. `onChange(null)` means that it could not be read. Returns a function that stops it.
 */
export function watchAvailability(
  { read, streamUrl }: AvailabilitySource,
  onChange: (availability: SeatAvailability | null) => void,
): () => void {
  let current: SeatAvailability | undefined;
  /** Changes that arrive during a read may be newer than its answer. */
  let changesDuringRead: AvailabilityChange[] = [];
  let readController = new AbortController();
  let stream: EventSource | undefined;
  let pollTimer: ReturnType<typeof setTimeout> | undefined;

  const publish = (next: SeatAvailability): void => {
    const isNewer = next.version !== current?.version;
    current = next;
    if (isNewer) onChange(next);
  };

  const readAll = async (): Promise<void> => {
    readController.abort();
    readController = new AbortController();
    changesDuringRead = [];
    const { signal } = readController;
    const answer = await read(signal).then(parseAvailability, () => undefined);
    if (signal.aborted) return;
    if (answer) {
      publish(applyChanges(answer, changesDuringRead));
      openStream(answer.version);
      return;
    }
    if (!current) onChange(null);
    scheduleRead();
  };

  const scheduleRead = (): void => {
    clearTimeout(pollTimer);
    pollTimer = setTimeout(() => void readAll(), pollMs);
  };

  const onMessage = ({ data }: MessageEvent<string>): void => {
    const change: AvailabilityChange = JSON.parse(data);
    if (change.reset) {
      current = undefined;
      void readAll();
      return;
    }
    changesDuringRead.push(change);
    if (current) publish(applyChanges(current, [change]));
  };

  const openStream = (version: number): void => {
    if (stream && stream.readyState !== EventSource.CLOSED) return;
    stream = new EventSource(streamUrl(version));
    stream.onmessage = onMessage;
    // The browser reconnects by itself, unless the server refused.
    stream.onerror = () => {
      if (stream?.readyState === EventSource.CLOSED) scheduleRead();
    };
  };

  const stop = (): void => {
    readController.abort();
    stream?.close();
    clearTimeout(pollTimer);
  };

  const onVisibilityChange = (): void => {
    stop();
    if (document.visibilityState === 'visible') void readAll();
  };

  onVisibilityChange();
  document.addEventListener('visibilitychange', onVisibilityChange);
  return () => {
    stop();
    document.removeEventListener('visibilitychange', onVisibilityChange);
  };
}
