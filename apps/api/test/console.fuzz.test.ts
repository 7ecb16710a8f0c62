import { randomUUID } from 'node:crypto';
import { consolePaths } from '@parterre/contracts/paths/console-paths';
import { doorPaths } from '@parterre/contracts/paths/door-paths';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { sql } from '../src/database/sql.ts';
import { importCatalogue } from '../src/features/catalogue/import/import-catalogue.service.ts';
import { consoleFixture, consoleOrigin } from '../src/testing/console/console-fixture.ts';
import { storeOrder } from '../src/testing/console/stored-orders.ts';
import { seatedCatalogue, smallPlan } from '../src/testing/seated-catalogue.ts';
import { type Call, type FuzzedRequest, fuzzedRequests, type Json, mutate } from './fuzzed-changes.ts';

// By night: FUZZED_CHANGES=10000 npm test.
const requests = Number(process.env.FUZZED_CHANGES ?? 1500);
const atOnce = 20;

const { app, operator, browser, invite, db, now } = consoleFixture();

const roles: Json = [
  { role: 'editor', scope: { kind: 'places', ids: [1, 2] } },
  { role: 'door_lead', scope: { kind: 'house' } },
];

/** As pages send them, with what is there; what signs in was used before, so that whoever is signed in stays so. */
async function calls(): Promise<readonly Call[]> {
  const [owner, editor] = [await operator('owner'), await (await operator('editor')).me()];
  await importCatalogue(db(), seatedCatalogue(), { now: now() });
  const order = await storeOrder(db(), 'paid');
  const link = await invite(['finance']);
  const assertion: Json = structuredClone(
    owner.authenticator.get(await owner.startSignIn(), { origin: consoleOrigin }),
  ) as unknown as Json;
  await browser().call('POST', consolePaths.signIn, { assertion });
  await browser().follow(link);
  const draft_id = String((await owner.run('drafts.create', { name: 'Autumn' })).body.draft_id);
  const category: Json = { source_id: 'mime', type: 'stage', name: { ru: 'Пантомима', en: 'Mime' } };
  const newcomer: Json = { email: `${randomUUID()}@example.com`, name: 'Boris', roles };
  const places: { readonly [key: string]: Json } = {
    performance_id: 12,
    tickets: [{ id: '12:floor', count: 1 }],
    expected_total: 550,
    currency_code: 'RUB',
    lang: 'ru',
  };
  const inputs: Readonly<Record<string, Json>> = {
    'staff.invite': newcomer,
    'staff.change-roles': { account_id: editor.id, roles },
    'staff.end-session': { session_id: editor.session.id },
    'order.refund': {
      order_id: order.id,
      what: { kind: 'tickets', numbers: [order.ticketNumber] },
      amount: 11,
      currency_code: 'RUB',
    },
    'order.resend-mail': { order_id: order.id },
    'order.change-company': {
      order_id: order.id,
      company: { name: 'Фонарь', address: 'Москва', country: 'RU', tax_number: '7701234567' },
    },
    'order.correct-contact': { order_id: order.id, name: 'Anna', email: 'anna@example.com' },
    'order.reissue-ticket': { order_id: order.id, number: order.ticketNumber },
    'order.move': {
      order_id: order.id,
      moves: [{ ticket: order.ticketNumber, to: '12:2' }],
      difference: -1990,
      currency_code: 'RUB',
      settlement: 'refund',
    },
    'order.receive-transfer': { order_id: order.id, amount: 11, is_another: true },
    'order.note': { order_id: order.id, text: 'came twice' },
    'plans.save': { source_id: 'studio-plan', name: 'Studio', plan: { ...smallPlan }, hall_ids: [1] },
    'performance.swap-plan': { performance_id: 12, plan_id: 1 },
    'performances.create': {
      model_id: 12,
      pattern: {
        weekdays: [2, 3],
        times: ['19:30'],
        from: '2027-01-05',
        until: '2027-01-20',
        except: ['2027-01-06'],
      },
    },
    'performances.change': {
      performances: [
        {
          id: 12,
          started_at: '2026-12-18T19:00:00+03:00',
          sale_starts_at: null,
          sale_ends_at: '2026-12-18T16:00:00Z',
          status: 'scheduled',
          price_list: 0,
        },
      ],
      change: {
        shift_minutes: 30,
        opens: { kind: 'days_before', days: 14, time: '10:00' },
        closes: { kind: 'before', minutes: 60 },
        sale: 'open',
        prices: { kind: 'event' },
      },
    },
    'drafts.create': { name: 'Autumn' },
    'drafts.rename': { draft_id, name: 'Winter' },
    'drafts.save-item': {
      draft_id,
      kind: 'categories',
      key: 'mime',
      base: null,
      item: category,
      revision: 0,
    },
    'drafts.remove-item': { draft_id, kind: 'categories', key: 'ballet' },
    'drafts.publish': { draft_id, at: '2027-01-01T09:00:00Z' },
    'drafts.unschedule': { draft_id },
    'publications.undo': { publication_id: randomUUID() },
    'door.save-doors': {
      place_id: 1,
      doors: [{ id: randomUUID(), name: 'Main', sectors: ['Stalls', 'Balcony'] }],
    },
    'door.pair-device': { name: 'Phone 1', door_id: randomUUID(), performance_ids: [12] },
    'door.end-device': { device_id: randomUUID() },
    'door.set-re-entry': { performance_id: 12, re_entry: 'free' },
    'door.let-in': { performance_id: 12, number: order.ticketNumber, door_id: randomUUID() },
    'door.undo-scan': { performance_id: 12, scan_id: randomUUID() },
    'waiting-room.turn-on': { performance_id: 12, scope: 'opening' },
    'waiting-room.turn-off': { room_id: 1 },
    'waiting-room.set-pace': { room_id: 1, max_per_minute: 60, is_paused: true },
    'rehearsals.ask': { performance_id: 12, visitors: 60, has_room: true },
    'rehearsals.stop': { rehearsal_id: randomUUID() },
    'seats.withhold': { performance_id: 12, seats: [0, 1, 2], release_at: '2027-01-01T00:00:00Z' },
    'seats.release': { performance_id: 12, seats: [0, 1, 2] },
    'performance.call-off': { performance_id: 12, what: { kind: 'cancel', days_to_choose: 14 } },
    'performance.pause-call-off': { call_off_id: randomUUID() },
    'performance.resume-call-off': { call_off_id: randomUUID() },
    'counter.sell': { ...places, way: 'cash', contact: { name: 'Anna', email: 'anna@example.com' } },
    'counter.reserve': {
      ...places,
      contact: { name: 'Anna', phone: '+79161234567' },
      until: '2026-12-10T09:00:00Z',
    },
    'counter.collect': { order_id: order.id, way: 'card_terminal', amount: 11 },
    'counter.release': { order_id: order.id },
    'counter.mail': { order_id: order.id, email: 'anna@example.com' },
    'counter.close': {
      currency_code: 'RUB',
      opening_float: 50,
      counted: 60,
      expected: 50,
      explanation: 'a tip',
    },
    'settlement.close': { until: '2026-10-31' },
    'settlement.import-payout': {
      provider: 'sandbox',
      reference: 'po-1',
      currency_code: 'RUB',
      lines: [{ provider_id: 'pay-1', gross_minor: 1100, fee_minor: 30 }],
    },
    'orders.export': {
      search: 'anna',
      state: 'paid',
      event_id: 1,
      performance_id: 2,
      paid_since: '2026-01-01T00:00:00Z',
    },
    'attention.resolve': { subject: 'payment:1' },
    'doctor.run': {},
    'vouchers.issue': {
      name: 'Spring',
      codes: { kind: 'many', count: 3, prefix: 'SPRING' },
      rule: { kind: 'amount', amount: 10 },
      is_combinable: true,
      returns: 'always',
      currency_code: 'RUB',
      budget: 100,
      event_ids: [1],
      zones: ['floor'],
      max_uses: 3,
      valid_until: '2027-01-01T00:00:00Z',
    },
    'vouchers.end': { batch_id: randomUUID(), voucher_id: randomUUID() },
    'bundles.save': {
      bundle_id: randomUUID(),
      code: 'THREE',
      names: { ru: 'Три из пяти' },
      pick: 2,
      performance_ids: [1, 2],
      zones: ['floor'],
      is_same_seat: true,
      rule: { kind: 'fixed', prices: [{ currency_code: 'RUB', zone: null, amount: 100 }] },
      is_combinable: false,
      returns: 'whole',
      valid_until: '2027-01-01T00:00:00Z',
    },
    'bundles.end': { bundle_id: randomUUID() },
    'wishes.end': { wish_id: randomUUID() },
    'allotments.end': { allotment_id: randomUUID() },
    'webhooks.add': { url: 'https://crm.example/', events: ['order.paid', 'refund.done'] },
    'webhooks.change': {
      webhook_id: randomUUID(),
      url: 'https://crm.example/',
      is_active: true,
      rotates_secret: true,
    },
    'webhooks.remove': { webhook_id: randomUUID() },
    'webhooks.replay': { delivery_id: randomUUID() },
    'privacy.export': { email: 'anna@example.com' },
    'privacy.forget': { email: 'nobody@example.com' },
    'request.confirm': { request_id: randomUUID() },
    'request.decline': { request_id: randomUUID() },
    'staff.remove-passkey': { passkey_id: editor.passkeys[0]?.id ?? '' },
  };
  const commands = Object.entries(inputs).flatMap(([name, input]): Call[] => [
    {
      method: 'POST',
      url: consolePaths.runCommand.replace(':command', name),
      body: { input, reason: 'for a test', step_up: assertion },
    },
    { method: 'POST', url: consolePaths.previewCommand.replace(':command', name), body: { input } },
    { method: 'POST', url: consolePaths.startStepUp, body: { command: name, input } },
  ]);
  return [
    ...commands,
    { method: 'POST', url: consolePaths.acceptInvitation, body: { token: new URL(link).hash.slice(1) } },
    { method: 'POST', url: consolePaths.startSignIn },
    { method: 'POST', url: consolePaths.signIn, body: { assertion } },
    { method: 'POST', url: consolePaths.startPasskey, body: { step_up: assertion } },
    {
      method: 'POST',
      url: consolePaths.addPasskey,
      body: {
        name: 'a key',
        attestation: {
          id: 'AAAA',
          rawId: 'AAAA',
          type: 'public-key',
          response: { clientDataJSON: 'e30', attestationObject: 'o2NmbXRkbm9uZQ', transports: ['usb'] },
        },
      },
    },
    { method: 'POST', url: consolePaths.uploadPicture, body: 'not a picture' },
    { method: 'POST', url: doorPaths.pair, body: { token: 'AAAA' } },
    { method: 'POST', url: doorPaths.sync, body: { since: '0', lang: 'ru', unsent: 0, scans: [] } },
    { method: 'POST', url: doorPaths.leave },
    { method: 'GET', url: `${consolePaths.showDoor}?performance_id=12&lang=ru` },
    { method: 'GET', url: `${consolePaths.showWaitingRoom}?performance_id=12&lang=ru` },
    { method: 'GET', url: '/media/uploads/0a-320.avif' },
    { method: 'GET', url: consolePaths.readMe },
    { method: 'GET', url: consolePaths.searchAudit },
    { method: 'GET', url: `${consolePaths.listItems}?kind=events&q=rec&page=1&limit=5` },
    { method: 'GET', url: `${consolePaths.readItem}?kind=events&key=recital&draft_id=${draft_id}` },
    { method: 'GET', url: consolePaths.listDrafts },
    { method: 'GET', url: `${consolePaths.readDraft}?id=${draft_id}` },
    { method: 'GET', url: `${consolePaths.listPublications}?page=1&limit=5` },
    { method: 'GET', url: `${consolePaths.readPublication}?id=${randomUUID()}` },
    { method: 'GET', url: consolePaths.listWebhooks },
    { method: 'GET', url: `${consolePaths.listDeliveries}?webhook_id=${randomUUID()}&before=3` },
    { method: 'GET', url: `${consolePaths.readHeld}?email=anna@example.com` },
    { method: 'GET', url: `${consolePaths.readPerson}?key=e30.x` },
    { method: 'GET', url: `${consolePaths.readToday}?lang=ru` },
    { method: 'GET', url: `${consolePaths.readToday}?lang=xx` },
    {
      method: 'GET',
      url: `${consolePaths.planCallOff}?performance_id=12&kind=move&started_at=2026-12-20T19:00`,
    },
    { method: 'GET', url: `${consolePaths.planCallOff}?performance_id=12&kind=cancel&days_to_choose=14` },
    { method: 'GET', url: `${consolePaths.watchCallOff}?performance_id=12` },
    { method: 'GET', url: consolePaths.findOrders },
    { method: 'GET', url: consolePaths.readExport },
    { method: 'GET', url: consolePaths.readOrder },
    { method: 'GET', url: consolePaths.listPerformances },
    { method: 'GET', url: consolePaths.readGrid },
    { method: 'GET', url: consolePaths.readSettlement },
    { method: 'GET', url: `${consolePaths.readSettlement}?by=performance&basis=performance&from=2026-01-01` },
    { method: 'GET', url: consolePaths.readBooks },
    { method: 'GET', url: `${consolePaths.readGrid}?from=1900-01-01&after=9999999999999.999999999` },
    { method: 'GET', url: `${consolePaths.readGrid}?from=0000-01-01` },
    { method: 'GET', url: `${consolePaths.showHall}?performance_id=12` },
    { method: 'GET', url: `${consolePaths.showCounter}?performance_id=12` },
    { method: 'GET', url: `${consolePaths.listPrintedTickets}?number=100001` },
    { method: 'GET', url: consolePaths.readTill },
    { method: 'GET', url: `${consolePaths.readPlan}?hash=0123456789abcdef` },
  ];
}

