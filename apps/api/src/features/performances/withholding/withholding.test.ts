import { randomUUID } from 'node:crypto';
import type { CommandInput } from '@parterre/contracts/console/commands';
import type { RoleGrant } from '@parterre/domain/staff/roles';
import { describe, expect, it, onTestFinished } from 'vitest';
import type { Refused, StaffActor } from '../../../commands/command.ts';
import { runCommand } from '../../../commands/run-command.service.ts';
import { sql } from '../../../database/sql.ts';
import { basketFixture } from '../../../testing/basket-fixture.ts';
import { seatedCatalogue } from '../../../testing/seated-catalogue.ts';
import { exportCatalogue } from '../../catalogue/export/export-catalogue.service.ts';
import { importCatalogue } from '../../catalogue/import/import-catalogue.service.ts';
import { readGrid } from '../grid/performance-grid.service.ts';
import { makePlanLibrary } from '../plan-cache.service.ts';
import { showHall } from './hall.service.ts';
import { releaseDueSeats } from './release-due-seats.service.ts';
import { releaseSeats, withholdSeats } from './withhold-seats.service.ts';

const { api, visitor, taken, now, pass } = basketFixture();
const db = () => api().database.db;
/** Of the seated catalogue: rows 1 and 2 are seats 0–3 and 4–7; its file withholds 1, 4 and 5. */
const performance = 12;
const byFile = [1, 4, 5];

const operator = (...grants: RoleGrant[]): StaffActor => ({
  kind: 'staff',
  accountId: randomUUID(),
  sessionId: randomUUID(),
  name: 'anna@example.com',
  grants: grants.length > 0 ? grants : [{ role: 'box_office', scope: { kind: 'house' } }],
});

const gridDeps = () => ({ db: db(), readTakings: async () => new Map() });
const releasing = () => ({ db: db(), now, plans: makePlanLibrary(db()) });
const deps = () => ({ db: db(), now, verifyStepUp: async () => true });
const withhold = (input: Partial<CommandInput<'seats.withhold'>>, actor = operator()) =>
  runCommand(deps(), withholdSeats(makePlanLibrary(db())), {
    actor,
    input: { performance_id: performance, seats: [], ...input },
    reason: 'guests of the theatre',
    requestId: 'request',
  });
const release = (seats: number[], actor = operator()) =>
  runCommand(deps(), releaseSeats(makePlanLibrary(db())), {
    actor,
    input: { performance_id: performance, seats },
    reason: 'they do not come',
  });

const withheld = async () => {
  const { rows } = await db().query(sql<{ seat: number }>`
    select seat from stock_seats where performance_id = ${performance} and state = 'withheld' order by seat`);
  return rows.map(({ seat }) => seat);
};
const code = (outcome: object) =>
  'problem' in outcome ? (outcome as Refused).problem.error.code : 'kind' in outcome && outcome.kind;
/** A file with other news of every event says anew what it withholds. */
const importChanged = async () => {
  const { events = [], ...catalogue } = seatedCatalogue();
  const changed = events.map((event) => ({ ...event, duration_minutes: event.duration_minutes + 1 }));
  const imported = await importCatalogue(db(), { ...catalogue, events: changed }, { now: now() });
  expect(imported.kind).toBe('imported');
};

