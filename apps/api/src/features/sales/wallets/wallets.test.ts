import { createPrivateKey, verify } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { createSecureServer } from 'node:http2';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import type { Order } from '@parterre/contracts/orders/order';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sql } from '../../../database/sql.ts';
import { announce, usualStart } from '../../../testing/announce.ts';
import { forget } from '../../../testing/forget.ts';
import { orderFixture } from '../../../testing/order-fixture.ts';
import { readPass } from '../../../testing/read-pass.ts';
import {
  makeCertificate,
  makePassAuthority,
  makeServiceAccount,
  testPassType,
} from '../../../testing/wallet-keys.ts';
import { workOutbox } from '../outbox/outbox.service.ts';
import { refundOrder } from '../refunds/refund-order.service.ts';
import { forgetPasses, sweepPasses } from './sweep-passes.service.ts';

const authority = makePassAuthority();
const account = makeServiceAccount();
const google = {
  issuerId: '3388000000012345678',
  email: 'wallet@parterre.example',
  key: createPrivateKey(JSON.parse(account.file).private_key),
  tokenUrl: '',
};
const addresses = { api: '', save: 'https://pay.google.example/save' };
const apple = {
  certificate: authority.pass.certificate,
  key: authority.pass.key,
  issuer: authority.certificate,
  passType: testPassType,
  teamId: 'TEAM123456',
  validUntil: new Date('2036-01-01T00:00:00Z'),
};
const fixture = orderFixture({
  app: { apiUrl: 'https://api.test', wallets: { apple, google }, googleAddresses: addresses },
});
const { api, deps, ordered, begin, read, bank, bankId, call, rows, pass, visitor, place } = fixture;

/** What Google was told: method and address, with what. */
const told: { call: string; body: { id: string } }[] = [];
let isGoogleAway = false;
const googleServer = createServer(async (request, response) => {
  const body = await text(request);
  if (isGoogleAway) return response.writeHead(503).end();
  if (request.url === '/token')
    return response.end(JSON.stringify({ access_token: `for ${body.length > 100}` }));
  const { id } = JSON.parse(body);
  const isKnown = told.some((one) => one.body.id === id);
  if (request.method === 'POST' && isKnown) return response.writeHead(409).end();
  told.push({ call: `${request.method} ${request.url}`, body: JSON.parse(body) });
  return response.end('{}');
});
/** What Apple's pushes were asked, and how it answers the next. */
const pushes: Record<string, unknown>[] = [];
let pushStatus = 200;
const pushKeys = makeCertificate({
  attributes: [{ name: 'commonName', value: '127.0.0.1' }],
  issuer: authority,
  host: '127.0.0.1',
});
const pushServer = createSecureServer({
  ...{ key: pushKeys.key, cert: pushKeys.certificate, ca: authority.certificate },
  ...{ requestCert: true, rejectUnauthorized: true },
});
pushServer.on('stream', async (stream, headers) => {
  pushes.push({ path: headers[':path'], topic: headers['apns-topic'], body: await text(stream) });
  stream.respond({ ':status': pushStatus });
  stream.end(pushStatus === 200 ? '' : '{"reason":"Unregistered"}');
});
const readPort = (server: { address(): AddressInfo | string | null }) =>
  (server.address() as AddressInfo).port;

beforeAll(async () => {
  googleServer.listen(0, '127.0.0.1');
  pushServer.listen(0, '127.0.0.1');
  await Promise.all([once(googleServer, 'listening'), once(pushServer, 'listening')]);
  const url = `http://127.0.0.1:${readPort(googleServer)}`;
  Object.assign(google, { tokenUrl: `${url}/token` });
  Object.assign(addresses, { api: url });
});
afterAll(() => {
  googleServer.close();
  pushServer.close();
});
beforeEach(() => {
  told.length = 0;
  pushes.length = 0;
  isGoogleAway = false;
  pushStatus = 200;
});
afterEach(() => announce(fixture, { started_at: usualStart, status: 'scheduled' }));

async function paid(more = {}): Promise<Order> {
  const order = await ordered(more);
  await bank().pay(await bankId(await begin(order)));
  return read(order);
}

async function paidSeat(): Promise<Order> {
  const anna = visitor();
  await anna.add('12:2');
  const placed = await place(anna, { lang: 'de', expected_total: 2200 });
  expect(placed).toMatchObject({ status: 201 });
  const { token } = placed.body as unknown as Order;
  await bank().pay(await bankId(await begin({ token })));
  return read({ token });
}

