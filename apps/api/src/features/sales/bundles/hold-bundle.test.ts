import { randomUUID } from 'node:crypto';
import type { Basket } from '@parterre/contracts/basket/basket';
import type { BundleSave } from '@parterre/contracts/console/bundles';
import { checkedCodes } from '@parterre/contracts/orders/checked-codes';
import { beforeEach, expect, it } from 'vitest';
import { sql } from '../../../database/sql.ts';
import { announce, usualStart } from '../../../testing/announce.ts';
import { brokenInvariants } from '../../../testing/broken-invariants.ts';
import { orderFixture } from '../../../testing/order-fixture.ts';
import { bundleTerms, saveTestBundle } from '../../../testing/save-bundle.ts';
import { smallDate } from '../../../testing/small-catalogue.ts';
import type { Visitor } from '../../../testing/visitor.ts';

const fixture = orderFixture();
const { api, visitor, call, rows, now, taken } = fixture;
const db = () => api().database.db;

/** Five evenings in the studio; of the first, three seats and ten places are kept from the sale. */
let dates: readonly number[] = [];
beforeEach(async () => {
  const evening = (number: number) =>
    smallDate(`recital-${number}`, `2026-12-${17 + number}T19:00`, { hall: 'studio' });
  await announce(fixture, { started_at: usualStart, status: 'scheduled' }, [2, 3, 4, 5].map(evening));
  const found = await rows(sql<{ id: number }>`
    select id from performances where source_id like 'recital-%' order by source_id`);
  dates = found.map(({ id }) => id);
});

const threeOfFive = (more: Partial<BundleSave> = {}) =>
  saveTestBundle(db(), now, bundleTerms('THREE', dates, { pick: 3, ...more }));

interface Wanted {
  /** Which of the evenings, the first being 0. */
  readonly evenings: readonly number[];
  readonly zone?: string;
  readonly count?: number;
  readonly who?: Visitor;
}

const dateId = (evening: number): number => dates[evening] ?? 0;
const hold = ({ evenings, zone = 'floor', count = 1, who }: Wanted) =>
  call<Basket & { error: { date_ids?: number[] } }>('POST', '/api/bundles/hold', {
    body: { code: 'three', count, choices: evenings.map((one) => ({ date_id: dateId(one), zone })) },
    key: randomUUID(),
    ...(who && { cookie: who.cookie() }),
  });
const withCookie = async () => {
  const anna = visitor();
  await anna.add('12:floor');
  await anna.clear();
  return anna;
};

it.each([
  [0, 1, 2],
  [4, 2, 0],
  [1, 3, 4],
])('any three of five are held and priced together: %i, %i and %i', async (...evenings) => {
  await threeOfFive();
  const anna = await withCookie();
  const { status, body } = await hold({ evenings, count: 2, who: anna });
  expect(status).toBe(200);
  expect(body.tickets.map(({ id, count }) => [id, count]).sort()).toEqual(
    evenings.map((one) => [`${dateId(one)}:floor`, 2]).sort(),
  );
  const { body: checked } = await call('POST', '/api/orders/codes', {
    body: { codes: ['three'] },
    cookie: anna.cookie(),
  });
  // A fifth of six tickets at 500.
  expect(checkedCodes.parse(checked).codes).toMatchObject([{ kind: 'bundle', amount: 600 }]);
});

it('a fourth that is added later costs what it costs', async () => {
  await threeOfFive();
  const anna = await withCookie();
  await hold({ evenings: [0, 1, 2], who: anna });
  await anna.add(`${dateId(3)}:floor`);
  const { body } = await call('POST', '/api/orders/codes', {
    body: { codes: ['three'] },
    cookie: anna.cookie(),
  });
  expect(checkedCodes.parse(body)).toMatchObject({
    codes: [{ kind: 'bundle', amount: 300 }],
    total: { price: 1700 },
  });
});

const ofAll = (): Partial<BundleSave> => ({});
const ofFour = (): Partial<BundleSave> => ({ performance_ids: dates.slice(0, 4) });
const ofTheFloor = (): Partial<BundleSave> => ({ zones: ['floor'] });

