import { calendarInstant, calendarText, writeCalendar } from '@parterre/domain/calendar/calendar-file';

/** The beginning of a sale as a calendar entry. */
export interface SaleEntry {
  /** The same for the same date, so that adding it again replaces it. */
  readonly uid: string;
  /** What begins, in the visitor's language. */
  readonly summary: string;
  /** Of which performance. */
  readonly note: string;
  /** ISO 8601 with offset. */
  readonly saleStartsAt: string;
  readonly url: string;
}

/** An entry of no length would not be seen. */
const shownMs = 15 * 60_000;

/** An iCalendar file with one entry, which rings a quarter of an hour before it begins (RFC 5545 §3.6.6). */
export function saleCalendarFile({ uid, summary, note, saleStartsAt, url }: SaleEntry, now: Date): string {
  const start = Date.parse(saleStartsAt);
  return writeCalendar('Storefront', [
    'BEGIN:VEVENT',
    `UID:${calendarText(uid)}`,
    `DTSTAMP:${calendarInstant(now)}`,
    `DTSTART:${calendarInstant(new Date(start))}`,
    `DTEND:${calendarInstant(new Date(start + shownMs))}`,
    `SUMMARY:${calendarText(summary)}`,
    `DESCRIPTION:${calendarText(`${note}\n${url}`)}`,
    `URL:${url}`,
    'TRANSP:TRANSPARENT',
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    'TRIGGER:-PT15M',
    `DESCRIPTION:${calendarText(summary)}`,
    'END:VALARM',
    'END:VEVENT',
  ]);
}
