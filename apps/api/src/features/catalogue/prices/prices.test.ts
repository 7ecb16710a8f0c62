import type { CommandInput } from '@parterre/contracts/console/commands';
import { consoleReads } from '@parterre/contracts/console/console-routes';
import type { EventPrices, PriceLists, RatePrices } from '@parterre/contracts/console/prices';
import { consolePaths } from '@parterre/contracts/paths/console-paths';
import type { Item, ItemKind } from '@parterre/domain/drafts/item';
import { readRate } from '@parterre/domain/price-lists/edit-prices';
import { readPriceLists, readTicketTypes, withTicketTypes } from '@parterre/domain/price-lists/price-lists';
import { simulatePrices, soldList } from '@parterre/domain/price-lists/simulate-prices';
import { beforeEach, describe, expect, it } from 'vitest';
import { sql } from '../../../database/sql.ts';
import { consoleFixture } from '../../../testing/console/console-fixture.ts';
import type { Operator } from '../../../testing/console/operator.ts';
import { seatedCatalogue } from '../../../testing/seated-catalogue.ts';
import { importCatalogue } from '../import/import-catalogue.service.ts';

const { operator, db, now } = consoleFixture();

beforeEach(async () => {
  await db().query(sql`delete from drafts`);
  await db().query(sql`truncate publications cascade`);
  const options = { now: now(), overwritesConsole: true };
  expect(await importCatalogue(db(), seatedCatalogue(), options)).toMatchObject({ kind: 'imported' });
});

const ask = async (who: Operator, path: string, query: Record<string, string>) =>
  who.get(`${path}?${new URLSearchParams(query)}`);
const list = async (who: Operator, query: Record<string, string> = {}) => {
  const { body } = await ask(who, consolePaths.listPriceLists, query);
  expect(consoleReads.listPriceLists.schema.response[200].parse(body)).toEqual(body);
  return body as unknown as PriceLists;
};
const event = async (who: Operator, query: Record<string, string>) => {
  const { body } = await ask(who, consolePaths.readEventPrices, query);
  expect(consoleReads.readEventPrices.schema.response[200].parse(body)).toEqual(body);
  return body as unknown as EventPrices;
};
const rate = async (who: Operator, query: Record<string, string>) => {
  const { body } = await ask(who, consolePaths.readRatePrices, query);
  expect(consoleReads.readRatePrices.schema.response[200].parse(body)).toEqual(body);
  return body as unknown as RatePrices;
};

type Save = CommandInput<'drafts.save-item'>;
const save = async (
  who: Operator,
  draft_id: string,
  { kind, key, published, item }: { kind: ItemKind; key: string; published: Item | null; item: Item },
) => {
  const saved = await who.run('drafts.save-item', {
    draft_id,
    kind,
    key,
    base: published as Save['base'],
    item: item as Save['item'],
    revision: 0,
  });
  expect(saved.status).toBe(200);
};
const beginDraft = async (who: Operator) =>
  String((await who.run('drafts.create', { name: 'Prices' })).body.draft_id);

const published = async (who: Operator, key: string) => (await event(who, { key })).event.published as Item;

/** Changes what two performances of the Nutcracker cost, in a draft. */
async function ownPrices(who: Operator, draft_id: string) {
  const before = await published(who, 'nutcracker');
  const dates = ['nutcracker-1', 'nutcracker-2'];
  const types = readTicketTypes(before, { dates: [], isOfEvent: true });
  const dearer = types.map((type) => ({ ...type, price: Number(type.price) + 500 }));
  const item = withTicketTypes(before, { dates, isOfEvent: false }, dearer);
  await save(who, draft_id, { kind: 'events', key: 'nutcracker', published: before, item });
  return { before, item };
}