it.each<[what: string, more: () => Partial<BundleSave>, wanted: Wanted]>([
  ['two of three', ofAll, { evenings: [0, 1] }],
  ['four instead of three', ofAll, { evenings: [0, 1, 2, 3] }],
  ['one evening twice', ofAll, { evenings: [0, 1, 1] }],
  ['an evening that is no part of it', ofFour, { evenings: [1, 2, 4] }],
  ['a zone that is no part of it', ofTheFloor, { evenings: [0, 1, 2], zone: 'front' }],
  ['a zone that there is none of', ofAll, { evenings: [0, 1, 2], zone: 'moon' }],
])('%s is refused, and nothing is held', async (_what, more, wanted) => {
  await threeOfFive(more());
  const { status, body } = await hold(wanted);
  expect([status, body.error.code]).toEqual([422, 'invalid_request']);
  expect(await taken()).toEqual([]);
});

it('dates of one event are one part of a bundle of events', async () => {
  const [other] = await rows(sql<{ event_id: number }>`
    select event_id from performances where source_id not like 'recital-%' order by id limit 1`);
  const [own] = await rows(
    sql<{ event_id: number }>`select event_id from performances where id = ${dates[0]}`,
  );
  const { performance_ids: _, ...byEvent } = bundleTerms('THREE', dates, {
    pick: 2,
    event_ids: [own?.event_id ?? 0, other?.event_id ?? 0],
  });
  await saveTestBundle(db(), now, byEvent);
  const { status, body } = await hold({ evenings: [0, 1] });
  expect([status, body.error.code]).toEqual([422, 'invalid_request']);
  expect(await taken()).toEqual([]);
});

it('two people sit together on the same two seats in all performances', async () => {
  await saveTestBundle(db(), now, bundleTerms('THREE', dates.slice(1, 4), { is_same_seat: true }));
  // The middle of the row is gone on one evening, and its left end on another: of pairs, the right end alone is free in all.
  const other = visitor();
  await other.add(`${dateId(1)}:1`);
  await other.add(`${dateId(2)}:0`);
  const { status, body } = await hold({ evenings: [1, 2, 3], zone: 'front', count: 2 });
  expect(status).toBe(200);
  expect(body.tickets.map(({ id }) => id).sort()).toEqual(
    [1, 2, 3].flatMap((one) => [`${dateId(one)}:2`, `${dateId(one)}:3`]).sort(),
  );
  const before = await taken();
  const late = await hold({ evenings: [1, 2, 3], zone: 'front', count: 2 });
  expect([late.status, late.body.error.code]).toEqual([409, 'bundle_unavailable']);
  expect(late.body.error.date_ids?.length).toBeGreaterThan(0);
  expect(await taken()).toEqual(before);
});

it('two hundred buyers at once never take more than there is, and each has all of a bundle or nothing', async () => {
  await threeOfFive();
  const choices = [
    [0, 1, 2],
    [1, 2, 3],
    [2, 3, 4],
    [0, 2, 4],
  ];
  // Of seats there are nineteen in front, of places on the floor two hundred and forty: far less than all of them want.
  const buyers = Array.from({ length: 200 }, (_, index) => ({
    evenings: choices[index % choices.length] ?? [],
    zone: index % 4 === 0 ? 'front' : 'floor',
    count: 1 + (index % 2),
  }));
  const answers = await Promise.all(buyers.map(async (wanted) => ({ wanted, ...(await hold(wanted)) })));
  const won = answers.filter(({ status }) => status === 200);
  expect(won.length).toBeGreaterThan(0);
  for (const { body, wanted } of won) expect(body.total.count).toBe(wanted.evenings.length * wanted.count);
  for (const { status, body } of answers.filter((answer) => answer.status !== 200))
    expect([status, body.error.code]).toEqual([409, 'bundle_unavailable']);
  const held = await taken();
  expect(held).toHaveLength(won.reduce((sum, { body }) => sum + body.total.count, 0));
  expect(new Set(held).size).toBe(held.length);
  for (const [evening, date] of dates.entries()) {
    const own = held.filter((unit) => unit.startsWith(`${date}:`));
    const standing = own.filter((unit) => unit.startsWith(`${date}:floor:`));
    expect(standing.length).toBeLessThanOrEqual(evening === 0 ? 40 : 50);
    expect(own.length - standing.length).toBeLessThanOrEqual(evening === 0 ? 3 : 4);
  }
  expect(await brokenInvariants(db(), now())).toEqual([]);
}, 60_000);

it.each(['\0', 'three\0', '\ud800\ud800\ud800'])(
  'a code that no bundle can have is refused: %j',
  async (code) => {
    await threeOfFive();
    const choices = dates.slice(0, 3).map((date_id) => ({ date_id, zone: 'floor' }));
    const { status } = await call('POST', '/api/bundles/hold', {
      body: { code, count: 1, choices },
      key: randomUUID(),
    });
    expect(status).toBe(422);
    expect(await taken()).toEqual([]);
  },
);
