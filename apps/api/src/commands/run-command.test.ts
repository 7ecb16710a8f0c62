import { randomUUID } from 'node:crypto';
import { type CommandInput, type CommandName, commandContracts } from '@parterre/contracts/console/commands';
import { consolePaths } from '@parterre/contracts/paths/console-paths';
import { hasPermission, type Permission } from '@parterre/domain/staff/permissions';
import { type StaffRole, staffRoles } from '@parterre/domain/staff/roles';
import { beforeAll, describe, expect, it } from 'vitest';
import { sql } from '../database/sql.ts';
import { importCatalogue } from '../features/catalogue/import/import-catalogue.service.ts';
import { askSecondPerson } from '../testing/console/ask-second-person.ts';
import { consoleFixture } from '../testing/console/console-fixture.ts';
import type { Answer, Operator } from '../testing/console/operator.ts';
import { storeOrder } from '../testing/console/stored-orders.ts';
import { issueVoucher, voucherTerms } from '../testing/issue-voucher.ts';
import { bundleTerms, saveTestBundle } from '../testing/save-bundle.ts';
import { seatedCatalogue, smallPlan } from '../testing/seated-catalogue.ts';
import { storedWish } from '../testing/stored-wish.ts';

const { operator, browser, invite, deps, db, now, pass } = consoleFixture();

const code = ({ body }: Answer) => body.error?.code;
const house = { kind: 'house' } as const;
const newcomer = (): CommandInput<'staff.invite'> => ({
  email: `${randomUUID()}@example.com`,
  name: 'Boris',
  roles: [{ role: 'editor', scope: house }],
});

interface Entry {
  readonly actor: string;
  readonly account_id: string | null;
  readonly session_id: string | null;
  readonly command: string;
  readonly subject: string;
  readonly reason: string;
  readonly before: unknown;
  readonly after: unknown;
  readonly request_id: string | null;
}
const entries = async (command: string): Promise<readonly Entry[]> => {
  const { rows } = await db().query(sql<Entry>`
    select actor, account_id, session_id, command, subject, reason, before, after, request_id
    from audit_log
    where command = ${command}
    order by id`);
  return rows;
};

const openRequest = async () => {
  const asked = await askSecondPerson(deps(), await operator('owner'), newcomer());
  return { request_id: asked.kind === 'awaiting' ? asked.request_id : '' };
};

let minutesLater = 0;
const nextStart = () => {
  minutesLater += 1;
  return `2026-12-18T19:${String(minutesLater).padStart(2, '0')}`;
};

