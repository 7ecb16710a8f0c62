import { randomUUID } from 'node:crypto';
import { consoleReads } from '@parterre/contracts/console/console-routes';
import type { DoorOfPerformance } from '@parterre/contracts/console/doors';
import { consolePaths } from '@parterre/contracts/paths/console-paths';
import type { Presented } from '@parterre/domain/door/decide-scan';
import type { LoggedScan } from '@parterre/domain/door/door-book';
import type { ReEntry } from '@parterre/domain/door/door-scan';
import fc from 'fast-check';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sql } from '../../database/sql.ts';
import { consoleFixture, consoleOrigin } from '../../testing/console/console-fixture.ts';
import { type CallFate, makePhone, type TestPhone } from '../../testing/console/door-fixture.ts';
import type { Operator } from '../../testing/console/operator.ts';
import { seatedCatalogue } from '../../testing/seated-catalogue.ts';
import { importCatalogue } from '../catalogue/import/import-catalogue.service.ts';
import { forgetDevices } from './devices.service.ts';

const { app, operator, db, now, pass } = consoleFixture();
const performanceId = 12;
const startsAt = Date.parse('2026-12-18T16:00:00Z');

let lead: Operator;
let placeId: number;
let numbers: string[];
const main = { id: randomUUID(), name: 'Main', sectors: ['Hall'] };
const side = { id: randomUUID(), name: 'Side', sectors: [] };

beforeAll(async () => {
  await importCatalogue(db(), seatedCatalogue(), { now: now() });
  // Half an hour before it begins.
  pass((startsAt - now().getTime()) / 60_000 - 30);
  lead = await operator('door_lead');
  const seller = await operator('box_office');
  const { body } = await seller.run('counter.sell', {
    performance_id: performanceId,
    tickets: [
      { id: '12:floor', count: 4 },
      { id: '12:0', count: 1 },
      { id: '12:2', count: 1 },
    ],
    expected_total: 6600,
    currency_code: 'RUB',
    lang: 'ru',
    way: 'cash',
  });
  expect(body.error).toBeUndefined();
  const { rows } = await db().query(sql<{ number: string }>`
    select number from tickets where performance_id = ${performanceId} order by seat nulls first, number`);
  numbers = rows.map(({ number }) => number);
  placeId = (await look()).place_id;
  await save([main, side]);
});
beforeEach(() => db().query(sql`truncate door_scans, door_devices, door_rules`));

const look = async (who = lead): Promise<DoorOfPerformance> => {
  const { body } = await who.get(`${consolePaths.showDoor}?performance_id=${performanceId}&lang=ru`);
  return body as unknown as DoorOfPerformance;
};
const save = (doors: { id: string; name: string; sectors: string[] }[]) =>
  lead.run('door.save-doors', { place_id: placeId, doors });
const invitePhone = async (doorId = side.id, name = 'Phone') => {
  const input = { name, door_id: doorId, performance_ids: [performanceId] };
  const { body } = await lead.run('door.pair-device', input);
  return { link: String(body.link), id: String(body.device_id) };
};
async function phone(doorId = side.id, aheadMs = 0): Promise<TestPhone> {
  const made = makePhone({ app: app(), origin: consoleOrigin, now, aheadMs });
  expect(await made.pair((await invitePhone(doorId)).link)).toBe(200);
  expect(await made.sync()).toBe(200);
  return made;
}
const code = (number: string | undefined): Presented => ({
  kind: 'code',
  performanceId,
  number: number ?? '',
  announcedStart: new Date(startsAt),
});

