import { sql } from '@parterre/api/database/sql';
import { importCatalogue } from '@parterre/api/features/catalogue/import/import-catalogue.service';
import { arenaCatalogue } from '@parterre/api/testing/arena-catalogue';
import { afterEach, expect, it, vi } from 'vitest';
import { testDatabase } from '../../api/test/test-database.ts';
import { retirePastPerformances } from './retire-past-performances.ts';

afterEach(() => {
  vi.useRealTimers();
});

it('a clock that is ahead takes no date out of the lists', async () => {
  const { db, close } = await testDatabase();
  await importCatalogue(db, arenaCatalogue());
  vi.useFakeTimers({ now: new Date('2199-01-01'), toFake: ['Date'] });
  const faults: unknown[] = [];
  const stop = await retirePastPerformances(db, (fault) => faults.push(fault));
  stop();
  const { rows } = await db.query(
    sql`select 1 from listed_performances where ended_at > '2099-01-01' and not is_over`,
  );
  expect(rows).toHaveLength(1);
  expect(faults).toEqual([]);
  await close();
});
