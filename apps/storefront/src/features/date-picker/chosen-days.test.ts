import { describe, expect, it } from 'vitest';
import { isChosenDay, isWithinDays, pickDay } from './chosen-days.ts';

describe('picking days', () => {
  it('a first press chooses one day', () => {
    expect(pickDay(null, '2026-12-05')).toEqual({
      date_gte: '2026-12-05',
      date_lte: null,
      anchor: '2026-12-05',
    });
  });

  it.each(['2026-12-01', '2026-12-09'])('a second press on another day chooses a range: %s', (day) => {
    const [first, last] = [day, '2026-12-05'].sort();
    expect(pickDay('2026-12-05', day)).toEqual({ date_gte: first, date_lte: last, anchor: null });
  });

  it('pressing the same day twice chooses that one day', () => {
    expect(pickDay('2026-12-05', '2026-12-05')).toMatchObject({ date_gte: '2026-12-05', date_lte: null });
  });
});

describe('a day', () => {
  const week = { date_gte: '2026-12-05', date_lte: '2026-12-09' };
  const until = { date_gte: null, date_lte: '2026-12-09' };
  const oneDay = { date_gte: '2026-12-05', date_lte: null };
  it.each([
    [week, '2026-12-04', false, false],
    [week, '2026-12-05', true, true],
    [week, '2026-12-07', false, true],
    [week, '2026-12-09', true, true],
    [until, '2026-01-01', false, true],
    [until, '2026-12-10', false, false],
    [oneDay, '2026-12-05', true, false],
    [oneDay, '2026-12-06', false, false],
  ])('of the range %o is chosen, or within it: %s', (days, day, isChosen, isWithin) => {
    expect([isChosenDay(days, day), isWithinDays(days, day)]).toEqual([isChosen, isWithin]);
  });
});
