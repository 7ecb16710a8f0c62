import { randomUUID } from 'node:crypto';
import type { CommandInput } from '@parterre/contracts/console/commands';
import type { PreviewedPerformance } from '@parterre/contracts/console/performances';
import type { RoleGrant } from '@parterre/domain/staff/roles';
import { beforeEach, expect, it } from 'vitest';
import type { Refused, StaffActor } from '../../../commands/command.ts';
import { previewCommand, runCommand } from '../../../commands/run-command.service.ts';
import { sql } from '../../../database/sql.ts';
import { basketFixture } from '../../../testing/basket-fixture.ts';
import { seatedCatalogue } from '../../../testing/seated-catalogue.ts';
import { importCatalogue } from '../import/import-catalogue.service.ts';
import { createPerformances } from './create-performances.service.ts';

const { api, visitor, now } = basketFixture();
const db = () => api().database.db;
type Input = CommandInput<'performances.create'>;

const house = { kind: 'house' } as const;
const operator = (grant: RoleGrant = { role: 'editor', scope: house }): StaffActor => ({
  kind: 'staff',
  accountId: randomUUID(),
  sessionId: randomUUID(),
  name: 'anna@example.com',
  grants: [grant],
});
const deps = () => ({ db: db(), now, verifyStepUp: async () => true });
/** Like the one evening of the recital, 2026-12-18 19:00 in Moscow. */
const like = (pattern: Partial<Input['pattern']>): Input => ({
  model_id: 12,
  pattern: {
    weekdays: [1, 2, 3, 4, 5, 6, 7],
    times: ['19:30'],
    from: '2027-01-05',
    until: '2027-01-06',
    except: [],
    ...pattern,
  },
});
const create = (input: Input, actor = operator()) =>
  runCommand(deps(), createPerformances, { actor, input, reason: 'the run is prolonged' });
const preview = async (input: Input) => {
  const previewed = await previewCommand(deps(), createPerformances, { actor: operator(), input });
  if (previewed.kind === 'refused') throw new Error(previewed.problem.error.code);
  const { performances } = previewed.after as unknown as { performances: PreviewedPerformance[] };
  return { performances, isBlocked: previewed.blocked !== undefined };
};
const code = (outcome: object) =>
  'problem' in outcome ? (outcome as Refused).problem.error.code : 'kind' in outcome && outcome.kind;
const starts = async () => {
  const { rows } = await db().query(sql<{ started_text: string }>`
    select started_text from listed_performances where event_id = 9 order by started_at`);
  return rows.map(({ started_text }) => started_text);
};
const store = (file: unknown, options: object = {}) =>
  importCatalogue(db(), file, { now: now(), ...options });

const zoned = (time_zone: string) => {
  const catalogue = seatedCatalogue();
  return { ...catalogue, locations: catalogue.locations?.map((location) => ({ ...location, time_zone })) };
};

beforeEach(async () => {
  await db().query(sql`delete from baskets`);
  expect(await store(zoned('Europe/Moscow'), { overwritesConsole: true })).toMatchObject({
    kind: 'imported',
  });
});

it('a run is made like another performance: visitors see it, buy of it, and the next import leaves it alone', async () => {
  expect(await create(like({}))).toMatchObject({ kind: 'done', result: { created: 2 } });
  const made = ['2026-12-18T19:00:00+03:00', '2027-01-05T19:30:00+03:00', '2027-01-06T19:30:00+03:00'];
  expect(await starts()).toEqual(made);
  const { rows } = await db().query(sql<{ performance_id: number }>`
    select performance_id from listed_performances where event_id = 9 order by started_at desc limit 1`);
  expect((await visitor().add(`${rows[0]?.performance_id}:0`)).status).toBe(200);
  // Which the file withholds of its model alone.
  expect((await visitor().add(`${rows[0]?.performance_id}:1`)).status).toBe(200);
  await db().query(sql`delete from baskets`);
  await db().query(sql`delete from stock_seats where state = 'held'`);
  const { events = [], ...catalogue } = seatedCatalogue();
  const changed = events.map((event) => ({ ...event, age_limit: 18 }));
  expect(await store({ ...catalogue, events: changed })).toMatchObject({ kind: 'imported' });
  expect(await starts()).toEqual(made);
});

