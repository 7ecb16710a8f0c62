import type { DraftDetail } from '@parterre/contracts/console/drafts';
import type { PlanList } from '@parterre/contracts/console/plans';
import type { SiteList } from '@parterre/contracts/console/sites';
import { consolePaths } from '@parterre/contracts/paths/console-paths';
import type { Item, ItemKind } from '@parterre/domain/drafts/item';
import { beforeEach, describe, expect, it } from 'vitest';
import { sql } from '../../../database/sql.ts';
import { consoleFixture } from '../../../testing/console/console-fixture.ts';
import { beginDraft, editInDraft } from '../../../testing/console/edit-in-draft.ts';
import type { Operator } from '../../../testing/console/operator.ts';
import { seatedCatalogue } from '../../../testing/seated-catalogue.ts';
import { exportItems } from '../export/export-catalogue.service.ts';
import { importCatalogue } from '../import/import-catalogue.service.ts';

const { operator, db, now } = consoleFixture();

const otherPlan = { source_id: 'chamber-plan', name: 'Chamber' };

/** Two sites to be sold on, and two plans to be seated by. */
function catalogue() {
  const { landings: [landing] = [], seating_plans: [plan] = [], ...rest } = seatedCatalogue();
  const landings = [landing, { ...landing, id: 2, name: 'Studio', domain: 'studio.example' }];
  return { ...rest, landings, seating_plans: [plan, { ...plan, ...otherPlan }] };
}

beforeEach(async () => {
  await db().query(sql`delete from drafts`);
  await db().query(sql`truncate publications cascade`);
  const options = { now: now(), overwritesConsole: true };
  expect(await importCatalogue(db(), catalogue(), options)).toMatchObject({ kind: 'imported' });
});

const recital = { kind: 'events', key: 'recital' } as const;
const studio = { kind: 'halls', key: 'studio' } as const;

const stored = (kind: ItemKind, key: string): Promise<Item | undefined> =>
  db().transaction(async (tx) => (await exportItems(tx, kind, [key])).get(key));

interface Chosen {
  readonly kind: ItemKind;
  readonly key: string;
}

async function choose(editor: Operator, { kind, key }: Chosen, change: (item: Item) => Item) {
  const draft_id = await beginDraft(editor);
  expect((await editInDraft(editor, draft_id, { kind, key }, change)).status).toBe(200);
  return draft_id;
}

/** As it is in the catalogue once it is published. */
async function published(editor: Operator, item: Chosen, change: (item: Item) => Item) {
  const draft_id = await choose(editor, item, change);
  const { status, body } = await editor.run('drafts.publish', { draft_id, at: null });
  expect([status, body.error]).toEqual([200, undefined]);
  return stored(item.kind, item.key);
}

/** What the form is told, and the list of drafts; it is not published. */
async function faults(editor: Operator, item: Chosen, change: (item: Item) => Item) {
  const draft_id = await choose(editor, item, change);
  const { body } = await editor.get(`${consolePaths.readDraft}?id=${draft_id}`);
  const refused = await editor.run('drafts.publish', { draft_id, at: null });
  expect(refused.body.error?.code).toBe('draft_refused');
  return (body as unknown as DraftDetail).items.flatMap((one) =>
    one.faults.map(({ path, code, params }) => ({ path, code, params })),
  );
}

const withFront = (change: (type: Item) => Item) => (item: Item) => ({
  ...item,
  ticket_types: (item.ticket_types as Item[]).map((type) => (type.zone === 'front' ? change(type) : type)),
});
const readFront = (item: Item = {}) =>
  (item.ticket_types as Item[]).find(({ zone }) => zone === 'front') ?? {};

