import { calendarInstant, calendarText, writeCalendar } from '@parterre/domain/calendar/calendar-file';
import type { DateStatus } from '@parterre/domain/price/sale-state';
import type { PlacedMoment } from '../../../../time/write-moment.ts';
import { zonedText } from '../../../../time/zoned-time.ts';
import { zoneObservances } from './zone-observances.ts';

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
    readonly startsAt: PlacedMoment;
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

function observanceLines({
  onset,
  offsetFrom,
  offsetTo,
}: ReturnType<typeof zoneObservances>[number]): string[] {
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