/** Every command, the permission it takes, and something that it can be told. */
const commands: {
  readonly [Name in CommandName]: readonly [Permission, () => Promise<CommandInput<Name>>];
} = {
  'staff.invite': ['staff.change', async () => newcomer()],
  'staff.change-roles': ['staff.change', async () => ({ account_id: (await someone()).id, roles: [] })],
  'staff.end-session': ['staff.change', async () => ({ session_id: (await someone()).session.id })],
  'staff.remove-passkey': [
    'staff.change',
    async () => ({ passkey_id: (await someone()).passkeys[0]?.id ?? '' }),
  ],
  'order.refund': [
    'orders.refund',
    async () => ({ order_id: await paidOrder(), what: { kind: 'all' }, amount: 11, currency_code: 'RUB' }),
  ],
  'order.resend-mail': ['orders.change', async () => ({ order_id: await paidOrder() })],
  'order.correct-contact': [
    'orders.change',
    async () => ({ order_id: await paidOrder(), name: 'Boris', email: 'boris@example.com' }),
  ],
  'order.change-company': [
    'orders.change',
    async () => ({
      order_id: await paidOrder(),
      company: { name: 'Фонарь', address: 'Москва', country: 'RU', tax_number: '' },
    }),
  ],
  'order.reissue-ticket': [
    'orders.change',
    async () => {
      const { id: order_id, ticketNumber: number } = await storeOrder(db(), 'paid');
      return { order_id, number };
    },
  ],
  'order.move': [
    'orders.move',
    async () => {
      const order_id = await placed('counter.sell', { ...onePlace, way: 'cash' });
      const { rows } = await db().query(
        sql<{ number: string }>`select number from tickets where order_id = ${order_id}`,
      );
      const moves = rows.map(({ number }) => ({ ticket: number, to: '4:entry' }));
      return { order_id, moves, difference: 0, currency_code: 'RUB', settlement: 'even' };
    },
  ],
  'order.receive-transfer': [
    'orders.change',
    // Not all that is due, so that it settles nothing yet.
    async () => ({ order_id: (await storeOrder(db(), 'awaiting_payment')).id, amount: 5 }),
  ],
  'order.note': ['orders.change', async () => ({ order_id: await paidOrder(), text: 'came twice' })],
  // Before anything is sold: a till in which nothing has happened has what it began with.
  'counter.close': [
    'counter.sell',
    async () => ({ currency_code: 'RUB', opening_float: 50, counted: 50, expected: 50 }),
  ],
  'counter.sell': ['counter.sell', async () => ({ ...onePlace, way: 'cash' })],
  'counter.reserve': ['counter.sell', async () => reservation],
  'counter.collect': [
    'counter.sell',
    async () => ({ order_id: await placed('counter.reserve', reservation), way: 'cash', amount: 550 }),
  ],
  'counter.release': [
    'counter.sell',
    async () => ({ order_id: await placed('counter.reserve', reservation) }),
  ],
  'counter.mail': [
    'counter.sell',
    async () => ({
      order_id: await placed('counter.sell', { ...onePlace, way: 'cash' }),
      email: 'boris@example.com',
    }),
  ],
  'orders.export': ['persons.export', async () => ({})],
  'privacy.export': ['persons.export', async () => ({ email: 'anna@example.com' })],
  'privacy.forget': ['persons.forget', async () => ({ email: `${randomUUID()}@example.com` })],
  'seats.withhold': ['performances.change', async () => ({ performance_id: 12, seats: [0] })],
  'seats.release': [
    'performances.change',
    async () => ({ performance_id: 12, seats: [await withheldSeat()] }),
  ],
  // Moved, so that it can be again, by whoever comes next: to where it is, nothing is moved.
  'performance.call-off': [
    'performances.call-off',
    async () => ({ performance_id: 12, what: { kind: 'move', started_at: nextStart() } }),
  ],
  'performance.pause-call-off': [
    'performances.call-off',
    async () => ({ call_off_id: await callOff('running') }),
  ],
  'performance.resume-call-off': [
    'performances.call-off',
    async () => ({ call_off_id: await callOff('paused') }),
  ],
  'door.save-doors': ['door.change', async () => ({ place_id: await placeOfRecital(), doors: [nextDoor()] })],
  'door.pair-device': [
    'door.change',
    async () => ({ name: 'Phone 1', door_id: await storedDoor(), performance_ids: [12] }),
  ],
  'door.end-device': ['door.change', async () => ({ device_id: await invitedDevice() })],
  'door.set-re-entry': [
    'door.change',
    async () => {
      await db().query(sql`delete from door_rules`);
      return { performance_id: 12, re_entry: 'free' };
    },
  ],
  'door.let-in': ['door.change', async () => ({ ...(await soldTicket()), door_id: await storedDoor() })],
  'door.undo-scan': [
    'door.change',
    async () => {
      const ticket = { ...(await soldTicket()), door_id: await storedDoor() };
      const { body } = await (await operator('door_lead')).run('door.let-in', ticket);
      return { performance_id: ticket.performance_id, scan_id: String(body.scan_id) };
    },
  ],
  'performances.change': ['catalogue.change', changedEvening],
  'performances.create': ['catalogue.change', async () => nextRun()],
  'drafts.create': ['catalogue.change', async () => ({ name: 'Autumn' })],
  'drafts.rename': ['catalogue.change', async () => ({ draft_id: await draft(), name: 'Winter' })],
  'drafts.save-item': ['catalogue.change', async () => saved(await draft(), newCategory())],
  'drafts.remove-item': [
    'catalogue.change',
    async () => {
      const item = newCategory();
      return { draft_id: await draft(item), kind: 'categories', key: item.source_id };
    },
  ],
  'drafts.discard': ['catalogue.change', async () => ({ draft_id: await draft() })],
  'drafts.publish': ['catalogue.change', async () => ({ draft_id: await draft(newCategory()), at: null })],
  'drafts.unschedule': [
    'catalogue.change',
    async () => {
      const draft_id = await draft(newCategory());
      const at = '2030-01-01T09:00:00Z';
      expect((await (await operator('editor')).run('drafts.publish', { draft_id, at })).status).toBe(200);
      return { draft_id };
    },
  ],
  'publications.undo': ['catalogue.change', async () => ({ publication_id: await publication() })],
  'plans.save': ['catalogue.change', async () => nextPlan()],
  'performance.swap-plan': [
    'catalogue.change',
    async () => ({ performance_id: 12, plan_id: await copiedPlan() }),
  ],
  'attention.resolve': ['orders.refund', async () => ({ subject: await openItem() })],
  'doctor.run': [
    'house.check',
    async () => {
      await db().query(sql`delete from doctor_runs`);
      return {};
    },
  ],
  'settlement.close': ['settlement.close', async () => ({ until: nextDay() })],
  'settlement.import-payout': ['settlement.close', async () => payout(randomUUID())],
  'bundles.save': ['bundles.change', async () => bundleTerms(newCode(), [2, 3])],
  'bundles.end': [
    'bundles.change',
    async () => ({ bundle_id: await saveTestBundle(db(), now, bundleTerms(newCode(), [2, 3])) }),
  ],
  'vouchers.issue': ['vouchers.change', async () => voucherTerms(newCode())],
  'vouchers.end': ['vouchers.change', async () => ({ batch_id: await issueVoucher(db(), now, newCode()) })],
  'wishes.end': ['waiting-list.change', async () => ({ wish_id: (await storedWish(db(), now())).wishId })],
  'allotments.end': [
    'waiting-list.change',
    async () => ({ allotment_id: (await storedWish(db(), now())).allotmentId }),
  ],
  'waiting-room.turn-on': [
    'performances.change',
    async () => {
      await endRooms();
      return { performance_id: 12, scope: 'performance' };
    },
  ],
  'waiting-room.turn-off': ['performances.change', async () => ({ room_id: await openRoom() })],
  'waiting-room.set-pace': [
    'performances.change',
    async () => ({ room_id: await openRoom(), max_per_minute: 60, is_paused: true }),
  ],
  'rehearsals.ask': [
    'performances.change',
    async () => {
      await Promise.all([endRooms(), endRehearsals()]);
      return { performance_id: 12, visitors: 60, has_room: true };
    },
  ],
  'rehearsals.stop': ['performances.change', async () => ({ rehearsal_id: await openRehearsal() })],
  'webhooks.add': ['webhooks.change', async () => ({ url: 'https://crm.example/', events: ['order.paid'] })],
  'webhooks.change': [
    'webhooks.change',
    async () => ({ webhook_id: (await storedDelivery()).webhook_id, rotates_secret: true }),
  ],
  'webhooks.remove': ['webhooks.change', async () => ({ webhook_id: (await storedDelivery()).webhook_id })],
  'webhooks.replay': ['webhooks.change', async () => ({ delivery_id: (await storedDelivery()).delivery_id })],
  // What they take, the act takes that was asked for: here an invitation.
  'request.confirm': ['staff.change', openRequest],
  'request.decline': ['staff.change', openRequest],
};
const endRooms = () =>
  db().query(sql`update waiting_rooms set ended_at = ${now()}, ended_by = 'off' where ended_at is null`);