it('whatever is sent to the console, nothing fails and nobody gets in who was not let in', {
  timeout: 60_000 + requests * 100,
}, async () => {
  const cookies = [
    (await operator('owner')).cookie(),
    (await operator('box_office')).cookie(),
    `__Host-console=${'A'.repeat(43)}`,
    '__Host-console=%00; console=x',
    undefined,
  ];
  const statuses = new Map<number, number>();
  const send = async ({ call, mutations, visitor, key, contentType, raw, query }: FuzzedRequest) => {
    const cookie = cookies[visitor % cookies.length];
    const body = call.body === undefined ? undefined : JSON.stringify(mutate(call.body, mutations));
    const payload = call.method === 'GET' ? undefined : (raw ?? body);
    const reply = await app().inject({
      method: call.method,
      url: call.url + (call.url.includes('?') ? query.replace('?', '&') : query),
      headers: {
        origin: consoleOrigin,
        ...(cookie && { cookie }),
        ...(key !== null && /^[\x20-\x7e]*$/.test(key) && { 'idempotency-key': key }),
        ...(payload !== undefined && { 'content-type': contentType }),
      },
      ...(payload !== undefined && { payload }),
    });
    const { statusCode } = reply;
    statuses.set(statusCode, (statuses.get(statusCode) ?? 0) + 1);
    const isFine = statusCode < 500 || (statusCode === 503 && reply.headers['retry-after'] !== undefined);
    expect(isFine, `${call.method} ${call.url}\n${payload}\n${statusCode} ${reply.body}`).toBe(true);
  };
  const generated = fc.sample(fuzzedRequests(await calls()), { numRuns: requests });
  for (let start = 0; start < requests; start += atOnce)
    await Promise.all(generated.slice(start, start + atOnce).map(send));
  // Neither all refused nor all waved through.
  expect([...statuses.keys()]).toEqual(expect.arrayContaining([200, 401, 403, 422]));
  const { rows } = await db().query(sql<{ email: string }>`
    select email from staff_accounts where name = 'Boris'`);
  // Without a touch of a passkey that was asked for it, nobody is invited.
  expect(rows).toEqual([]);
  expect((await browser().get(consolePaths.readMe)).status).toBe(401);
});
