import { calendarInstant, calendarText, writeCalendar } from '@parterre/domain/calendar/calendar-file';
import type { DateStatus } from '@parterre/domain/price/sale-state';
import type { ZonedMoment } from '../../../../time/write-moment.ts';
import { zonedText } from '../../../../time/zoned-time.ts';

export interface CalendarEntry {
  /** The same performance of the same order is the same entry, however often the file is read. */
  readonly uid: string;
  /** Higher in a newer one: a calendar then takes it for what has become of the entry that it has. */
  readonly revision: number;
  readonly performance: {
    readonly title: string;
    readonly place: string;
    readonly hall: string;
    readonly address: string;
    readonly startsAt: ZonedMoment;
    readonly status: DateStatus;
  };
  /** Two hours are assumed when it is not known. */
  readonly endsAt: Date | null;
  /** Such as the seats. */
  readonly note: string;
  readonly url: string;
}

const assumedMs = 2 * 3_600_000;
const entryEnd = ({ endsAt, performance }: CalendarEntry) =>
  endsAt ?? new Date(performance.startsAt.at.getTime() + assumedMs);

/** RFC 5545: the dates of an order, by the clocks of their places. */
export function calendarFile(entries: readonly CalendarEntry[], now: Date): string {
  return writeCalendar('Tickets', [
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    ...zoneLines(entries),
    ...entries.flatMap((entry) => entryLines(entry, now)),
  ]);
}

function entryLines(entry: CalendarEntry, now: Date): string[] {
  const { uid, revision, performance, note, url } = entry;
  const { at, timeZone } = performance.startsAt;
  const where = [performance.place, performance.hall, performance.address].filter(Boolean).join(', ');
  return [
    'BEGIN:VEVENT',
    `UID:${calendarText(uid)}`,
    `SEQUENCE:${revision}`,
    `STATUS:${performance.status === 'scheduled' ? 'CONFIRMED' : 'CANCELLED'}`,
    `DTSTAMP:${calendarInstant(now)}`,
    `DTSTART;TZID=${timeZone}:${clockText(at, timeZone)}`,
    `DTEND;TZID=${timeZone}:${clockText(entryEnd(entry), timeZone)}`,
    `SUMMARY:${calendarText(performance.title)}`,
    `LOCATION:${calendarText(where)}`,
    `DESCRIPTION:${calendarText(note)}`,
    `URL:${url}`,
    'END:VEVENT',
  ];
}

/** Each zone once, with every change of its clocks from the first entry to the last. */
function zoneLines(entries: readonly CalendarEntry[]): string[] {
  const zones = Object.groupBy(entries, ({ performance }) => performance.startsAt.timeZone);
  return Object.entries(zones).flatMap(([timeZone, own = []]) => {
    const first = Math.min(...own.map(({ performance }) => performance.startsAt.at.getTime()));
    const last = Math.max(...own.map((entry) => entryEnd(entry).getTime()));
    const observances = zoneObservances(timeZone, new Date(first), new Date(last));
    return ['BEGIN:VTIMEZONE', `TZID:${timeZone}`, ...observances.flatMap(observanceLines), 'END:VTIMEZONE'];
  });
}

function observanceLines({ onset, offsetFrom, offsetTo }: Observance): string[] {
  const kind = Number(offsetTo) > Number(offsetFrom) ? 'DAYLIGHT' : 'STANDARD';
  return [
    `BEGIN:${kind}`,
    `DTSTART:${onset}`,
    `TZOFFSETFROM:${offsetFrom}`,
    `TZOFFSETTO:${offsetTo}`,
    `END:${kind}`,
  ];
}

const clockText = (at: Date, timeZone: string) => zonedText(at, timeZone).slice(0, 19).replace(/[-:]/g, '');

/** From when on a zone's clocks are how far ahead of UTC. */
interface Observance {
  /** As clocks showed it just before: `20261025T030000`. */
  readonly onset: string;
  readonly offsetFrom: string;
  readonly offsetTo: string;
}

const dayMs = 86_400_000;

const offsetAt = (ms: number, timeZone: string) =>
  zonedText(new Date(ms), timeZone).slice(19).replace(':', '');

/** What holds at the first instant, and every change until the last. */
function zoneObservances(timeZone: string, first: Date, last: Date): Observance[] {
  const begin = first.getTime() - dayMs;
  const offset = offsetAt(begin, timeZone);
  const observances = [{ onset: '19700101T000000', offsetFrom: offset, offsetTo: offset }];
  for (let day = begin; day < last.getTime() + dayMs; day += dayMs) {
    const [offsetFrom, offsetTo] = [offsetAt(day, timeZone), offsetAt(day + dayMs, timeZone)];
    if (offsetFrom === offsetTo) continue;
    const onset = changeBetween(day, day + dayMs, timeZone);
    observances.push({ onset: unchangedClockText(onset - 1000, timeZone, 1000), offsetFrom, offsetTo });
  }
  return observances;
}

/** The very second at which the clocks are changed. */
function changeBetween(from: number, to: number, timeZone: string): number {
  const offset = offsetAt(from, timeZone);
  let [before, after] = [from, to];
  while (after - before > 1000) {
    const middle = Math.floor((before + after) / 2000) * 1000;
    if (offsetAt(middle, timeZone) === offset) before = middle;
    else after = middle;
  }
  return after;
}

/** What the clocks show a little later than they did, had they not been changed. */
const unchangedClockText = (ms: number, timeZone: string, laterMs: number): string => {
  const shown = new Date(`${zonedText(new Date(ms), timeZone).slice(0, 19)}Z`);
  return new Date(shown.getTime() + laterMs).toISOString().slice(0, 19).replace(/[-:]/g, '');
};
