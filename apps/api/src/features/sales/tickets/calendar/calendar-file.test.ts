import { describe, expect, it } from 'vitest';
import { performance } from '../../../../testing/documents/example-tickets.ts';
import { calendarFile } from './calendar-file.ts';

const entry = {
  uid: '1024-20317@parterre.example',
  revision: 0,
  performance,
  endsAt: null,
  note: 'Партер; ряд 5, место 12\nЗаказ 1024',
  url: 'https://parterre.example/order/success?order=t',
};
const now = new Date('2026-11-15T09:30:00Z');

const at = (title: string, moment: string, timeZone: string) => ({
  ...entry,
  performance: { ...performance, title, startsAt: { at: new Date(moment), timeZone } },
});

const unfolded = (file: string) => file.replaceAll('\r\n ', '').split('\r\n');

describe('the calendar of an order', () => {
  it('names each performance by the clock of its place', () => {
    expect(unfolded(calendarFile([entry], now))).toEqual([
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//Parterre//Tickets//EN',
      'CALSCALE:GREGORIAN',
      'METHOD:PUBLISH',
      'BEGIN:VTIMEZONE',
      'TZID:Europe/Moscow',
      'BEGIN:STANDARD',
      'DTSTART:19700101T000000',
      'TZOFFSETFROM:+0300',
      'TZOFFSETTO:+0300',
      'END:STANDARD',
      'END:VTIMEZONE',
      'BEGIN:VEVENT',
      'UID:1024-20317@parterre.example',
      'SEQUENCE:0',
      'STATUS:CONFIRMED',
      'DTSTAMP:20261115T093000Z',
      'DTSTART;TZID=Europe/Moscow:20261212T190000',
      'DTEND;TZID=Europe/Moscow:20261212T210000',
      'SUMMARY:Лебединое озеро',
      'LOCATION:Театр на Старофонарном\\, Большой зал\\, Москва\\, Старофонарный переулок\\, 9',
      'DESCRIPTION:Партер\\; ряд 5\\, место 12\\nЗаказ 1024',
      'URL:https://parterre.example/order/success?order=t',
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ]);
  });

  it('takes a performance out of the calendar that will not be played, as far as is known', () => {
    const postponed = {
      ...entry,
      revision: 3,
      performance: { ...performance, status: 'postponed' as const },
    };
    const lines = unfolded(calendarFile([postponed], now));
    expect(lines).toContain('SEQUENCE:3');
    expect(lines).toContain('STATUS:CANCELLED');
  });

  it('knows when the clocks are changed between two performances', () => {
    const entries = [
      at('October', '2026-10-20T17:00:00Z', 'Europe/Berlin'),
      at('December', '2026-12-20T18:00:00Z', 'Europe/Berlin'),
      at('April', '2027-04-20T17:00:00Z', 'Europe/Berlin'),
    ];
    const lines = unfolded(calendarFile(entries, now));
    expect(lines.filter((line) => line.startsWith('DTSTART'))).toEqual([
      'DTSTART:19700101T000000',
      'DTSTART:20261025T030000',
      'DTSTART:20270328T020000',
      ...['20261020', '20261220', '20270420'].map((day) => `DTSTART;TZID=Europe/Berlin:${day}T190000`),
    ]);
    expect(lines.filter((line) => /^BEGIN:(STANDARD|DAYLIGHT)|^TZOFFSETTO/.test(line))).toEqual([
      'BEGIN:STANDARD',
      'TZOFFSETTO:+0200',
      'BEGIN:STANDARD',
      'TZOFFSETTO:+0100',
      'BEGIN:DAYLIGHT',
      'TZOFFSETTO:+0200',
    ]);
  });
});