const openRoom = async () => {
  await endRooms();
  const input = { performance_id: 12, scope: 'performance' } as const;
  const { body } = await (await operator('owner')).run('waiting-room.turn-on', input);
  return Number(body.room_id);
};
const endRehearsals = () => db().query(sql`delete from rehearsals`);
const openRehearsal = async () => {
  await Promise.all([endRooms(), endRehearsals()]);
  const id = randomUUID();
  await db().query(sql`
    insert into rehearsals (id, event_id, performance_id, requested_by, requested_at, visitors, has_room)
    select ${id}, event_id, performance_id, 'anna@example.com', ${now()}, 60, true
    from listed_performances
    where performance_id = 12`);
  return id;
};
let doors = 0;
const nextDoor = () => {
  doors += 1;
  return { id: randomUUID(), name: `Door ${doors}`, sectors: ['Stalls'] };
};
const placeOfRecital = async () => {
  const { rows } = await db().query(
    sql<{ id: number }>`select place_id as id from listed_performances where performance_id = 12`,
  );
  return rows[0]?.id ?? 0;
};
const storedDoor = async () => {
  const id = randomUUID();
  await db().query(sql`
    insert into doors (id, place_id, name, sectors, position) values (${id}, ${await placeOfRecital()}, 'Side', '{}', 1)`);
  return id;
};
const invitedDevice = async () => {
  const input = { name: 'Phone 2', door_id: await storedDoor(), performance_ids: [12] };
  const { body } = await (await operator('door_lead')).run('door.pair-device', input);
  return String(body.device_id);
};
const soldTicket = async () => {
  const order_id = await placed('counter.sell', { ...onePlace, way: 'cash' });
  const { rows } = await db().query(
    sql<{ number: string }>`select number from tickets where order_id = ${order_id}`,
  );
  return { performance_id: 12, number: rows[0]?.number ?? '' };
};
const newCode = () => `C${randomUUID().slice(0, 8)}`;
let categories = 0;
/** Another one each time, so that there is something to publish. */
const newCategory = (name = 'Пантомима'): Category => {
  categories += 1;
  return { source_id: `mime-${categories}`, type: 'stage', name: { ru: name } };
};
type Category = { source_id: string; type: string; name: { ru: string } };
const saved = (draft_id: string, item: Category, base: Category | null = null) => ({
  draft_id,
  kind: 'categories' as const,
  key: item.source_id,
  base,
  item,
  revision: 0,
});
/** By somebody else. */
const draft = async (item?: Category, base?: Category) => {
  const editor = await operator('editor');
  const { body } = await editor.run('drafts.create', { name: 'Autumn' });
  const draft_id = String(body.draft_id);
  if (item) expect((await editor.run('drafts.save-item', saved(draft_id, item, base))).status).toBe(200);
  return draft_id;
};
const publish = async (draft_id: string) => {
  const { body } = await (await operator('editor')).run('drafts.publish', { draft_id, at: null });
  return String(body.publication_id);
};
/** Of something that was there, so that it can be undone. */
const publication = async () => {
  const item = newCategory();
  await publish(await draft(item));
  return publish(await draft({ ...item, name: { ru: 'Клоунада' } }, item));
};
const callOff = async (state: 'running' | 'paused') => {
  const id = randomUUID();
  await db().query(sql`delete from call_offs`);
  await db().query(sql`
    insert into call_offs (id, event_id, performance_id, called_off_by, called_off_at, choose_until, state)
    select ${id}, event_id, id, 'Anna', ${now()}, ${now()}::timestamptz + interval '1 day', ${state} from performances where id = 12`);
  return id;
};
let runDays = 0;
/** Each on another day, so that they are not in each other's way. */
const nextRun = (): CommandInput<'performances.create'> => {
  runDays += 1;
  const day = new Date(Date.UTC(2027, 5, runDays)).toISOString().slice(0, 10);
  const weekdays = [1, 2, 3, 4, 5, 6, 7];
  return { model_id: 12, pattern: { weekdays, times: ['12:00'], from: day, until: day, except: [] } };
};
let plans = 0;
/** Each time another one, for no hall yet. */
const nextPlan = (): CommandInput<'plans.save'> => {
  plans += 1;
  return {
    source_id: 'studio-plan',
    name: 'Studio',
    plan: { ...smallPlan, name: `Studio ${plans}` },
    hall_ids: [],
  };
};
/** A later version of the plan of the recital, with the same seats. */
const copiedPlan = async () => {
  const { rows } = await db().query(sql<{ id: number }>`
    select max(id) + 1 as id from seating_plans`);
  const id = rows[0]?.id ?? 0;
  await db().query(sql`
    insert into seating_plans (id, source_id, name, hash, source, compiled, seat_count)
    select ${id}, source_id, name, ${randomUUID()}, source, compiled, seat_count
    from seating_plans
    where source_id = 'studio-plan'
    order by id
    limit 1`);
  await db().query(sql`
    insert into plan_zones (plan_id, zone, position, colour, seats, units)
    select ${id}, zone, position, colour, seats, units
    from plan_zones
    where plan_id = (select min(id) from seating_plans where source_id = 'studio-plan')`);
  return id;
};
let closedMinutes = 0;
/** The one evening of the recital, each time with another end of its sale. */
async function changedEvening(): Promise<CommandInput<'performances.change'>> {
  const { rows } = await db().query(sql<{
    started_text: string;
    sale_starts_at: Date | null;
    sale_ends_at: Date;
    price_list: number;
  }>`
    select started_text, sale_starts_at, sale_ends_at, price_list from listed_performances where performance_id = 12`);
  const [row] = rows;
  if (!row) throw new Error('the recital is gone');
  closedMinutes += 1;
  const { started_text: started_at, sale_starts_at, sale_ends_at, price_list } = row;
  const times = {
    sale_starts_at: sale_starts_at?.toISOString() ?? null,
    sale_ends_at: sale_ends_at.toISOString(),
  };
  return {
    performances: [{ id: 12, started_at, ...times, status: 'scheduled', price_list }],
    change: { closes: { kind: 'before', minutes: closedMinutes } },
  };
}
/** Something that needs a person, of no order. */
const openItem = async () => {
  const subject = `payment:${randomUUID()}`;
  await db().query(sql`
    insert into attention_items (subject, reason, details, created_at) values (${subject}, 'payment_unknown', '{}', ${now()})`);
  return subject;
};
const onePlace = {
  performance_id: 12,
  tickets: [{ id: '12:floor', count: 1 }],
  expected_total: 550,
  currency_code: 'RUB',
  lang: 'ru' as const,
};
const reservation = { ...onePlace, contact: { name: 'Boris' }, until: '2026-12-10T09:00:00Z' };
/** By somebody else. */
const placed = async <Name extends 'counter.sell' | 'counter.reserve'>(
  name: Name,
  input: CommandInput<Name>,
) => {
  const { status, body } = await (await operator('box_office')).run(name, input);
  expect(status, JSON.stringify(body)).toBe(200);
  return String(body.order_id);
};
let closedDays = 0;
/** Each is later than the one before: what is closed cannot be closed again. */
const nextDay = () => {
  closedDays += 1;
  return new Date(Date.UTC(2020, 0, closedDays)).toISOString().slice(0, 10);
};
const payout = (reference: string) => ({
  provider: 'sandbox',
  reference,
  currency_code: 'RUB',
  lines: [{ provider_id: 'pay-1', gross_minor: 1100, fee_minor: 30 }],
});
/** A message that waits to be sent to a system of the house. */
const storedDelivery = async () => {
  const [webhook_id, delivery_id] = [randomUUID(), randomUUID()];
  await db().query(sql`
    insert into webhooks (id, url, events, created_at, created_by)
    values (${webhook_id}, 'https://crm.example/', array['order.paid'], ${now()}, 'anna')`);
  await db().query(sql`
    insert into webhook_deliveries (id, webhook_id, deduplication_key, event, details, created_at, due_at)
    values (${delivery_id}, ${webhook_id}, 'one', 'order.paid', '{}', ${now()}, ${now()})`);
  return { webhook_id, delivery_id };
};
const paidOrder = async () => (await storeOrder(db(), 'paid')).id;
/** A seat of the seated catalogue that is kept from the sale. */
const withheldSeat = async () => {
  await db().query(sql`
    insert into stock_seats (event_id, performance_id, seat, zone, state)
    values (9, 12, 3, 'front', 'withheld')
    on conflict (event_id, performance_id, seat) do update set state = 'withheld', expires_at = null`);
  return 3;
};
beforeAll(async () => {
  expect(await importCatalogue(db(), seatedCatalogue(), { now: now() })).toMatchObject({ kind: 'imported' });
});
const someone = async () => (await operator('editor')).me();