const get = (url: string, headers: Record<string, string> = {}) => api().app.inject({ url, headers });
async function applePass(code: string | null | undefined) {
  const answer = await get(`/api/tickets/${code}/ticket.pkpass`);
  expect(answer.statusCode, answer.body).toBe(200);
  expect(answer.headers['content-type']).toBe('application/vnd.apple.pkpass');
  return readPass(answer.rawPayload, authority.certificate);
}
const sweep = () =>
  sweepPasses({
    sale: deps(),
    atOrder: async () => deps(),
    push: { url: `https://127.0.0.1:${readPort(pushServer)}`, ca: authority.certificate },
  });
const workChanges = async () => {
  pass(11);
  await workOutbox(deps(), async () => undefined);
};

/** A phone that has the pass of a ticket. */
async function phone(code: string | null | undefined, device = 'phone-1') {
  const { json } = await applePass(code);
  const { serialNumber, authenticationToken } = json as Record<string, string>;
  const service = '/api/wallet/v1';
  const registration = `${service}/devices/${device}/registrations/${testPassType}/${serialNumber}`;
  const headers = { authorization: `ApplePass ${authenticationToken}` };
  return {
    serialNumber,
    register: (token = authenticationToken) =>
      api().app.inject({
        method: 'POST',
        url: registration,
        headers: { authorization: `ApplePass ${token}` },
        payload: { pushToken: 'abcdef0123' },
      }),
    unregister: () => api().app.inject({ method: 'DELETE', url: registration, headers }),
    changed: (since?: string) =>
      get(
        `${service}/devices/${device}/registrations/${testPassType}${since === undefined ? '' : `?passesUpdatedSince=${since}`}`,
      ),
    fetch: async () => {
      const answer = await get(`${service}/passes/${testPassType}/${serialNumber}`, headers);
      expect(answer.statusCode, answer.body).toBe(200);
      return readPass(answer.rawPayload, authority.certificate);
    },
  };
}

const ticketFields = (json: Readonly<Record<string, unknown>>) =>
  JSON.stringify((json as { eventTicket: unknown }).eventTicket);

describe('a ticket for Apple Wallet', () => {
  it('is signed, and has the code of the ticket, the start by the clock of the hall, and nothing of the order', async () => {
    const order = await paid();
    expect(order.wallets).toEqual(['apple', 'google']);
    const [ticket] = order.tickets;
    const { json, isSigned, files } = await applePass(ticket?.code);
    expect(isSigned).toBe(true);
    expect([...files.keys()]).toEqual(expect.arrayContaining(['icon.png', 'icon@2x.png', 'icon@3x.png']));
    expect(json).toMatchObject({
      passTypeIdentifier: testPassType,
      teamIdentifier: 'TEAM123456',
      relevantDate: '2026-12-18T16:00:00.000Z',
      expirationDate: '2026-12-19T16:00:00.000Z',
      voided: false,
      sharingProhibited: true,
      webServiceURL: 'https://api.test/api/wallet',
      barcodes: [{ format: 'PKBarcodeFormatQR', message: ticket?.code, altText: ticket?.number }],
      backgroundColor: expect.stringMatching(/^rgb\(\d+, \d+, \d+\)$/),
      locations: [{ latitude: expect.any(Number), longitude: expect.any(Number) }],
    });
    const { event, date, zone } = order.lines[0]?.extra ?? {};
    for (const word of [event?.title, date?.hall, date?.place, zone?.name, '18 декабря 2026', '19:00'])
      expect(ticketFields(json)).toContain(word);
    for (const secret of [order.token, order.number, order.contact.name, order.contact.email, '550'])
      expect(JSON.stringify(json)).not.toContain(secret);
  });

  it('names the seat in the language of the order', async () => {
    const order = await paidSeat();
    const seat = order.lines[0]?.extra.seat;
    const { json } = await applePass(order.tickets[0]?.code);
    const { auxiliaryFields } = (json as { eventTicket: { auxiliaryFields: object[] } }).eventTicket;
    expect(auxiliaryFields).toEqual([
      { key: 'sector', label: 'Bereich', value: expect.any(String) },
      { key: 'row', label: 'Reihe', value: seat?.row },
      { key: 'seat', label: 'Platz', value: seat?.number },
    ]);
  });

  it('is had for a good ticket alone, by its code', async () => {
    const order = await paid();
    const code = order.tickets[0]?.code ?? '';
    await refundOrder(deps(), Number(order.number), { kind: 'all' });
    expect((await get(`/api/tickets/${code}/ticket.pkpass`)).statusCode).toBe(404);
    expect((await get(`/api/tickets/${code}/google-wallet`)).statusCode).toBe(404);
    expect((await get(`/api/tickets/${code.slice(1)}/ticket.pkpass`)).statusCode).toBe(404);
  });
});