describe('seats that are withheld', () => {
  it('cannot be bought until they are released, and nobody loses what they have', async () => {
    const buyer = visitor();
    expect((await buyer.add('12:2')).status).toBe(200);
    const outcome = await withhold({ seats: [0, 2, 3] });
    expect(outcome).toMatchObject({ kind: 'done', result: { withheld: 2, left: 1 } });
    expect(await withheld()).toEqual([0, 1, 3, 4, 5]);
    expect((await visitor().add('12:0')).status).toBe(409);
    expect(await taken()).toEqual(['12:2 held']);

    expect(await release([0, 3])).toMatchObject({ kind: 'done', result: { released: 2 } });
    expect((await visitor().add('12:0')).status).toBe(200);
    expect(await withheld()).toEqual(byFile);
  });

  it('are written down with the reason, and shown with it', async () => {
    const releaseAt = new Date(now().getTime() + 3_600_000).toISOString();
    await withhold({ seats: [6], release_at: releaseAt });
    const { rows } = await db().query(sql<{ after: object; reason: string }>`
      select after, reason from audit_log where command = 'seats.withhold' order by id desc limit 1`);
    expect(rows).toEqual([
      { after: { withheld: ['Hall, 2: 3'], release_at: releaseAt }, reason: 'guests of the theatre' },
    ]);
    const hall = await showHall(db(), operator(), { performance_id: performance }, now());
    expect(hall).toMatchObject({ performance: { withheld: 14, has_plan: true } });
    expect('seats' in hall && hall.seats.find(({ seat }) => seat === 6)).toEqual({
      seat: 6,
      state: 'withheld',
      until: releaseAt,
      order: null,
      reason: 'guests of the theatre',
      withheld_by: 'anna@example.com',
    });
    await release([6]);
  });

  it('go on sale again by themselves when their time has come, once', async () => {
    const releaseAt = new Date(now().getTime() + 60_000).toISOString();
    await withhold({ seats: [6], release_at: releaseAt });
    await releaseDueSeats(releasing());
    expect(await withheld()).toEqual([1, 4, 5, 6]);
    pass(1);
    await Promise.all([releaseDueSeats(releasing()), releaseDueSeats(releasing())]);
    expect(await withheld()).toEqual(byFile);
    const { rows } = await db().query(sql<{ count: number }>`
      select count(*)::integer as count from audit_log
      where command = 'seats.release' and reason = 'the time of release has come'`);
    expect(rows[0]?.count).toBe(1);
  });

  it('of a row that the file withholds in part: the file’s seats stay withheld when the row is released', async () => {
    expect(await withhold({ seats: [0, 1, 2, 3] })).toMatchObject({ result: { withheld: 3, left: 0 } });
    expect(await release([0, 1, 2, 3])).toMatchObject({ result: { released: 3 } });
    expect(await withheld()).toEqual(byFile);
  });

  it('are left alone by an import, and are not in an export; those of the file are as it says', async () => {
    await withhold({ seats: [6, 7] });
    await importChanged();
    expect(await withheld()).toEqual([1, 4, 5, 6, 7]);
    let exported = '';
    await exportCatalogue(db(), async (part) => {
      exported += part;
    });
    const { events }: { events: { source_id: string; dates: { not_for_sale?: object }[] }[] } =
      JSON.parse(exported);
    expect(events.find(({ source_id }) => source_id === 'recital')?.dates[0]?.not_for_sale).toMatchObject({
      seats: ['1-2', '2-1', '2-2'],
    });
    await release([6, 7]);
  });

  it('of all that are left make the date sold out, and lists say so', async () => {
    const listed = async () => {
      const { rows } = await db().query(sql<{ sold_out: boolean }>`
        select sold_out from listed_performances where performance_id = ${performance}`);
      return rows[0]?.sold_out;
    };
    // As if there were no room to stand.
    await db().query(sql`update performances set capacity = 8 where id = ${performance}`);
    onTestFinished(async () => {
      await db().query(sql`update performances set capacity = 48 where id = ${performance}`);
    });
    await withhold({ seats: [0, 2, 3, 6, 7] });
    expect(await listed()).toBe(true);
    await release([0, 2, 3, 6, 7]);
    expect(await listed()).toBe(false);
  });
});

it.each<[what: string, input: Partial<CommandInput<'seats.withhold'>>, refused: string]>([
  ['a performance that is not there', { performance_id: 9999, seats: [0] }, 'not_found'],
  ['one without a plan', { performance_id: 1, seats: [0] }, 'not_found'],
  ['a seat that the hall does not have', { seats: [8] }, 'invalid_request'],
  ['until a time that is over', { seats: [0], release_at: '2020-01-01T00:00:00Z' }, 'invalid_request'],
])('nothing is withheld: %s', async (_what, input, refused) => {
  expect(code(await withhold(input))).toBe(refused);
  expect(await withheld()).toEqual(byFile);
});

