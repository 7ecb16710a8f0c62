/** One performance as a calendar entry. */
export interface CalendarEntry {
  /** The same for the same date, so that adding it again replaces it. */
  readonly uid: string;
  readonly title: string;
  readonly place: string;
  readonly address: string;
  /** ISO 8601 with offset. */
  readonly startedAt: string;
  readonly durationMinutes: number | null;
  readonly url: string;
}

const defaultMinutes = 120;

const toTimestamp = (time: number) => new Date(time).toISOString().replace(/[-:]|\.\d+/g, '');

const escapeText = (text: string) => text.replace(/[\\;,]/g, '\\$&').replaceAll('\n', '\\n');

const maxOctets = 75;

/** RFC 5545 §3.1: a line of more than 75 octets goes on after a line break and a space. */
function foldLine(line: string): string {
  const encoder = new TextEncoder();
  let octets = 0;
  let text = '';
  for (const character of line) {
    const size = encoder.encode(character).length;
    const isFull = octets + size > maxOctets;
    text += isFull ? `\r\n ${character}` : character;
    octets = isFull ? 1 + size : octets + size;
  }
  return text;
}

/** An iCalendar file (RFC 5545) with one entry. */
export function calendarFile(entry: CalendarEntry, now: Date): string {
  const start = Date.parse(entry.startedAt);
  const end = start + (entry.durationMinutes ?? defaultMinutes) * 60_000;
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Parterre//Storefront//EN',
    'BEGIN:VEVENT',
    `UID:${entry.uid}`,
    `DTSTAMP:${toTimestamp(now.getTime())}`,
    `DTSTART:${toTimestamp(start)}`,
    `DTEND:${toTimestamp(end)}`,
    `SUMMARY:${escapeText(entry.title)}`,
    `LOCATION:${escapeText(`${entry.place}, ${entry.address}`)}`,
    `URL:${entry.url}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${foldLine(line)}\r\n`).join('');
}