describe('a phone', () => {
  it('is paired by its code once, within ten minutes, and by no other', async () => {
    const { link } = await invitePhone();
    const [one, other] = [1, 2].map(() => makePhone({ app: app(), origin: consoleOrigin, now }));
    expect(await one?.sync()).toBe(401);
    // Of the same phone, by somebody who knows its id and not the secret.
    expect(await other?.pair(`${link.slice(0, -21)}${'A'.repeat(21)}`)).toBe(410);
    expect(await one?.pair(link)).toBe(200);
    expect(await one?.sync()).toBe(200);
    expect(await other?.pair(link)).toBe(410);
    expect(await other?.sync()).toBe(401);
    const late = await invitePhone();
    pass(10);
    expect(await other?.pair(late.link)).toBe(410);
    pass(-10);
  });

  it('is told tickets, seats and doors, and nothing of a buyer', async () => {
    const door = await phone();
    const answer = door.answer();
    expect(answer).toMatchObject({
      is_whole: true,
      is_over: false,
      device: { name: 'Phone', door_id: side.id },
    });
    expect(answer?.doors).toEqual([main, side]);
    const [performance] = answer?.performances ?? [];
    expect(performance?.sectors.map(({ key }) => key)).toEqual(['Hall', 'floor']);
    expect(performance?.tickets.map(([number]) => number).sort()).toEqual([...numbers].sort());
    expect(performance?.tickets.find(([number]) => number === numbers[5])?.slice(1)).toEqual([
      0,
      '1',
      '3',
      false,
    ]);
    expect(performance).toMatchObject({ started_at: '2026-12-18T19:00:00+03:00', re_entry: 'none' });
    expect(JSON.stringify(answer)).not.toMatch(/order|email|Anna/);
  });

  it('that is ended is told nothing more, and still hands in what it has; after a week it cannot', async () => {
    const { link, id } = await invitePhone();
    const door = makePhone({ app: app(), origin: consoleOrigin, now });
    await door.pair(link);
    await door.sync();
    expect(door.scan(code(numbers[0]))).toBe('admitted');
    await lead.run('door.end-device', { device_id: id });
    expect(await door.sync()).toBe(200);
    expect(door.answer()).toMatchObject({ is_over: true, performances: [] });
    expect((await look()).entered).toBe(1);
    expect((await look()).devices).toMatchObject([{ id, state: 'ended', unsent: 0 }]);
    pass(7 * 24 * 60);
    expect(await door.sync()).toBe(401);
    pass(-7 * 24 * 60);
  });

  it('ends by itself, and a month later nobody knows who carried it', async () => {
    const { link } = await invitePhone();
    const door = makePhone({ app: app(), origin: consoleOrigin, now });
    await door.pair(link);
    expect(await door.leave()).toBe(200);
    expect(await door.sync()).toBe(401);
    const [device] = (await look()).devices;
    expect(device).toMatchObject({ state: 'ended' });
    const ended = Date.parse(device?.ends_at ?? '');
    await forgetDevices(db(), new Date(ended + 29 * 24 * 3_600_000));
    expect((await look()).devices).toHaveLength(1);
    await forgetDevices(db(), new Date(ended + 31 * 24 * 3_600_000));
    expect((await look()).devices).toEqual([]);
  });

  it('cannot be used by another page', async () => {
    const door = makePhone({ app: app(), origin: 'https://elsewhere.example', now });
    expect(await door.pair((await invitePhone()).link)).toBe(403);
  });
});

