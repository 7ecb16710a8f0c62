import { randomUUID } from 'node:crypto';
import type { CommandInput } from '@parterre/contracts/console/commands';
import type { PreviewedPerformance } from '@parterre/contracts/console/performances';
import type { RoleGrant } from '@parterre/domain/staff/roles';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Refused, StaffActor } from '../../../commands/command.ts';
import { previewCommand, runCommand } from '../../../commands/run-command.service.ts';
import { sql } from '../../../database/sql.ts';
import { basketFixture } from '../../../testing/basket-fixture.ts';
import { seatedCatalogue, seatedEvent } from '../../../testing/seated-catalogue.ts';
import { smallDate } from '../../../testing/small-catalogue.ts';
import { readGrid } from '../../performances/grid/performance-grid.service.ts';
import { exportCatalogue } from '../export/export-catalogue.service.ts';
import { draftDateChange } from '../import/change-date.service.ts';
import { importCatalogue } from '../import/import-catalogue.service.ts';
import { changePerformances } from './change-performances.service.ts';

const { api, visitor, now } = basketFixture();
const db = () => api().database.db;
type Input = CommandInput<'performances.change'>;

const house = { kind: 'house' } as const;
const operator = (
  name = 'anna@example.com',
  grant: RoleGrant = { role: 'editor', scope: house },
): StaffActor => ({
  kind: 'staff',
  accountId: randomUUID(),
  sessionId: randomUUID(),
  name,
  grants: [grant],
});

/** A run of three evenings in the studio, with another event between them. */
const run = (more: object = {}) => {
  const { events = [], ...catalogue } = seatedCatalogue();
  const others = events.filter(({ source_id }) => source_id !== 'recital');
  const evenings = [
    { ...seatedEvent().dates[0], source_id: 'recital-1', hall: 'studio', started_at: '2026-12-18T19:00' },
    smallDate('recital-2', '2026-12-19T19:00', { hall: 'studio', doors_at: '2026-12-19T18:00' }),
    smallDate('recital-3', '2026-12-20T19:00', { hall: 'studio', sale_ends_at: '2026-12-20T12:00' }),
  ];
  return { ...catalogue, events: [...others, { ...seatedEvent(), dates: evenings, ...more }] };
};

const grid = async () => {
  const { results } = await readGrid(
    { db: db(), readTakings: async () => new Map() },
    operator('', { role: 'owner', scope: house }),
    { limit: 100 },
    now(),
  );
  return results;
};
/** The evenings of the run, as a page has them. */
const evenings = async (...numbers: number[]): Promise<Input['performances']> => {
  const own = (await grid()).filter(({ event_id }) => event_id === 9);
  return own
    .filter((_, index) => numbers.includes(index + 1))
    .map(({ id, started_at, sale_starts_at, sale_ends_at, status, price_list }) => ({
      id,
      started_at,
      sale_starts_at,
      sale_ends_at,
      status,
      price_list,
    }));
};
const deps = () => ({ db: db(), now, verifyStepUp: async () => true });
const change = (input: Input, actor = operator(), key?: string) =>
  runCommand(deps(), changePerformances, {
    actor,
    input,
    reason: 'the season is printed',
    requestId: 'request',
    ...(key !== undefined && { key }),
  });
const preview = async (input: Input, actor = operator()) => {
  const previewed = await previewCommand(deps(), changePerformances, { actor, input });
  if (previewed.kind === 'refused') throw new Error(previewed.problem.error.code);
  const { performances } = previewed.after as unknown as { performances: PreviewedPerformance[] };
  return { performances, isBlocked: previewed.blocked !== undefined };
};
const code = (outcome: object) =>
  'problem' in outcome ? (outcome as Refused).problem.error.code : 'kind' in outcome && outcome.kind;

/** As a file says the dates of the run now. */
const exported = async () => {
  let text = '';
  await exportCatalogue(db(), async (part) => {
    text += part;
  });
  return JSON.parse(text) as ReturnType<typeof run>;
};
const dates = async () =>
  (await exported()).events
    .filter(({ source_id }) => source_id === 'recital')
    .flatMap((event) => event.dates)
    .map(({ source_id, hall: _hall, not_for_sale: _withheld, status: _status, ...rest }) => [
      source_id,
      rest,
    ]);
const store = async (file: unknown, options: object = {}) =>
  importCatalogue(db(), file, { now: now(), ...options });