async function cheaperEuros(who: Operator, draft_id: string, value = 0.009) {
  const { rate: found } = await rate(who, { key: 'RUB-EUR' });
  const before = found.published as Item;
  const item = { ...before, rate: value };
  await save(who, draft_id, { kind: 'exchange_rates', key: 'RUB-EUR', published: before, item });
  return item;
}

describe('price lists', () => {
  it('are listed with what is sold by them, and with the rates', async () => {
    const editor = await operator('editor');
    const { results, total, rates } = await list(editor);
    expect(total).toBe(9);
    expect(results.find(({ key }) => key === 'nutcracker')).toEqual({
      key: 'nutcracker',
      title: 'Щелкунчик',
      currency: 'RUB',
      lists: [
        {
          list: null,
          zones: 2,
          currencies_set: ['RUB', 'EUR'],
          performances: 2,
          next_at: '2026-12-20T19:00:00+03:00',
          min: 1100,
          max: 3300,
        },
      ],
      drafts: [],
    });
    expect(results.find(({ key }) => key === 'cancelled')?.lists).toMatchObject([
      { performances: 0, next_at: null },
    ]);
    expect(rates.map(({ key, rate: value, set_at }) => [key, value, set_at])).toEqual([
      ['EUR-RUB', 95.5, '2026-11-01T00:00:00.000Z'],
      ['RUB-EUR', 0.0107, '2026-11-01T00:00:00.000Z'],
    ]);
    const found = await list(editor, { q: 'гамл', limit: '1' });
    expect(found.results.map(({ key }) => key)).toEqual(['hamlet']);
  });

  it('of performances that cost the same are one, and drafts that change them are named', async () => {
    const owner = await operator('owner');
    const draft_id = await beginDraft(owner);
    await ownPrices(owner, draft_id);
    const drafted = await list(owner, { q: 'nutcracker' });
    expect(drafted.results[0]?.drafts).toEqual([{ id: draft_id, name: 'Prices' }]);
    expect((await owner.run('drafts.publish', { draft_id, at: null })).status).toBe(200);
    const { results } = await list(owner, { q: 'nutcracker' });
    expect(results[0]?.lists.map(({ list: key, performances, min }) => [key, performances, min])).toEqual([
      [null, 0, 1100],
      ['nutcracker-1', 2, 1600],
    ]);
  });

  it('are read by whoever answers for prices, and by nobody else', async () => {
    const asked = [
      [consolePaths.listPriceLists, {}],
      [consolePaths.readEventPrices, { key: 'recital' }],
      [consolePaths.readRatePrices, { key: 'RUB-EUR' }],
    ] as const;
    for (const [role, status] of [
      ['owner', 200],
      ['editor', 200],
      ['finance', 200],
      ['box_office', 403],
      ['door_lead', 403],
    ] as const) {
      const who = await operator(role);
      for (const [path, query] of asked) expect((await ask(who, path, query)).status).toBe(status);
    }
  });
});