describe('a phone with a pass', () => {
  it('is told when the performance moves, and finds the new start', async () => {
    const order = await paid();
    const device = await phone(order.tickets[0]?.code);
    expect((await device.register()).statusCode).toBe(201);
    expect((await device.register()).statusCode).toBe(200);
    await announce(fixture, { started_at: '2027-03-18T20:00' });
    await workChanges();
    await sweep();
    expect(pushes).toEqual([{ path: '/3/device/abcdef0123', topic: testPassType, body: '{}' }]);
    const changed = (await device.changed('0')).json();
    expect(changed).toEqual({
      serialNumbers: [device.serialNumber],
      lastUpdated: expect.stringMatching(/^\d+$/),
    });
    const { json, isSigned } = await device.fetch();
    expect(isSigned).toBe(true);
    expect(json).toMatchObject({ relevantDate: '2027-03-18T17:00:00.000Z', voided: false });
    expect(ticketFields(json)).toContain('18 марта 2027');
    await sweep();
    expect(pushes).toHaveLength(1);
    const later = String(Number(changed.lastUpdated) + 3_600_000);
    expect((await device.changed(later)).statusCode).toBe(204);
  });

  it('has a void one once the ticket was handed on, and whoever has it now another', async () => {
    const order = await paid();
    const [ticket] = order.tickets;
    const device = await phone(ticket?.code);
    await device.register();
    const handed = await call<Order>('POST', `/api/orders/${order.token}/transfers`, {
      body: { ticket_number: ticket?.number, name: 'Борис', email: 'boris@example.com' },
    });
    expect(handed.status).toBe(200);
    await sweep();
    expect(pushes).toHaveLength(1);
    const { json } = await device.fetch();
    expect(json).toMatchObject({ voided: true });
    expect(json).not.toHaveProperty('relevantDate');
    expect(ticketFields(json)).toContain('Билет недействителен');
    const [made] = await rows(sql<{ code: string }>`
      select code from tickets where revoked_at is null and number <> ${order.tickets[1]?.number.replace('-', '') ?? ''}`);
    expect((await applePass(made?.code)).json).toMatchObject({ voided: false });
  });

  it('has a void one once it was given back, or the performance is called off', async () => {
    const [refunded, calledOff] = [await paid(), await paid()];
    const [first, second] = [
      await phone(refunded.tickets[0]?.code),
      await phone(calledOff.tickets[0]?.code, 'phone-2'),
    ];
    await first.register();
    await second.register();
    await refundOrder(deps(), Number(refunded.number), { kind: 'all' });
    await sweep();
    expect(pushes).toHaveLength(1);
    expect((await first.fetch()).json).toMatchObject({ voided: true });
    await announce(fixture, { status: 'cancelled' });
    expect((await second.fetch()).json).toMatchObject({ voided: true });
  });

  it('is known by the token in its pass alone', async () => {
    const { tickets } = await paid();
    const [mine, other] = [await phone(tickets[0]?.code), await phone(tickets[1]?.code)];
    expect((await mine.register('guessed')).statusCode).toBe(401);
    const url = `/api/wallet/v1/passes/${testPassType}/${mine.serialNumber}`;
    expect((await get(url)).statusCode).toBe(401);
    const { authenticationToken } = (await other.fetch()).json as Record<string, string>;
    expect((await get(url, { authorization: `ApplePass ${authenticationToken}` })).statusCode).toBe(401);
    expect((await get(`/api/wallet/v1/passes/pass.of.others/${mine.serialNumber}`)).statusCode).toBe(404);
    expect(await rows(sql`select device from wallet_passes`)).toEqual([]);
  });

  it('is forgotten when it says so, when Apple says so, and when all is over; there are ten of a ticket at most', async () => {
    const { tickets } = await paid();
    const known = () => rows(sql<{ device: string }>`select device from wallet_passes order by device`);
    const device = await phone(tickets[0]?.code);
    await device.register();
    expect((await device.unregister()).statusCode).toBe(200);
    expect(await known()).toEqual([]);
    for (let index = 0; index < 10; index++)
      expect((await (await phone(tickets[0]?.code, `p-${index}`)).register()).statusCode).toBe(201);
    expect((await (await phone(tickets[0]?.code, 'p-10')).register()).statusCode).toBe(429);
    pushStatus = 410;
    await announce(fixture, { started_at: '2027-03-18T20:00' });
    await workChanges();
    await sweep();
    expect(await known()).toEqual([]);
    await device.register();
    await forgetPasses(api().database.db, new Date('2027-04-01T00:00:00Z'));
    expect(await known()).toHaveLength(1);
    await forgetPasses(api().database.db, new Date('2027-06-01T00:00:00Z'));
    expect(await known()).toEqual([]);
  });

  it('is told later when Apple cannot be reached', async () => {
    const { tickets } = await paid();
    const device = await phone(tickets[0]?.code);
    await device.register();
    await announce(fixture, { started_at: '2027-03-18T20:00' });
    await workChanges();
    pushStatus = 503;
    await sweep();
    await sweep();
    expect(pushes).toHaveLength(1);
    pushStatus = 200;
    pass(1);
    await sweep();
    expect(pushes).toHaveLength(2);
    expect(await rows(sql`select due_at from wallet_passes`)).toEqual([{ due_at: null }]);
  });

  it('may say what went wrong', async () => {
    const answer = await api().app.inject({
      method: 'POST',
      url: '/api/wallet/v1/log',
      payload: { logs: ['a pass could not be read'] },
    });
    expect(answer.statusCode).toBe(200);
  });
});

