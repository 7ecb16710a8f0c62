import type { PublicApi } from '@parterre/api-client/public-api';
import { expect, it } from 'vitest';
import { fetchKept } from './fetch-kept.ts';

const { signal } = new AbortController();

/** A catalogue with an event to come, one that is over, and one with dates before and after today. */
const stored: Readonly<Record<string, readonly number[]>> = { active: [1, 3], past: [2, 3] };

function makeApi() {
  const asked: string[] = [];
  const listEvents = async (query: Readonly<Record<string, string>>) => {
    const { date_type = '', id_in = '' } = query;
    asked.push(`${date_type} ${id_in}`);
    const ids = id_in.split(',').map(Number);
    return {
      results: (stored[date_type] ?? []).filter((id) => ids.includes(id)).map((id) => ({ id, date_type })),
    };
  };
  // Of an event only the id is looked at.
  return { asked, api: { listEvents } as unknown as Pick<PublicApi, 'listEvents'> };
}

const fetchIds = async (ids: readonly number[]) => {
  const { asked, api } = makeApi();
  const found = await fetchKept(api, signal, { ids, lang: 'ru', currency_code: 'RUB' });
  return { asked, ids: found.map(({ id }) => id) };
};

it.each<[what: string, ids: number[], found: number[], asked: string[]]>([
  ['to come are fetched in one call', [1, 3], [1, 3], ['active 1,3']],
  ['that are over are asked for by themselves', [1, 2], [1, 2], ['active 1,2', 'past 2']],
  ['that there are no more are left out', [1, 9], [1], ['active 1,9', 'past 9']],
  ['that are none are not asked for', [], [], []],
])('events %s', async (_what, ids, found, asked) => {
  expect(await fetchIds(ids)).toEqual({ ids: found, asked });
});