describe('the doors of an evening', () => {
  it('two phones without a network let the same ticket in: both are recorded, and one is a conflict', async () => {
    const [one, other] = [await phone(main.id), await phone(side.id)];
    expect(one.scan(code(numbers[4]))).toBe('admitted');
    pass(0.05);
    expect(other.scan(code(numbers[4]))).toBe('admitted');
    await other.sync();
    expect(await look()).toMatchObject({ entered: 1, conflicts: [] });
    await one.sync();
    const seen = await look();
    expect(seen).toMatchObject({ entered: 1, inside: 2 });
    expect(seen.conflicts).toMatchObject([
      { kind: 'already-in', scan: { door_id: side.id, seat: 'Hall 1–1' }, entry: { door_id: main.id } },
    ]);
    await other.sync();
    expect(other.decide(code(numbers[4]))).toBe('already-in');
    // Whoever looks into it takes one back.
    const [conflict] = seen.conflicts;
    const undone = { performance_id: performanceId, scan_id: conflict?.scan.id ?? '' };
    expect((await lead.run('door.undo-scan', undone)).status).toBe(200);
    expect(await look()).toMatchObject({ inside: 1, conflicts: [] });
    expect((await lead.preview('door.undo-scan', undone)).body.error?.code).toBe('nothing_changes');
  });

  it('of two phones whose clocks are wrong by an hour the one that let in first is believed', async () => {
    const hourMs = 3_600_000;
    const [first, second] = [await phone(main.id, hourMs), await phone(side.id, -hourMs)];
    expect(first.scan(code(numbers[4]))).toBe('admitted');
    pass(0.05);
    expect(second.scan(code(numbers[4]))).toBe('admitted');
    await second.sync();
    await first.sync();
    expect((await look()).conflicts).toMatchObject([
      { scan: { door_id: side.id }, entry: { door_id: main.id } },
    ]);
  });

  it('each lets its own part of the hall in; refusals are told with their reason', async () => {
    const door = await phone(main.id);
    expect(door.scan(code(numbers[0]))).toBe('wrong-door');
    expect(door.scan({ kind: 'forged' })).toBe('forged');
    expect(door.scan(code(numbers[4]))).toBe('admitted');
    await door.sync();
    const seen = await look();
    expect(seen.by_door).toEqual([{ door_id: main.id, entries: 1, exits: 0, refusals: 2 }]);
    expect(seen.by_minute).toEqual([{ door_id: main.id, entries: 1, minute: '2026-12-18T15:30:00.000Z' }]);
    expect(seen.refusals.map(({ verdict, seat }) => [verdict, seat]).sort()).toEqual([
      ['forged', null],
      ['wrong-door', 'Зона floor'],
    ]);
    expect(consoleReads.showDoor.schema.response[200].parse(seen)).toEqual(seen);
  });

  it('a ticket that is sold or given back this evening is known to phones with their next call', async () => {
    const door = await phone();
    const number = numbers[3] ?? '';
    await db().query(sql`update tickets set revoked_at = ${now()} where number = ${number}`);
    expect(door.decide(code(number))).toBe('admitted');
    await door.sync();
    expect(door.answer()?.is_whole).toBe(false);
    expect(door.decide(code(number))).toBe('revoked');
    await db().query(sql`update tickets set revoked_at = null where number = ${number}`);
  });

  it('people come back where the door lead says so, and whoever forgot the ticket is let in by its number', async () => {
    const door = await phone();
    expect(door.scan(code(numbers[0]))).toBe('admitted');
    pass(0.01);
    expect(door.scan(code(numbers[0]), 'exit')).toBe('left');
    pass(0.01);
    expect(door.decide(code(numbers[0]))).toBe('already-in');
    await lead.run('door.set-re-entry', { performance_id: performanceId, re_entry: 'after-exit' });
    await door.sync();
    expect(door.decide(code(numbers[0]))).toBe('admitted');
    const number = `${numbers[1]?.slice(0, 5)}-${numbers[1]?.slice(5).toLowerCase()}`;
    const letIn = { performance_id: performanceId, number, door_id: main.id };
    expect((await lead.run('door.let-in', letIn)).status).toBe(200);
    await door.sync();
    expect(door.decide(code(numbers[1]))).toBe('already-in');
    const unknown = await lead.preview('door.let-in', { ...letIn, number: '00000-00000' });
    expect(unknown.body.error?.code).toBe('ticket_unknown');
  });

  it('are saved all at once; one that was taken away keeps its name for what was scanned there', async () => {
    const former = { id: randomUUID(), name: 'Garden', sectors: [] };
    await save([main, side, former]);
    const door = await phone(former.id);
    door.scan(code(numbers[0]));
    await door.sync();
    expect((await save([main, side])).body).toEqual({ place_id: placeId, doors: 2 });
    expect(await look()).toMatchObject({
      doors: [main, side],
      former_doors: [{ id: former.id, name: 'Garden' }],
    });
    expect(
      (await lead.preview('door.save-doors', { place_id: placeId, doors: [main, side] })).body.error?.code,
    ).toBe('nothing_changes');
    const twice = [main, { ...side, name: main.name }];
    expect(
      (await lead.preview('door.save-doors', { place_id: placeId, doors: twice })).body.error?.code,
    ).toBe('invalid_request');
  });

  it('are not for those whose role counts elsewhere', async () => {
    const elsewhere = await operator({ role: 'door_lead', scope: { kind: 'places', ids: [placeId + 1] } });
    const url = `${consolePaths.showDoor}?performance_id=${performanceId}`;
    expect((await elsewhere.get(url)).status).toBe(403);
    const doors = { place_id: placeId, doors: [main] };
    expect((await elsewhere.preview('door.save-doors', doors)).body.error?.code).toBe('not_permitted');
    const pairing = { name: 'Phone', door_id: main.id, performance_ids: [performanceId, 9999] };
    expect((await lead.preview('door.pair-device', pairing)).body.error?.code).toBe('invalid_request');
  });
});

