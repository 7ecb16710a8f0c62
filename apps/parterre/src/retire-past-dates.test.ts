import { importCatalogue } from '@parterre/api/features/catalogue/import-catalogue.service';
import { arenaCatalogue } from '@parterre/api/testing/arena-catalogue';
import { sql } from 'kysely';
import { afterEach, expect, test, vi } from 'vitest';
import { testDatabase } from '../../api/test/test-database.ts';
import { retirePastDates } from './retire-past-dates.ts';

afterEach(() => {
  vi.useRealTimers();
});

test('a clock that is ahead takes no date out of the lists', async () => {
  const { db, close } = await testDatabase();
  await importCatalogue(db, arenaCatalogue());
  vi.useFakeTimers({ now: new Date('2199-01-01'), toFake: ['Date'] });
  const faults: unknown[] = [];
  const stop = await retirePastDates(db, (fault) => faults.push(fault));
  stop();
  const { rows } = await sql`select 1 from showings where ended_at > '2099-01-01' and not is_over`.execute(
    db,
  );
  expect(rows).toHaveLength(1);
  expect(faults).toEqual([]);
  await close();
});
