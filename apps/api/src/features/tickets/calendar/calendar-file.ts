import { zonedText } from '../../catalogue/import/zoned-time.ts';
import type { EveningView } from '../pdf/ticket-view.ts';
import { calendarText, foldLine } from './calendar-lines.ts';
import { zoneObservances } from './zone-observances.ts';

export interface CalendarEntry {
  /** The same evening of the same order is the same entry, however often the file is read. */
  readonly uid: string;
  readonly evening: EveningView;
  /** Two hours are assumed when it is not known. */
  readonly endsAt: Date | null;
  /** Such as the seats. */
  readonly note: string;
  readonly url: string;
}

const assumedMs = 2 * 3_600_000;
const endOf = ({ endsAt, evening }: CalendarEntry) =>
  endsAt ?? new Date(evening.startsAt.at.getTime() + assumedMs);

/** RFC 5545: the dates of an order, by the clocks of their places. */
export function calendarFile(entries: readonly CalendarEntry[], now: Date): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Parterre//Tickets//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    ...zoneLines(entries),
    ...entries.flatMap((entry) => entryLines(entry, now)),
    'END:VCALENDAR',
  ];
  return `${lines.map(foldLine).join('\r\n')}\r\n`;
}

function entryLines(entry: CalendarEntry, now: Date): string[] {
  const { uid, evening, note, url } = entry;
  const { at, timeZone } = evening.startsAt;
  const where = [evening.place, evening.hall, evening.address].filter(Boolean).join(', ');
  return [
    'BEGIN:VEVENT',
    `UID:${calendarText(uid)}`,
    `DTSTAMP:${utcText(now)}`,
    `DTSTART;TZID=${timeZone}:${clockText(at, timeZone)}`,
    `DTEND;TZID=${timeZone}:${clockText(endOf(entry), timeZone)}`,
    `SUMMARY:${calendarText(evening.title)}`,
    `LOCATION:${calendarText(where)}`,
    `DESCRIPTION:${calendarText(note)}`,
    `URL:${url}`,
    'END:VEVENT',
  ];
}

/** Each zone once, with every change of its clocks from the first entry to the last. */
function zoneLines(entries: readonly CalendarEntry[]): string[] {
  const zones = Object.groupBy(entries, ({ evening }) => evening.startsAt.timeZone);
  return Object.entries(zones).flatMap(([timeZone, own = []]) => {
    const first = Math.min(...own.map(({ evening }) => evening.startsAt.at.getTime()));
    const last = Math.max(...own.map((entry) => endOf(entry).getTime()));
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

const compact = (text: string) => text.slice(0, 19).replace(/[-:]/g, '');
const clockText = (at: Date, timeZone: string) => compact(zonedText(at, timeZone));
const utcText = (at: Date) => `${compact(at.toISOString())}Z`;