beforeEach(async () => {
  await db().query(sql`delete from date_edits`);
  expect(await store(run(), { overwritesConsole: true })).toMatchObject({ kind: 'imported' });
});

const closing = { closes: { kind: 'before', minutes: 120 } } as const;

describe('many performances', () => {
  it('have their sale closed relative to each beginning, all in one go, with an entry for each', async () => {
    const input = { performances: await evenings(1, 2, 3), change: closing };
    expect((await preview(input)).performances.map(({ sale_closes }) => sale_closes)).toEqual([
      '2026-12-18T17:00',
      '2026-12-19T17:00',
      '2026-12-20T17:00',
    ]);
    expect(await change(input)).toMatchObject({ kind: 'done', result: { changed: 3 } });
    expect(await dates()).toEqual([
      ['recital-1', { started_at: '2026-12-18T19:00', sale_ends_at: '2026-12-18T17:00' }],
      [
        'recital-2',
        { started_at: '2026-12-19T19:00', doors_at: '2026-12-19T18:00', sale_ends_at: '2026-12-19T17:00' },
      ],
      ['recital-3', { started_at: '2026-12-20T19:00', sale_ends_at: '2026-12-20T17:00' }],
    ]);
    const { rows } = await db().query(sql<{ subject: string; before: object; after: object }>`
      select subject, before, after from audit_log
      where command = 'performances.change' and reason = 'the season is printed'
      order by id desc limit 3`);
    expect(rows.map(({ subject }) => subject).sort()).toEqual(
      input.performances.map(({ id }) => `performance:${id}`),
    );
    expect(rows.find(({ subject }) => subject === `performance:${input.performances[2]?.id}`)).toMatchObject({
      before: { sale_closes: '2026-12-20T12:00' },
      after: { sale_closes: '2026-12-20T17:00' },
    });
  });

  it('are told to whoever keeps pages, as by an import', async () => {
    const version = async () =>
      (await db().query(sql<{ version: number }>`select version from catalogue`)).rows[0]?.version ?? 0;
    const before = await version();
    await change({ performances: await evenings(1), change: closing });
    expect(await version()).toBe(before + 1);
  });

  it('are changed once, however often the same is sent', async () => {
    const [input, actor, key] = [
      { performances: await evenings(1), change: closing },
      operator(),
      randomUUID(),
    ] as const;
    const account = sql`
      insert into staff_accounts (id, email, address, name, created_at)
      values (${actor.accountId}, ${`${key}@example.com`}, ${`${key}@example.com`}, 'Anna', ${now()})`;
    await db().query(account);
    expect(await change(input, actor, key)).toMatchObject({ kind: 'done' });
    expect(await change(input, actor, key)).toMatchObject({ kind: 'done', result: { changed: 1 } });
  });

  it('none is changed when one cannot be, and the preview says which and why', async () => {
    const input: Input = {
      performances: await evenings(1, 3),
      change: { opens: { kind: 'at', at: '2026-12-20T12:00' } },
    };
    const { performances, isBlocked } = await preview(input);
    expect(isBlocked).toBe(true);
    expect(performances.map(({ refused }) => refused)).toEqual(['opens_after_close', 'opens_after_close']);
    const before = await dates();
    expect(code(await change(input))).toBe('performances_refused');
    expect(await dates()).toEqual(before);
  });

  it('that somebody has changed meanwhile are refused, naming what and who', async () => {
    const seen = await evenings(1, 2);
    await change({ performances: await evenings(2), change: closing }, operator('boris@example.com'));
    const input = { performances: seen, change: { sale: 'stopped' } } as const;
    const { performances } = await preview(input);
    expect(performances[0]?.refused).toBeUndefined();
    expect(performances[1]).toMatchObject({
      refused: 'stale',
      because: 'boris@example.com',
      stale: ['sale_closes'],
      sale_closes: '2026-12-19T17:00',
    });
    expect(code(await change(input))).toBe('performances_refused');
  });

  it('that an import has changed meanwhile are refused without a name', async () => {
    const seen = await evenings(1);
    const [first, ...others] = run().events.at(-1)?.dates ?? [];
    await store(run({ dates: [{ ...first, started_at: '2026-12-18T20:00' }, ...others] }));
    const { performances } = await preview({ performances: seen, change: closing });
    expect(performances[0]).toMatchObject({ refused: 'stale', stale: ['starts', 'sale_closes'] });
    expect(performances[0]?.because).toBeUndefined();
  });

  it('are moved into no other performance of the same hall', async () => {
    const input: Input = { performances: await evenings(1), change: { shift_minutes: 24 * 60 - 90 } };
    const { performances } = await preview(input);
    expect(performances[0]).toMatchObject({
      starts: '2026-12-19T17:30',
      refused: 'clash',
      because: 'Событие recital, 2026-12-19 19:00',
    });
    // All of the run together are in nobody's way.
    expect((await preview({ ...input, performances: await evenings(1, 2, 3) })).isBlocked).toBe(false);
  });

  it('are moved by minutes alone once tickets are sold, and told to nobody then', async () => {
    expect((await visitor().add('12:0')).status).toBe(200);
    const moved = async (minutes: number) =>
      (await preview({ performances: await evenings(1), change: { shift_minutes: minutes } })).performances[0]
        ?.refused;
    expect(await moved(30)).toBe('sold');
    expect(await moved(5)).toBeUndefined();
  });

  it('cannot begin in an hour that clocks skip', async () => {
    const zone = (time_zone: string) => ({
      locations: run().locations?.map((location) => ({ ...location, time_zone })),
    });
    await store({
      ...run({ dates: [smallDate('recital-1', '2027-03-28T01:30', { hall: 'studio' })] }),
      ...zone('Europe/Berlin'),
    });
    const { performances } = await preview({
      performances: await evenings(1),
      change: { shift_minutes: 60 },
    });
    expect(performances[0]).toMatchObject({ refused: 'no_such_time', because: '2027-03-28T02:30' });
    await store({ ...run(), ...zone('Europe/Moscow') });
  });

  it('get the prices that another has, and those of the event again', async () => {
    const [first, second, ...others] = run().events.at(-1)?.dates ?? [];
    const dear = seatedEvent().ticket_types.map((type) => ({ ...type, price: 5000 }));
    await store(run({ dates: [first, { ...second, ticket_types: dear }, ...others] }));
    const [model] = await evenings(2);
    const like: Input['change'] = { prices: { kind: 'like', performance_id: model?.id ?? 0 } };
    expect(await change({ performances: await evenings(1, 3), change: like })).toMatchObject({
      kind: 'done',
    });
    expect((await evenings(1, 2, 3)).map(({ price_list, id }) => price_list === id)).toEqual([
      true,
      true,
      true,
    ]);
    const event: Input['change'] = { prices: { kind: 'event' } };
    await change({ performances: await evenings(1, 2, 3), change: event });
    expect((await evenings(1, 2, 3)).map(({ price_list }) => price_list)).toEqual([0, 0, 0]);
    const strange = (await grid()).find(({ event_id }) => event_id !== 9);
    const { performances } = await preview({
      performances: await evenings(1),
      change: { prices: { kind: 'like', performance_id: strange?.id ?? 0 } },
    });
    expect(performances[0]?.refused).toBe('other_event');
  });

  it('are stopped at the minute it is done, whenever it was looked at', async () => {
    const input = { performances: await evenings(1), change: { sale: 'stopped' } } as const;
    expect((await preview(input)).performances[0]?.sale_closes).toBe('now');
    expect(await change(input)).toMatchObject({ kind: 'done' });
    expect((await dates())[0]).toEqual([
      'recital-1',
      { started_at: '2026-12-18T19:00', sale_ends_at: '2026-12-01T12:00' },
    ]);
    const { rows } = await db().query(sql<{ after: object }>`
      select after from audit_log where command = 'performances.change' order by id desc limit 1`);
    expect(rows[0]?.after).toMatchObject({ sale_closes: '2026-12-01T12:00' });
  });

  it('are opened again to the end that their file says', async () => {
    const closesEarly = run({
      dates: run()
        .events.at(-1)
        ?.dates.map((date) => ({ ...date, sale_ends_at: `${date.started_at.slice(0, 10)}T17:00` })),
    });
    expect(await store(closesEarly)).toMatchObject({ kind: 'imported' });
    const before = await dates();
    for (const sale of ['stopped', 'open'] as const)
      expect(await change({ performances: await evenings(1), change: { sale } })).toMatchObject({
        kind: 'done',
      });
    expect(await dates()).toEqual(before);
  });

  it('what stays as it is, is said', async () => {
    const input = {
      performances: await evenings(1),
      change: { closes: { kind: 'before', minutes: 0 } },
    } as const;
    expect(code(await change(input))).toBe('nothing_changes');
  });

  it('that are gone are refused', async () => {
    const [one] = await evenings(1);
    const { performances } = await preview({
      performances: [{ ...(one as never as Input['performances'][0]), id: 999_999 }],
      change: closing,
    });
    expect(performances[0]?.refused).toBe('gone');
  });

  it.each<[what: string, grant: RoleGrant, outcome: string]>([
    ['an editor of the place', { role: 'editor', scope: { kind: 'places', ids: [1, 2, 3] } }, 'done'],
    ['an editor of another event', { role: 'editor', scope: { kind: 'events', ids: [1] } }, 'not_permitted'],
    ['the box office', { role: 'box_office', scope: house }, 'not_permitted'],
  ])('%s: %s', async (_what, grant, outcome) => {
    const input = { performances: await evenings(1), change: closing };
    expect(code(await change(input, operator('anna@example.com', grant)))).toBe(outcome);
  });
});

