/** One visit, as a calendar keeps it. */
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

const usualMinutes = 120;

const stamp = (time: number) => new Date(time).toISOString().replace(/[-:]|\.\d+/g, '');

const escaped = (text: string) => text.replace(/[\\;,]/g, '\\$&').replaceAll('\n', '\\n');

const mostOctets = 75;

/** RFC 5545 §3.1: a line of more than 75 octets goes on after a line break and a space. */
function folded(line: string): string {
  const encoder = new TextEncoder();
  let octets = 0;
  let text = '';
  for (const character of line) {
    const size = encoder.encode(character).length;
    const isFull = octets + size > mostOctets;
    text += isFull ? `\r\n ${character}` : character;
    octets = isFull ? 1 + size : octets + size;
  }
  return text;
}

/** An iCalendar file (RFC 5545) with one entry. */
export function calendarFile(entry: CalendarEntry, now: Date): string {
  const start = Date.parse(entry.startedAt);
  const end = start + (entry.durationMinutes ?? usualMinutes) * 60_000;
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Parterre//Storefront//EN',
    'BEGIN:VEVENT',
    `UID:${entry.uid}`,
    `DTSTAMP:${stamp(now.getTime())}`,
    `DTSTART:${stamp(start)}`,
    `DTEND:${stamp(end)}`,
    `SUMMARY:${escaped(entry.title)}`,
    `LOCATION:${escaped(`${entry.place}, ${entry.address}`)}`,
    `URL:${entry.url}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}