it('what buyers have cannot be withheld, and what is not withheld cannot be released', async () => {
  expect((await visitor().add('12:2')).status).toBe(200);
  expect(code(await withhold({ seats: [2] }))).toBe('seats_taken');
  expect(code(await release([2, 3]))).toBe('seats_not_withheld');
});

it('performances are there in a language that the catalogue does not have, and in none', async () => {
  for (const lang of ['de', undefined] as const) {
    const grid = await readGrid(gridDeps(), operator(), { limit: 50, lang }, now());
    expect(grid.results.find(({ id }) => id === performance)?.title).toBe('Событие recital');
    expect(await showHall(db(), operator(), { performance_id: performance, lang }, now())).toMatchObject({
      performance: { id: performance },
    });
  }
});

it('a role that is limited to other places neither withholds nor sees the hall', async () => {
  const elsewhere = operator({ role: 'box_office', scope: { kind: 'places', ids: [999] } });
  expect(code(await withhold({ seats: [0] }, elsewhere))).toBe('not_permitted');
  expect(code(await showHall(db(), elsewhere, { performance_id: performance }, now()))).toBe('not_permitted');
  expect((await readGrid(gridDeps(), elsewhere, { limit: 50 }, now())).results).toEqual([]);
});

it('while buyers and operators are after the same seats, each has one owner', async () => {
  const seats = [0, 2, 3, 6, 7];
  const buyers = seats.map((seat) => visitor().add(`12:${seat}`));
  const acts = seats.map((seat) =>
    withhold({ seats: [seat] }).catch((error: Error) => ({ kind: error.name })),
  );
  const bought = (await Promise.all(buyers)).map(({ status }) => status === 200);
  const kept = (await Promise.all(acts)).map(({ kind }) => kind === 'done');
  expect(seats.map((_, index) => [bought[index], kept[index]])).toEqual(
    seats.map((_, index) => [bought[index], !bought[index]]),
  );
  if (kept.includes(true)) await release(seats.filter((_, index) => kept[index]));
});

describe('the grid of performances', () => {
  it('tells what is sold, held, withheld and free, and pages without gaps', async () => {
    await visitor().add('12:2');
    const first = await readGrid(gridDeps(), operator(), { limit: 3, from: '2026-01-01' }, now());
    const all = await readGrid(gridDeps(), operator(), { limit: 100, from: '2026-01-01' }, now());
    expect(all.results.find(({ id }) => id === performance)).toMatchObject({
      sold: 0,
      held: 1,
      withheld: 13,
      has_plan: true,
      plan: 'Studio',
    });
    const paged = [...first.results];
    for (let { next } = first; next !== null; ) {
      const page = await readGrid(
        gridDeps(),
        operator(),
        { limit: 3, from: '2026-01-01', after: next },
        now(),
      );
      paged.push(...page.results);
      next = page.next;
    }
    expect(paged.map(({ id }) => id)).toEqual(all.results.map(({ id }) => id));
  });

  it('finds by title, and by nothing that means something to SQL', async () => {
    const ids = async (search: string) =>
      (await readGrid(gridDeps(), operator(), { limit: 100, from: '2026-01-01', search }, now())).results.map(
        ({ id }) => id,
      );
    expect(await ids('recital')).toContain(performance);
    // Titles are typeset with spaces that are on no keyboard.
    await db().query(
      sql`update event_texts set title = 'Щелкунчик' || chr(160) || 'и' || chr(160) || 'Ёлка' where event_id = 9 and lang = 'ru'`,
    );
    const restore = sql`update event_texts set title = 'Событие recital' where event_id = 9 and lang = 'ru'`;
    onTestFinished(async () => void (await db().query(restore)));
    expect(await ids('щелкунчик и елка')).toContain(performance);
    // As they are pasted from a page.
    expect(await ids('Щелкунчик\u00a0и\u202fЁлка')).toContain(performance);
    expect(await ids('%')).toEqual([]);
    // A key of what is stored by language is no name.
    expect(await ids('"ru"')).toEqual([]);
  });
});