describe('what was changed in the console', () => {
  const changed = async () => {
    await change({ performances: await evenings(1, 2, 3), change: { shift_minutes: 30, ...closing } });
    return dates();
  };
  const edits = async () =>
    (await db().query(sql<{ count: number }>`select count(*)::integer as count from date_edits`)).rows[0]
      ?.count;
  const later = (source: string, started_at: string) =>
    run({
      dates: run()
        .events.at(-1)
        ?.dates.map((date) => (date.source_id === source ? { ...date, started_at } : date)),
    });

  it('stays when the same file is imported again, also with other news of the event', async () => {
    const now = await changed();
    expect(await store(run())).toMatchObject({ kind: 'imported' });
    expect(await store(run({ age_limit: 16 }))).toMatchObject({ kind: 'imported' });
    expect(await dates()).toEqual(now);
    expect((await exported()).events.at(-1)).toMatchObject({ age_limit: 16 });
  });

  it('stays when it was called off: the file of yesterday does not play it again', async () => {
    await db().transaction(async (tx) => {
      const key = { eventId: 9, performanceId: 12 };
      const drafted = await draftDateChange(tx, key, { status: 'cancelled', at: now() });
      if (drafted?.kind !== 'checked') throw new Error('it cannot be called off');
      await drafted.store('anna@example.com', now());
    });
    expect(await store(run())).toMatchObject({ kind: 'imported' });
    expect((await grid()).find(({ id }) => id === 12)?.status).toBe('cancelled');
  });

  it('is said to a file that says something else, and nothing is stored', async () => {
    const now = await changed();
    const outcome = await store(later('recital-2', '2026-12-19T21:00'));
    expect(outcome).toMatchObject({
      kind: 'refused',
      faults: [
        {
          path: 'events[8].dates[1].started_at',
          reason: expect.stringContaining(
            'was set to 2026-12-19T19:30 in the console by anna@example.com on 2026-',
          ),
        },
      ],
    });
    expect(await dates()).toEqual(now);
  });

  it('is the file’s once the file says it, and may then be changed by it', async () => {
    await changed();
    expect(await store(await exported())).toMatchObject({ kind: 'imported' });
    expect(await edits()).toBe(0);
    expect(await store(run())).toMatchObject({ kind: 'imported' });
    expect((await dates())[0]).toEqual(['recital-1', { started_at: '2026-12-18T19:00' }]);
  });

  it('gives way to a file that is to count', async () => {
    await changed();
    expect(await store(run(), { overwritesConsole: true })).toMatchObject({ kind: 'imported' });
    expect((await dates())[0]).toEqual(['recital-1', { started_at: '2026-12-18T19:00' }]);
    expect(await edits()).toBe(0);
  });

  it('and changed back again is nothing to be kept', async () => {
    await change({ performances: await evenings(1), change: { shift_minutes: 30 } });
    await change({ performances: await evenings(1), change: { shift_minutes: -30 } });
    expect(await edits()).toBe(0);
  });

  it('goes with the date that a file takes out', async () => {
    await changed();
    expect(await store(run({ dates: run().events.at(-1)?.dates.slice(0, 2) }))).toMatchObject({
      kind: 'imported',
    });
    expect((await dates()).map(([source]) => source)).toEqual(['recital-1', 'recital-2']);
  });
});