it('is written down once, with every beginning', async () => {
  await create(like({}));
  const { rows } = await db().query(sql<{ subject: string; after: object }>`
    select subject, after from audit_log where command = 'performances.create' order by id desc limit 1`);
  expect(rows).toEqual([
    {
      subject: 'event:9',
      after: { like: 'performance:12', created: ['2027-01-05T19:30', '2027-01-06T19:30'] },
    },
  ]);
});

it('a hall that is taken is named, and nothing is made until that day is left out', async () => {
  const input = like({ from: '2026-12-17', until: '2026-12-19' });
  const { performances, isBlocked } = await preview(input);
  expect(isBlocked).toBe(true);
  expect(performances.map(({ starts: at, refused, because }) => [at, refused, because])).toEqual([
    ['2026-12-17T19:30', undefined, undefined],
    ['2026-12-18T19:30', 'clash', 'Событие recital, 2026-12-18 19:00'],
    ['2026-12-19T19:30', undefined, undefined],
  ]);
  expect(code(await create(input))).toBe('performances_refused');
  expect(await create(like({ ...input.pattern, except: ['2026-12-18'] }))).toMatchObject({
    result: { created: 2 },
  });
});

it('only what clashes is left out: the evening of that day is made', async () => {
  const day = { from: '2026-12-18', until: '2026-12-18', times: ['10:00', '19:30'] };
  expect((await preview(like(day))).performances.map(({ refused }) => refused)).toEqual([undefined, 'clash']);
  expect(await create(like({ ...day, except: ['2026-12-18T19:30'] }))).toMatchObject({
    result: { created: 1 },
  });
  expect(await starts()).toContain('2026-12-18T10:00:00+03:00');
});

it('two on a day that are too close to each other clash', async () => {
  const { performances } = await preview(like({ until: '2027-01-05', times: ['18:00', '19:30'] }));
  expect(performances.map(({ refused }) => refused)).toEqual(['clash', 'clash']);
});

it.each<[zone: string, pattern: Partial<Input['pattern']>, expected: (string | undefined)[]]>([
  // Clocks of Berlin skip from two to three on 28 March 2027, and show the hour from two twice on 31 October.
  ['Europe/Berlin', { times: ['02:30'], from: '2027-03-28', until: '2027-03-28' }, ['no_such_time']],
  ['Europe/Berlin', { times: ['03:00'], from: '2027-03-28', until: '2027-03-28' }, [undefined]],
  ['Europe/Berlin', { times: ['02:30'], from: '2027-10-31', until: '2027-10-31' }, [undefined]],
  ['Europe/Moscow', { times: ['02:30'], from: '2027-03-28', until: '2027-03-28' }, [undefined]],
  ['Australia/Lord_Howe', { times: ['02:15'], from: '2027-10-03', until: '2027-10-03' }, ['no_such_time']],
])('in %s clocks have their say: %j', async (zone, pattern, expected) => {
  await store(zoned(zone));
  const { performances } = await preview(like(pattern));
  expect(performances.map(({ refused }) => refused)).toEqual(expected);
});

it('an evening keeps its hour on both sides of a change of clocks', async () => {
  await store(zoned('Europe/Berlin'));
  await create(like({ from: '2027-03-27', until: '2027-03-28' }));
  expect((await starts()).slice(1)).toEqual(['2027-03-27T19:30:00+01:00', '2027-03-28T19:30:00+02:00']);
});

it.each<[what: string, input: Input, refused: string]>([
  ['a model that is not there', { ...like({}), model_id: 99_999 }, 'not_found'],
  ['no day', like({ from: '2027-01-07' }), 'nothing_changes'],
  ['centuries', like({ until: '2099-12-31' }), 'too_many_rows'],
  ['the past', like({ from: '2026-11-01', until: '2026-11-02' }), 'performances_refused'],
])('%s is refused', async (_what, input, refused) => {
  expect(code(await create(input))).toBe(refused);
});

it('a role that is limited to another event makes none', async () => {
  const limited = operator({ role: 'editor', scope: { kind: 'events', ids: [1] } });
  expect(code(await create(like({}), limited))).toBe('not_permitted');
});
