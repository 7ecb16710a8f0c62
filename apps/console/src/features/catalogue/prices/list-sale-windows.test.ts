import type { SoldPerformance } from '@parterre/contracts/console/prices';
import { expect, it } from 'vitest';
import { listSaleWindows } from './list-sale-windows.ts';

const date = (source_id: string, started_at: string, more: Record<string, string> = {}) => ({
  source_id,
  hall: 'main',
  started_at,
  status: 'scheduled',
  ...more,
});

const performance = (source_id: string, is_over = false): SoldPerformance => ({
  id: 1,
  source_id,
  hall: 'Большой зал',
  started_at: '2026-12-18T19:00:00+03:00',
  sale_starts_at: null,
  sale_ends_at: '2026-12-18T19:00:00+03:00',
  status: 'scheduled',
  is_over,
  zones: null,
});

const published = { dates: [date('a-1', '2026-12-18T19:00'), date('a-2', '2026-01-18T19:00')] };
const performances = [performance('a-1'), performance('a-2', true)];
const list = (dates: ReturnType<typeof date>[], of = (_source: string) => true) =>
  listSaleWindows({ published, drafted: { dates }, performances }, of);

it('what is published is as it is, and what is over is left out', () => {
  expect(list(published.dates)).toEqual([
    {
      source: 'a-1',
      hall: 'Большой зал',
      startedAt: '2026-12-18T19:00',
      opensAt: undefined,
      closesAt: undefined,
      status: 'scheduled',
      isChanged: false,
    },
  ]);
});

it('times of a draft are shown as the draft has them, new dates with the rest and removed ones no more', () => {
  const moved = date('a-1', '2026-12-20T19:30', { sale_starts_at: '2026-12-01T10:00' });
  const added = date('a-3', '2026-12-19T19:00', { hall: 'cellar' });
  const windows = list([moved, added]);
  expect(windows.map(({ source, isChanged, hall }) => [source, isChanged, hall])).toEqual([
    ['a-3', true, 'cellar'],
    ['a-1', true, 'Большой зал'],
  ]);
  expect(windows[1]).toMatchObject({ startedAt: '2026-12-20T19:30', opensAt: '2026-12-01T10:00' });
  // What was over is played once more.
  expect(list([date('a-2', '2027-01-18T19:00')])).toMatchObject([{ source: 'a-2', isChanged: true }]);
  expect(list([])).toEqual([]);
});

it('dates with prices of their own are those of another list', () => {
  expect(list(published.dates, (source) => source !== 'a-1')).toEqual([]);
});
