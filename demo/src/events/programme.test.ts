import { describe, expect, it } from 'vitest';
import { addDays, daysBetween, toWeekday } from './days.ts';
import { demoEvents } from './demo-events.ts';
import { type DemoPerformance, programme } from './programme.ts';

const start = '2026-11-15';
/** Weekdays, month ends and a leap day change what falls where. */
const todays = [
  ...Array.from({ length: 14 }, (_, index) => addDays(start, index)),
  '2027-12-31',
  '2028-02-20',
];

function datesAround(today: string) {
  const dates = programme(demoEvents, today);
  return demoEvents.flatMap((event) => (dates.get(event.id) ?? []).map((date) => ({ event, ...date })));
}

const toMinute = ({ day, time }: Pick<DemoPerformance, 'day' | 'time'>) =>
  Date.parse(`${day}T${time}Z`) / 60_000;

describe('the programme', () => {
  it.each(todays)('has at least 200 dates within 120 days of %s, and a few past ones', (today) => {
    const ahead = datesAround(today).map(({ day }) => daysBetween(today, day));
    expect(ahead.filter((days) => days >= 0 && days <= 120).length).toBeGreaterThanOrEqual(200);
    expect(ahead.filter((days) => days < 0).length).toBeGreaterThanOrEqual(3);
    expect(Math.max(...ahead)).toBeLessThanOrEqual(120);
  });

  it.each(todays)('gives no hall two events at once around %s', (today) => {
    const byHall = Map.groupBy(datesAround(today), ({ hall }) => hall);
    for (const dates of byHall.values()) {
      const inTime = dates.toSorted((a, b) => toMinute(a) - toMinute(b));
      for (const [index, date] of inTime.entries()) {
        const next = inTime[index + 1];
        if (next === undefined || next.event === date.event) continue;
        expect(toMinute(next) - toMinute(date)).toBeGreaterThanOrEqual(date.event.minutes);
      }
    }
  });

  it('is denser at weekends', () => {
    const onWeekend = datesAround(start).filter(({ day }) => ['fri', 'sat', 'sun'].includes(toWeekday(day)));
    expect(onWeekend.length).toBeGreaterThan(datesAround(start).length / 2);
  });

  it('has sold-out dates, one cancelled, one postponed, and sales that open later', () => {
    const dates = datesAround(start);
    const marked = (mark: DemoPerformance['mark']) => dates.filter((date) => date.mark === mark);
    expect(marked('sold-out').length).toBeGreaterThanOrEqual(8);
    expect(marked('cancelled')).toHaveLength(1);
    expect(marked('postponed')).toHaveLength(1);
    for (const { day, saleOpensOn } of dates)
      if (saleOpensOn) expect(daysBetween(saleOpensOn, day)).toBeGreaterThan(0);
    expect(dates.some(({ saleOpensOn }) => saleOpensOn !== undefined)).toBe(true);
  });

  it('is the same for the same day', () => {
    expect(datesAround(start)).toEqual(datesAround(start));
  });
});
