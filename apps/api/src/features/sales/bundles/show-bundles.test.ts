import type { BundleSave } from '@parterre/contracts/console/bundles';
import { beforeEach, expect, it } from 'vitest';
import { sql } from '../../../database/sql.ts';
import { announce, usualStart } from '../../../testing/announce.ts';
import { orderFixture } from '../../../testing/order-fixture.ts';
import { bundleTerms, saveTestBundle } from '../../../testing/save-bundle.ts';
import { smallDate } from '../../../testing/small-catalogue.ts';

const fixture = orderFixture();
const { api, call, rows, now, pass } = fixture;

let dates: readonly number[] = [];
beforeEach(async () => {
  const evening = (number: number) =>
    smallDate(`recital-${number}`, `2026-12-${17 + number}T19:00`, { hall: 'studio' });
  await announce(fixture, { started_at: usualStart, status: 'scheduled' }, [evening(2), evening(3)]);
  const found = await rows(sql<{ id: number }>`
    select id from performances where source_id like 'recital-%' order by source_id`);
  dates = found.map(({ id }) => id);
});

const save = (more: Partial<BundleSave> = {}) =>
  saveTestBundle(api().database.db, now, bundleTerms('PAIR', dates.slice(0, 2), more));
/** As the page of their event hears it with their prices. */
const bundledDates = async () => {
  const [event] = await rows(sql<{ source_id: number }>`
    select event_source_id as source_id from events
    where id = (select event_id from performances where id = ${dates[0]})`);
  const { body } = await call<{ results: { id: number; is_bundled?: true }[] }>(
    'GET',
    `/v2/dates_prices?event_source_id=${event?.source_id}`,
  );
  return dates.map((date) => body.results.find(({ id }) => id === date)?.is_bundled);
};

it('prices of dates say which of them are sold in a bundle', async () => {
  expect(await bundledDates()).toEqual([undefined, undefined, undefined]);
  await save();
  expect(await bundledDates()).toEqual([true, true, undefined]);
});

it('a bundle that is not sold now is not spoken of', async () => {
  await save({ valid_from: '2026-12-03T09:00:00Z', valid_until: '2026-12-05T09:00:00Z' });
  expect(await bundledDates()).toEqual([undefined, undefined, undefined]);
  pass(3 * 24 * 60);
  expect(await bundledDates()).toEqual([true, true, undefined]);
  pass(3 * 24 * 60);
  expect(await bundledDates()).toEqual([undefined, undefined, undefined]);
});

it('nor is one of which too few dates are left', async () => {
  await save();
  // The first of them is over, and two are needed.
  pass(18 * 24 * 60);
  expect(await bundledDates()).toEqual([undefined, undefined, undefined]);
  expect((await call<{ results: unknown[] }>('GET', '/api/bundles')).body.results).toEqual([]);
});