describe('sites that an event is sold on', () => {
  it('are those that the list of sites names', async () => {
    const editor = await operator('editor');
    const { body } = await editor.get(consolePaths.listSites);
    const ids = (body as unknown as SiteList).results.map(({ id }) => id);
    expect(ids).toEqual([1, 2]);
    for (const id of ids)
      expect(await published(editor, recital, (item) => ({ ...item, landings: [id] }))).toMatchObject({
        landings: [id],
      });
  });

  it('are all of them again once none is named', async () => {
    const editor = await operator('editor');
    await published(editor, recital, (item) => ({ ...item, landings: [2] }));
    const everywhere = await published(editor, recital, ({ landings: _landings, ...item }) => item);
    expect(everywhere).not.toHaveProperty('landings');
  });

  it('may be one that the same draft makes', async () => {
    const owner = await operator('owner');
    const draft_id = await choose(owner, recital, (item) => ({ ...item, landings: [3] }));
    const made = { ...(await stored('landings', '1')), id: 3, name: 'Festival', domain: 'festival.example' };
    const saving = { draft_id, kind: 'landings', key: '3', base: null, item: made, revision: 0 } as const;
    expect((await owner.run('drafts.save-item', saving)).status).toBe(200);
    expect((await owner.run('drafts.publish', { draft_id, at: null })).status).toBe(200);
    expect(await stored('events', 'recital')).toMatchObject({ landings: [3] });
  });

  it.each([
    ['none at all', [], 'no_landing'],
    ['one that there is not', [1, 7], 'unknown_landing'],
  ])('cannot be %s', async (_what, landings, code) => {
    expect(await faults(await operator('editor'), recital, (item) => ({ ...item, landings }))).toEqual([
      { path: 'landings', code, params: expect.anything() },
    ]);
  });
});

describe('VAT of a ticket type', () => {
  it.each([
    ['a rate of its own', { percent: 5 }],
    ['no rate, which is not the same as being exempt', { percent: 0 }],
    ['none, for a reason', { exempt: 'Art. 149' }],
  ])('is %s, and the seller’s again once nothing is said', async (_what, vat) => {
    const editor = await operator('editor');
    const own = await published(
      editor,
      recital,
      withFront((type) => ({ ...type, vat, fee_vat: vat })),
    );
    expect(readFront(own)).toMatchObject({ vat, fee_vat: vat });
    const sellers = readFront(
      await published(
        editor,
        recital,
        withFront(({ vat: _vat, fee_vat: _fee, ...type }) => type),
      ),
    );
    expect([sellers.vat, sellers.fee_vat]).toEqual([undefined, undefined]);
  });

  it.each([
    ['a rate that nobody has typed', { percent: null }, 'percent', 'missing'],
    ['a rate above all', { percent: 101 }, 'percent', 'above'],
    ['no reason', { exempt: '' }, 'exempt', 'missing'],
  ])('is refused with %s, at its field', async (_what, vat, field, code) => {
    const found = await faults(
      await operator('editor'),
      recital,
      withFront((type) => ({ ...type, vat })),
    );
    expect(found).toEqual([{ path: `ticket_types[0].vat.${field}`, code, params: expect.anything() }]);
  });
});

describe('the plan that seats people in a hall', () => {
  const isSeatedBy = (plan: string | undefined) => (item: Item) => ({ ...item, plan });

  it('is any that the list of plans names', async () => {
    const editor = await operator('editor');
    const { body } = await editor.get(`${consolePaths.listPlans}?lang=ru`);
    const names = (body as unknown as PlanList).plans.map(({ source_id }) => source_id);
    expect(names.toSorted()).toEqual(['chamber-plan', 'studio-plan']);
    for (const plan of names.toSorted())
      expect(await published(editor, studio, isSeatedBy(plan))).toMatchObject({ plan });
  });

  it('cannot be one that there is not', async () => {
    expect(await faults(await operator('editor'), studio, isSeatedBy('arena'))).toEqual([
      { path: 'plan', code: expect.any(String), params: expect.objectContaining({ key: 'arena' }) },
    ]);
  });

  it('left out, counts for dates to come; those that there are keep theirs', async () => {
    const editor = await operator('editor');
    expect(await published(editor, studio, isSeatedBy(undefined))).not.toHaveProperty('plan');
    const { rows } = await db().query(sql<{ plan: string }>`
      select seating_plans.source_id as plan
      from performances
      join seating_plans on seating_plans.id = performances.plan_id
      where performances.source_id = 'recital-1'`);
    expect(rows).toEqual([{ plan: 'studio-plan' }]);
  });
});
