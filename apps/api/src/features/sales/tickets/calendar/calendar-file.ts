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
const endOf = ({ endsAt, performance }: CalendarEntry) =>
  endsAt ?? new Date(performance.startsAt.at.getTime() + assumedMs);

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
  const { uid, revision, performance, note, url } = entry;
  const { at, timeZone } = performance.startsAt;
  const where = [performance.place, performance.hall, performance.address].filter(Boolean).join(', ');
  return [
    'BEGIN:VEVENT',
    `UID:${calendarText(uid)}`,
    `SEQUENCE:${revision}`,
    `STATUS:${performance.status === 'scheduled' ? 'CONFIRMED' : 'CANCELLED'}`,
    `DTSTAMP:${utcText(now)}`,
    `DTSTART;TZID=${timeZone}:${clockText(at, timeZone)}`,
    `DTEND;TZID=${timeZone}:${clockText(endOf(entry), timeZone)}`,
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

const longestOctets = 75;

/** RFC 5545 §3.3.11. */
export const calendarText = (text: string): string =>
  text
    .replace(/\\/g, '\\\\')
    .replace(/[;,]/g, '\\$&')
    .replace(/\r\n|\r|\n/g, '\\n');

/** RFC 5545 §3.1: lines of 75 octets at most, the rest on lines that begin with a space; no letter is torn apart. */
export function foldLine(line: string): string {
  const folded: string[] = [''];
  let octets = 0;
  for (const letter of line) {
    const size = Buffer.byteLength(letter);
    if (octets + size > longestOctets) {
      folded.push(' ');
      octets = 1;
    }
    folded[folded.length - 1] += letter;
    octets += size;
  }
  return folded.join('\r\n');
}