/** What a link to Google says, if it is signed by us. */
function readLink(location: string | undefined) {
  const [head = '', claims = '', signature = ''] =
    new URL(location ?? '').pathname.split('/').at(-1)?.split('.') ?? [];
  const isSigned = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    account.publicKey,
    Buffer.from(signature, 'base64url'),
  );
  expect(isSigned).toBe(true);
  return JSON.parse(Buffer.from(claims, 'base64url').toString());
}

describe('a ticket for Google Wallet', () => {
  it('is told to Google, and saved by a short signed link; a moved performance and a refund are told, too', async () => {
    const order = await paid();
    const [ticket] = order.tickets;
    const { statusCode, headers } = await get(`/api/tickets/${ticket?.code}/google-wallet`);
    expect(statusCode).toBe(302);
    expect(headers.location?.length).toBeLessThan(1800);
    const { iss, aud, typ, payload } = readLink(headers.location);
    expect({ iss, aud, typ }).toEqual({ iss: google.email, aud: 'google', typ: 'savetowallet' });
    const [object] = payload.eventTicketObjects;
    expect(told.map((one) => one.call)).toEqual(['POST /eventTicketClass', 'POST /eventTicketObject']);
    expect(told[0]?.body).toMatchObject({
      id: object.classId,
      dateTime: { start: '2026-12-18T19:00:00+03:00' },
    });
    expect(told[1]?.body).toMatchObject({
      id: object.id,
      state: 'ACTIVE',
      barcode: { type: 'QR_CODE', value: ticket?.code, alternateText: ticket?.number },
    });
    await announce(fixture, { started_at: '2027-03-18T20:00' });
    await workChanges();
    await sweep();
    expect(told.slice(2)).toMatchObject([
      {
        call: `PATCH /eventTicketClass/${object.classId}`,
        body: { dateTime: { start: '2027-03-18T20:00:00+03:00' } },
      },
      { call: `PATCH /eventTicketObject/${object.id}`, body: { state: 'ACTIVE' } },
    ]);
    await refundOrder(deps(), Number(order.number), { kind: 'all' });
    isGoogleAway = true;
    await sweep();
    expect(told).toHaveLength(4);
    isGoogleAway = false;
    pass(1);
    await sweep();
    expect(told.at(-1)).toMatchObject({ body: { id: object.id, state: 'INACTIVE' } });
  });

  it('is saved by a link that says all of it while Google’s API is away', async () => {
    isGoogleAway = true;
    const order = await paidSeat();
    const [ticket] = order.tickets;
    const { headers } = await get(`/api/tickets/${ticket?.code}/google-wallet`);
    const { payload } = readLink(headers.location);
    expect(payload.eventTicketClasses).toHaveLength(1);
    expect(payload.eventTicketObjects[0]).toMatchObject({
      barcode: { value: ticket?.code },
      seatInfo: { row: { defaultValue: { language: 'de', value: order.lines[0]?.extra.seat?.row } } },
    });
  });
});

it('whoever is forgotten has no phone here any more, be it that they bought or were handed the ticket', async () => {
  const order = await paid();
  const [kept, given] = order.tickets;
  await (await phone(kept?.code)).register();
  await call('POST', `/api/orders/${order.token}/transfers`, {
    body: { ticket_number: given?.number, name: 'Борис', email: 'boris@example.com' },
  });
  const [held] = await rows(sql<{ code: string }>`
    select code from tickets join ticket_transfers on ticket_transfers.ticket_id = tickets.id`);
  await (await phone(held?.code, 'phone-2')).register();
  await workOutbox(deps(), async () => undefined);
  const known = () => rows(sql<{ device: string }>`select device from wallet_passes`);
  await forget(api().database.db, 'boris@example.com');
  expect(await known()).toEqual([{ device: 'phone-1' }]);
  await forget(api().database.db, order.contact.email);
  expect(await known()).toEqual([]);
});