const everyPair = (Object.keys(commands) as CommandName[]).flatMap((name) =>
  staffRoles.map((role) => ({ name, role })),
);

describe('every command × every role, by the table of the domain', () => {
  const byRole = new Map<StaffRole, Operator>();
  it.each(everyPair)('$role: $name', async ({ name, role }) => {
    const actor = byRole.get(role) ?? (await operator(role));
    byRole.set(role, actor);
    const [permission, makeInput] = commands[name];
    const input = (await makeInput()) as CommandInput<typeof name>;
    const isAllowed = hasPermission([{ role, scope: house }], permission);
    const before = await entries(name);
    const previewed = await actor.preview(name, input);
    expect([previewed.status, code(previewed)]).toEqual(
      isAllowed ? [200, undefined] : [403, 'not_permitted'],
    );
    // Whoever takes a minute to think has seen the same.
    pass(1);
    const ran = await actor.run(name, input, { seen: previewed.body.seen });
    expect([ran.status, code(ran)]).toEqual(isAllowed ? [200, undefined] : [403, 'not_permitted']);
    if (isAllowed) expect(commandContracts[name].result.parse(ran.body)).toEqual(ran.body);
    expect((await entries(name)).length - before.length).toBe(isAllowed ? 1 : 0);
  });

  it('an owner of one event is none of the house', async () => {
    const limited = await operator({ role: 'owner', scope: { kind: 'events', ids: [1] } });
    for (const answer of [
      await limited.preview('staff.invite', newcomer()),
      await limited.run('staff.invite', newcomer()),
      await limited.get(consolePaths.listStaff),
      await limited.get(consolePaths.searchAudit),
    ])
      expect([answer.status, code(answer)]).toEqual([403, 'not_permitted']);
  });

  it('whoever may not do it learns nothing of what is there', async () => {
    const [editor, other] = [await operator('editor'), await operator('finance')];
    const { email } = await other.me();
    for (const input of [
      { ...newcomer(), email },
      { ...newcomer(), email: 'nobody' },
    ]) {
      const refused = await editor.preview('staff.invite', input);
      expect([refused.status, code(refused)]).toEqual([403, 'not_permitted']);
    }
  });

  it('whoever is not signed in is told so before anything they sent is read', async () => {
    const nobody = browser();
    for (const url of [consolePaths.runCommand, consolePaths.previewCommand]) {
      const answer = await nobody.call('POST', url.replace(':command', 'staff.invite'), { nonsense: true });
      expect([answer.status, code(answer)]).toEqual([401, 'signed_out']);
    }
  });
});