describe('the prices of an event', () => {
  it('come with all that they follow from, as published and as the draft has it', async () => {
    const owner = await operator('owner');
    const draft_id = await beginDraft(owner);
    const { item } = await ownPrices(owner, draft_id);
    const euros = await cheaperEuros(owner, draft_id);
    const prices = await event(owner, { key: 'nutcracker', draft_id, lang: 'en' });
    expect(prices.event.draft?.item).toEqual(item);
    expect(prices.rates).toMatchObject([
      { key: 'RUB-EUR', published: { rate: 0.0107 }, draft: { item: euros } },
    ]);
    expect(prices.performances.map(({ source_id, is_over, zones }) => [source_id, is_over, zones])).toEqual([
      ['nutcracker-0', true, null],
      ['nutcracker-1', false, null],
      ['nutcracker-2', false, null],
    ]);
    expect(prices.currencies).toEqual(['EUR', 'RUB', 'USD']);
    expect(prices.max_tickets_per_order).toBe(10);
    const { performances } = await event(owner, { key: 'recital', lang: 'en' });
    expect(performances).toEqual([
      {
        id: 12,
        source_id: 'recital-1',
        hall: 'Studio',
        started_at: '2026-12-18T19:00:00+03:00',
        sale_starts_at: null,
        sale_ends_at: '2026-12-18T16:00:00.000Z',
        status: 'scheduled',
        is_over: false,
        zones: ['front', 'back', 'floor'],
      },
    ]);
    expect((await ask(owner, consolePaths.readEventPrices, { key: 'nothing' })).status).toBe(404);
  });

  it('are those that the simulation promised, once the draft is published', async () => {
    const owner = await operator('owner');
    const draft_id = await beginDraft(owner);
    const { before, item } = await ownPrices(owner, draft_id);
    await cheaperEuros(owner, draft_id);
    const { rates } = await event(owner, { key: 'nutcracker', draft_id });
    const read = (side: unknown) => readRate(side as Item) ?? [];
    const promised = readPriceLists(item).flatMap((one, index) =>
      simulatePrices(
        soldList(
          readTicketTypes(before, one),
          'RUB',
          rates.flatMap((found) => read(found.published)),
        ),
        soldList(
          readTicketTypes(item, one),
          'RUB',
          rates.flatMap((found) => read(found.draft?.item)),
        ),
      ).map(({ zone, currency, after }) => [
        index === 0 ? 0 : 'own',
        zone,
        currency,
        after?.price.amountMinor,
        after?.serviceFee.amountMinor,
      ]),
    );
    expect(promised).toContainEqual([0, 'balcony', 'EUR', 900, 100]);
    expect(promised).toContainEqual(['own', 'balcony', 'EUR', 1350, 100]);
    expect((await owner.run('drafts.publish', { draft_id, at: null })).status).toBe(200);
    const { rows } = await db().query(sql<{ price_list: number; paid: unknown[] }>`
      select prices.price_list, json_build_array(zone, prices.currency, price_minor, service_fee_minor) as paid
      from ticket_prices as prices
      join events on events.id = prices.event_id
      where events.source_id = 'nutcracker'
      order by prices.price_list, zone`);
    const paid = rows.map((row) => [row.price_list === 0 ? 0 : 'own', ...row.paid]);
    const sorted = (prices: readonly unknown[]) =>
      [...new Set(prices.map((one) => JSON.stringify(one)))].sort();
    expect(sorted(paid)).toEqual(sorted(promised));
  });
});

describe('a rate of exchange', () => {
  it('names every list that is derived by it, as published and as the same draft has it', async () => {
    const owner = await operator('owner');
    const draft_id = await beginDraft(owner);
    await ownPrices(owner, draft_id);
    const euros = await cheaperEuros(owner, draft_id);
    const { rate: found, lists, total, drafts } = await rate(owner, { key: 'RUB-EUR', draft_id });
    expect([found.published?.rate, found.draft?.item]).toEqual([0.0107, euros]);
    expect(drafts).toEqual([{ id: draft_id, name: 'Prices' }]);
    // Neither what is over nor what has its prices in euros.
    const keys = lists.map(({ key }) => key);
    expect(keys).toContain('nutcracker');
    expect(keys).not.toContain('past');
    expect(keys).not.toContain('hamlet');
    expect(total).toBe(keys.length);
    const recital = lists.find(({ key }) => key === 'recital');
    expect(recital?.ticket_types.map(({ zone, price }) => [zone, price])).toEqual([
      ['front', 2000],
      ['back', 1000],
      ['floor', 500],
    ]);
    expect(recital?.drafted).toBeNull();
    expect(lists.find(({ key }) => key === 'nutcracker')?.drafted).toHaveLength(2);
  });

  it('that is not there yet is asked for, too', async () => {
    const { rate: found, lists } = await rate(await operator('editor'), { key: 'RUB-USD' });
    expect(found).toEqual({ published: null, draft: null });
    expect(lists.length).toBeGreaterThan(0);
  });
});
