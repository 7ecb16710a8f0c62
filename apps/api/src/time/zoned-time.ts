interface Clock {
  readonly format: Intl.DateTimeFormat;
  /** Asking Intl is slow, and dates of a catalogue share few hours: what it said is kept, by the quarter. */
  readonly offsets: Map<number, number>;
  /** What local times were found to mean. */
  readonly instants: Map<string, number | undefined>;
}

const clocks = new Map<string, Clock>();

function zoneClock(timeZone: string): Clock {
  const known = clocks.get(timeZone);
  if (known) return known;
  const format = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longOffset', hour: 'numeric' });
  const made: Clock = { format, offsets: new Map(), instants: new Map() };
  clocks.set(timeZone, made);
  return made;
}

export function isTimeZone(timeZone: string): boolean {
  try {
    return Boolean(zoneClock(timeZone));
  } catch {
    // Intl has no other way to say that it does not know a zone.
    return false;
  }
}

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;

/** Clocks change at full hours, half hours or quarters. */
const quarterMs = 15 * minuteMs;

/** Minutes that the clocks of a zone are ahead of UTC at an instant. */
export function offsetMinutes(timeZone: string, instantMs: number): number {
  const { format, offsets } = zoneClock(timeZone);
  const quarter = Math.floor(instantMs / quarterMs);
  const known = offsets.get(quarter);
  if (known !== undefined) return known;
  const [, sign, hours, minutes] = /GMT(?:([+-])(\d\d):(\d\d))?/.exec(format.format(instantMs)) ?? [];
  const offset = (sign === '-' ? -1 : 1) * (Number(hours ?? 0) * 60 + Number(minutes ?? 0));
  offsets.set(quarter, offset);
  return offset;
}

/**
 * The instant at which the clocks of a zone show `local` (`2026-12-24T19:00`), the earlier one when they show it twice;
 * undefined when they never do: no such day, or the hour that is skipped in spring.
 */
export function zonedInstant(local: string, timeZone: string): Date | undefined {
  const { instants } = zoneClock(timeZone);
  if (!instants.has(local)) instants.set(local, findInstant(local, timeZone));
  const found = instants.get(local);
  return found === undefined ? undefined : new Date(found);
}

function findInstant(local: string, timeZone: string): number | undefined {
  const asUtc = Date.parse(`${local}:00Z`);
  if (Number.isNaN(asUtc) || !new Date(asUtc).toISOString().startsWith(local)) return undefined;
  // The offset before or after any change of clocks near that time.
  const offsets = [asUtc - dayMs, asUtc + dayMs].map((near) => offsetMinutes(timeZone, near));
  const instants = offsets
    .map((offset) => asUtc - offset * minuteMs)
    .filter((instant) => asUtc - offsetMinutes(timeZone, instant) * minuteMs === instant);
  return instants.length > 0 ? Math.min(...instants) : undefined;
}

/** An instant as the clocks of a zone show it, with their offset: `2026-12-24T19:00:00+03:00`. */
export const zonedText = (instant: Date, timeZone: string): string =>
  clockText(instant.getTime(), offsetMinutes(timeZone, instant.getTime()));

/** An instant as clocks show it that are so many minutes ahead of UTC. */
export function clockText(instantMs: number, offset: number): string {
  const localMs = instantMs + offset * minuteMs;
  const day = Math.floor(localMs / dayMs);
  const seconds = Math.floor((localMs - day * dayMs) / 1000);
  const time = `${twoDigits(Math.floor(seconds / 3600))}:${twoDigits(Math.floor(seconds / 60) % 60)}`;
  const ahead = Math.abs(offset);
  const zone = `${twoDigits(Math.floor(ahead / 60))}:${twoDigits(ahead % 60)}`;
  return `${dayText(day)}T${time}:${twoDigits(seconds % 60)}${offset < 0 ? '-' : '+'}${zone}`;
}

const twoDigits = (value: number): string => (value < 10 ? `0${value}` : `${value}`);

/** Asking Date is slow as well, and the dates of a catalogue share few days. */
const dayTexts = new Map<number, string>();
const maxDayTexts = 10_000;

/** A day, counted from 1970, as in `2026-12-24`. */
function dayText(day: number): string {
  const known = dayTexts.get(day);
  if (known !== undefined) return known;
  const text = new Date(day * dayMs).toISOString().slice(0, -'T00:00:00.000Z'.length);
  if (dayTexts.size >= maxDayTexts) dayTexts.clear();
  dayTexts.set(day, text);
  return text;
}