describe('a command', () => {
  it('is written down with who did it, to what and why, what was before and after, and its request', async () => {
    const [owner, anna] = [await operator('owner'), await operator('editor')];
    const [actor, { id }] = [await owner.me(), await anna.me()];
    const input = { account_id: id, roles: [{ role: 'finance' as const, scope: house }] };
    await owner.run('staff.change-roles', input, { reason: 'she moves to the office' });
    const entry = (await entries('staff.change-roles')).at(-1);
    expect(entry).toEqual({
      actor: actor.email,
      account_id: actor.id,
      session_id: actor.session.id,
      command: 'staff.change-roles',
      subject: `account:${id}`,
      reason: 'she moves to the office',
      before: { roles: [{ role: 'editor', scope: house }] },
      after: { roles: [{ role: 'finance', scope: house }] },
      request_id: expect.stringMatching(/^[\w-]{8,64}$/),
    });
  });

  it('of the command line names who typed it where', async () => {
    await invite(['door_lead']);
    expect((await entries('staff.invite')).at(-1)).toMatchObject({
      actor: 'anna@machine',
      account_id: null,
      session_id: null,
    });
  });

  it('wants a reason', async () => {
    const refused = await (await operator('owner')).run('staff.invite', newcomer(), { reason: '  ' });
    expect([refused.status, code(refused)]).toEqual([422, 'invalid_request']);
  });

  it('shows what it would do, and does none of it', async () => {
    const owner = await operator('owner');
    const input = newcomer();
    const { body } = await owner.preview('staff.invite', input);
    expect(body).toMatchObject({
      before: null,
      after: { email: input.email, name: 'Boris', roles: input.roles, is_invited: true },
      needs_step_up: true,
      needs_second_person: false,
    });
    const { rowCount } = await db().query(sql`select 1 from staff_accounts where email = ${input.email}`);
    expect(rowCount).toBe(0);
  });

  it('does what was looked at, or says who changed it meanwhile and does nothing', async () => {
    const [owner, quicker, anna] = [
      await operator('owner'),
      await operator('owner'),
      await operator('editor'),
    ];
    const { id } = await anna.me();
    const give = (role: StaffRole) => ({ account_id: id, roles: [{ role, scope: house }] });
    const { body: looked } = await owner.preview('staff.change-roles', give('finance'));
    pass(1);
    await quicker.run('staff.change-roles', give('door_lead'));
    const by = { name: (await quicker.me()).email, command: 'staff.change-roles', at: now().toISOString() };
    pass(1);
    const refused = await owner.run('staff.change-roles', give('finance'), { seen: looked.seen });
    expect([refused.status, refused.body.error]).toMatchObject([
      409,
      { code: 'preview_changed', changed_by: by },
    ]);
    const { body: again } = await owner.preview('staff.change-roles', give('finance'));
    expect(again.before).toEqual({ roles: give('door_lead').roles });
    const done = await owner.run('staff.change-roles', give('finance'), { seen: again.seen });
    expect(done.status).toBe(200);
  });

  it('that something else has changed names nobody', async () => {
    const [owner, anna] = [await operator('owner'), await operator('editor')];
    const { id } = await anna.me();
    pass(1);
    const { body: looked } = await owner.preview('staff.change-roles', { account_id: id, roles: [] });
    await db().query(sql`delete from staff_roles where account_id = ${id}`);
    for (const seen of [looked.seen, 'nonsense', `${'9'.repeat(40)}.nonsense`]) {
      const refused = await owner.run('staff.change-roles', { account_id: id, roles: [] }, { seen });
      expect(refused.body.error).toMatchObject({ code: 'preview_changed', changed_by: null });
    }
  });

  it('is done once under one key, asked again or at the same time, and the same is answered', async () => {
    const owner = await operator('owner');
    const [input, key] = [newcomer(), randomUUID()];
    const touches = [await owner.touch('staff.invite', input), await owner.touch('staff.invite', input)];
    const together = await Promise.all(
      touches.map((stepUp) => owner.run('staff.invite', input, { key, stepUp })),
    );
    const again = await owner.run('staff.invite', input, { key, stepUp: null });
    expect(together.map(({ status }) => status)).toEqual([200, 200]);
    expect([...together, again].map(({ body }) => body)).toEqual(Array(3).fill(again.body));
    expect((await browser().follow(String(again.body.link))).status).toBe(200);
    const written = (await entries('staff.invite')).filter(
      ({ subject }) => subject === `account:${again.body.account_id}`,
    );
    expect(written).toHaveLength(1);
  });

  it('is done once under one key where nothing but the key says that it was done', async () => {
    const owner = await operator('owner');
    const [note, key] = [{ order_id: await paidOrder(), text: 'came twice' }, randomUUID()];
    const answers = [
      await owner.run('order.note', note, { key }),
      await owner.run('order.note', note, { key }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    const written = (await entries('order.note')).filter(
      ({ subject }) => subject === `order:${note.order_id}`,
    );
    expect(written).toHaveLength(1);
  });

  it('is refused under a key that was used for something else, and under another’s key is their own', async () => {
    const [owner, other] = [await operator('owner'), await operator('owner')];
    const key = randomUUID();
    expect((await owner.run('staff.invite', newcomer(), { key })).status).toBe(200);
    const reused = await owner.run('staff.invite', newcomer(), { key });
    expect([reused.status, code(reused)]).toEqual([409, 'idempotency_key_reused']);
    expect((await other.run('staff.invite', newcomer(), { key })).status).toBe(200);
  });

  it('stores no link: what came of it is kept, what opens the house is not', async () => {
    const owner = await operator('owner');
    const { body } = await owner.run('staff.invite', newcomer());
    const [, token = ''] = String(body.link).split('#');
    const { rows } = await db().query(sql<{ outcome: unknown }>`select outcome from command_results`);
    expect(JSON.stringify(rows)).toContain(String(body.account_id));
    expect(JSON.stringify(rows)).not.toContain(token);
  });
});

describe('a touch of a passkey', () => {
  const refused = [403, 'step_up_required'];
  const outcome = (answer: Answer) => [answer.status, code(answer)];

  it('is needed, and is for exactly one act', async () => {
    const owner = await operator('owner');
    const [input, other] = [newcomer(), newcomer()];
    expect(outcome(await owner.run('staff.invite', input, { stepUp: null }))).toEqual(refused);
    const forOther = await owner.touch('staff.invite', other);
    expect(outcome(await owner.run('staff.invite', input, { stepUp: forOther }))).toEqual(refused);
    const more = { ...input, roles: [{ role: 'owner' as const, scope: house }] };
    const forLess = await owner.touch('staff.invite', input);
    expect(outcome(await owner.run('staff.invite', more, { stepUp: forLess }))).toEqual(refused);
    expect((await owner.run('staff.invite', input)).status).toBe(200);
  });

  it('counts once', async () => {
    const owner = await operator('owner');
    const input = newcomer();
    const stepUp = await owner.touch('staff.invite', input);
    expect((await owner.run('staff.invite', input, { stepUp })).status).toBe(200);
    expect(outcome(await owner.run('staff.invite', input, { stepUp }))).toEqual(refused);
  });

  it('counts in the session that asked for it, and for five minutes', async () => {
    const owner = await operator('owner');
    const elsewhere = browser(owner.authenticator);
    await elsewhere.signIn();
    const input = newcomer();
    const stepUp = await owner.touch('staff.invite', input);
    expect(outcome(await elsewhere.run('staff.invite', input, { stepUp }))).toEqual(refused);
    const late = await owner.touch('staff.invite', input);
    pass(6);
    expect(outcome(await owner.run('staff.invite', input, { stepUp: late }))).toEqual(refused);
  });

  it('is of the account’s own passkey, by a person who proves to be there, on our own page', async () => {
    const [owner, other] = [await operator('owner'), await operator('owner')];
    const input = newcomer();
    const { body } = await owner.call('POST', consolePaths.startStepUp, { command: 'staff.invite', input });
    const options = { challenge: String(body.challenge), rpId: String(body.rpId) };
    const theirs = other.authenticator.get(options, { origin: 'https://console.example' });
    expect(outcome(await owner.run('staff.invite', input, { stepUp: theirs }))).toEqual(refused);
    const unproven = await owner.touch('staff.invite', input, { isUserVerified: false });
    expect(outcome(await owner.run('staff.invite', input, { stepUp: unproven }))).toEqual(refused);
    const elsewhere = await owner.touch('staff.invite', input, { origin: 'https://evil.example' });
    expect(outcome(await owner.run('staff.invite', input, { stepUp: elsewhere }))).toEqual(refused);
  });

  it('of a sign-in is none for an act', async () => {
    const owner = await operator('owner');
    const stepUp = owner.authenticator.get(await owner.startSignIn(), { origin: 'https://console.example' });
    expect(outcome(await owner.run('staff.invite', newcomer(), { stepUp }))).toEqual(refused);
  });

  it('cannot be had by whoever has no passkey yet', async () => {
    const owner = browser();
    await owner.follow(await invite(['owner']));
    const asked = await owner.call('POST', consolePaths.startStepUp, {
      command: 'staff.invite',
      input: newcomer(),
    });
    expect([asked.status, code(asked)]).toEqual([409, 'passkey_missing']);
  });
});

/** How many of this database wait for somebody else's lock. */
const waiting = async () => {
  const { rows } = await db().query(sql<{ count: number }>`
    select count(*) as count from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`);
  return rows[0]?.count;
};

describe('staff', () => {
  it('of a house always has an owner, also when two take each other’s role away at once', async () => {
    const { rows } = await db().query(sql<{ account_id: string }>`
      select account_id from staff_roles where role = 'owner' and scope = 'house'`);
    const [anna, boris] = [await operator('owner'), await operator('owner')];
    for (const { account_id } of rows)
      expect((await anna.run('staff.change-roles', { account_id, roles: [] })).status).toBe(200);
    const [a, b] = [(await anna.me()).id, (await boris.me()).id];
    const take = async (actor: Operator, account_id: string) => {
      const input = { account_id, roles: [] };
      const body = { input, reason: 'a quarrel', step_up: await actor.touch('staff.change-roles', input) };
      const url = consolePaths.runCommand.replace(':command', 'staff.change-roles');
      return () => actor.call('POST', url, body, { 'idempotency-key': randomUUID() });
    };
    const both = [await take(anna, b), await take(boris, a)];
    // Both are under way before either can end: whoever holds the owners lets them go when both wait.
    const answers = await db()
      .transaction(async (tx) => {
        await tx.query(sql`select 1 from staff_roles where role = 'owner' for update`);
        const underWay = both.map((act) => act());
        await expect.poll(waiting).toBe(2);
        return underWay;
      })
      .then((underWay) => Promise.all(underWay));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const { rows: left } = await db().query(sql<{ account_id: string }>`
      select account_id from staff_roles where role = 'owner' and scope = 'house'`);
    expect(left).toHaveLength(1);
    const [remaining, id] = left[0]?.account_id === a ? [anna, a] : [boris, b];
    const last = await remaining.run('staff.change-roles', { account_id: id, roles: [] });
    expect([last.status, code(last)]).toEqual([409, 'last_owner']);
  });

  it.each<[string, Partial<CommandInput<'staff.invite'>>, number, string]>([
    ['something that is no address', { email: 'nobody' }, 422, 'invalid_request'],
    [
      'a role twice',
      {
        roles: [
          { role: 'editor', scope: house },
          { role: 'editor', scope: { kind: 'places', ids: [1] } },
        ],
      },
      422,
      'invalid_request',
    ],
  ])('is not invited with %s', async (_what, more, status, error) => {
    const owner = await operator('owner');
    const answer = await owner.run('staff.invite', { ...newcomer(), ...more });
    expect([answer.status, code(answer)]).toEqual([status, error]);
  });

  it('that has lost its passkeys is invited anew, with the roles it has', async () => {
    const [owner, anna] = [await operator('owner'), await operator('editor')];
    const { email, id } = await anna.me();
    const invitation = {
      email: email.toUpperCase(),
      name: 'Anna',
      roles: [{ role: 'editor' as const, scope: house }],
    };
    const others = { ...invitation, roles: [{ role: 'owner' as const, scope: house }] };
    const refused = await owner.run('staff.invite', others);
    expect([refused.status, code(refused)]).toEqual([409, 'account_exists']);
    const { body } = await owner.run('staff.invite', invitation);
    expect(body.account_id).toBe(id);
    const newDevice = browser();
    expect((await newDevice.follow(String(body.link))).body).toMatchObject({ id });
    expect((await newDevice.makePasskey()).status).toBe(200);
    expect((await newDevice.me()).passkeys).toHaveLength(2);
  });
});

describe('the audit log', () => {
  it.each([
    ['changed', sql`update audit_log set reason = ''`],
    ['deleted', sql`delete from audit_log`],
    ['emptied', sql`truncate audit_log`],
  ])('cannot be %s, not even where ordinary triggers are off', async (_what, statement) => {
    await operator('owner');
    const change = db().transaction(async (tx) => {
      await tx.query(sql`set local session_replication_role = replica`);
      await tx.query(statement);
    });
    await expect(change).rejects.toThrow('the audit log is only ever added to');
  });

  it('has nothing of a command that failed, and a command is not done that cannot be written down', async () => {
    const owner = await operator('owner');
    const input = newcomer();
    const stepUp = await owner.touch('staff.invite', input);
    await db().query(
      sql`alter table audit_log add constraint full_disk check (command <> 'staff.invite') not valid`,
    );
    const failed = await owner.run('staff.invite', input, { stepUp });
    await db().query(sql`alter table audit_log drop constraint full_disk`);
    expect(failed.status).toBe(500);
    const { rowCount } = await db().query(sql`select 1 from staff_accounts where email = ${input.email}`);
    expect(rowCount).toBe(0);
  });
});