type Step =
  | { readonly kind: 'scan'; readonly phone: number; readonly ticket: number; readonly isExit: boolean }
  | { readonly kind: 'undo'; readonly phone: number }
  | { readonly kind: 'sync'; readonly phone: number; readonly fate: CallFate }
  | { readonly kind: 'pass'; readonly seconds: number };

const phones = fc.nat(2);
const anyStep: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({
      kind: fc.constant('scan'),
      phone: phones,
      ticket: fc.nat(1),
      isExit: fc.constantFrom(false, false, false, true),
    }),
  },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('undo'), phone: phones }) },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('sync'),
      phone: phones,
      fate: fc.constantFrom('heard', 'lost', 'unanswered'),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ kind: fc.constant('pass'), seconds: fc.integer({ min: 1, max: 40 }) }),
  },
);

const hourMs = 3_600_000;

/**
 * What somebody would say of one ticket who stood at all doors at once with the right time: who came in although the rule says no, and
 * whether anybody is inside. By the order in which things happened, and not by what anything was written down as.
 */
function watchTicket(happened: readonly LoggedScan[], reEntry: ReEntry) {
  const undone = new Set(happened.map(({ undoes }) => undoes));
  const conflicts: string[] = [];
  let [isInside, hasEntered] = [false, false];
  const isBlocked = () => (reEntry === 'none' ? hasEntered : reEntry === 'after-exit' && isInside);
  for (const { id, verdict } of happened) {
    if (undone.has(id)) continue;
    if (verdict === 'left') isInside = false;
    if (verdict !== 'admitted') continue;
    if (isBlocked()) conflicts.push(id);
    [isInside, hasEntered] = [true, true];
  }
  return { conflicts, entry: isBlocked() ? 'already-in' : 'admitted', exit: isInside ? 'left' : 'not-in' };
}

it('however scans, calls, lost answers and wrong clocks interleave, no scan is lost, and phones and server agree', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(anyStep, { minLength: 10, maxLength: 40 }),
      fc.tuple(...[0, 1, 2].map(() => fc.integer({ min: -hourMs, max: hourMs }))),
      fc.constantFrom<ReEntry>('none', 'after-exit', 'free'),
      async (steps, clocks, reEntry) => {
        await db().query(sql`truncate door_scans, door_devices, door_rules`);
        await db().query(
          sql`insert into door_rules (performance_id, re_entry) values (${performanceId}, ${reEntry})`,
        );
        const doors: TestPhone[] = [];
        for (const ahead of clocks) doors.push(await phone(side.id, ahead));
        const happened: LoggedScan[] = [];
        for (const step of steps) {
          // Two people are not at two doors in the same thousandth of a second.
          pass(1 / 60_000);
          const door = step.kind === 'pass' ? undefined : doors[step.phone];
          if (step.kind === 'pass') pass(step.seconds / 60);
          else if (step.kind === 'undo') door?.undo();
          else if (step.kind === 'sync') await door?.sync(step.fate);
          else door?.scan(code(numbers[step.ticket]), step.isExit ? 'exit' : 'entry');
          const last = [...(door?.log.values() ?? [])].at(-1);
          if (last && !happened.includes(last)) happened.push(last);
        }
        // The networks come back.
        for (const _ of [1, 2]) for (const door of doors) await door.sync();

        const logged = doors.flatMap(({ log }) => [...log.values()]);
        const { rows } = await db().query(
          sql<{ id: string; at: Date }>`select id, at from door_scans order by id`,
        );
        const expected = logged.map(({ id, at }) => ({ id, at: new Date(at) }));
        expect(rows).toEqual(expected.sort((a, b) => (a.id < b.id ? -1 : 1)));
        const truth = new Map(
          numbers.map((number) => [
            number,
            watchTicket(
              happened.filter((scan) => scan.number === number),
              reEntry,
            ),
          ]),
        );
        const seen = await look();
        expect(seen.conflicts.map(({ scan }) => scan.id).sort()).toEqual(
          [...truth.values()].flatMap(({ conflicts }) => conflicts).sort(),
        );

        const fresh = await phone();
        for (const door of [...doors, fresh])
          for (const number of numbers)
            for (const action of ['entry', 'exit'] as const)
              expect(door.decide(code(number), action)).toBe(truth.get(number)?.[action]);
      },
    ),
    { numRuns: 12 },
  );
});
