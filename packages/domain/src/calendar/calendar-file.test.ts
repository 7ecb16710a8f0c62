import fc from 'fast-check';
import { expect, it } from 'vitest';
import { calendarInstant, calendarText, foldLine, writeCalendar } from './calendar-file.ts';

it('a calendar file names its format and the product that wrote it, and its lines end in CRLF', () => {
  expect(writeCalendar('Tickets', ['METHOD:PUBLISH'])).toBe(
    'BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:-//Parterre//Tickets//EN\r\nMETHOD:PUBLISH\r\nEND:VCALENDAR\r\n',
  );
});

it('special characters of a text are escaped, and a line break of any system becomes one', () => {
  expect(calendarText('a;b,c\\d')).toBe('a\\;b\\,c\\\\d');
  expect(calendarText('1\n2\r\n3\r4')).toBe('1\\n2\\n3\\n4');
});

it('a moment is written to the second, in UTC', () => {
  expect(calendarInstant(new Date('2026-12-24T19:00:00.500+03:00'))).toBe('20261224T160000Z');
});

it('a folded line has at most 75 octets in each part, and unfolded it is what it was', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (text) => {
      const line = calendarText(text);
      const folded = foldLine(line);
      for (const part of folded.split('\r\n')) expect(Buffer.byteLength(part)).toBeLessThanOrEqual(75);
      expect(folded.replaceAll('\r\n ', '')).toBe(line);
    }),
  );
});
