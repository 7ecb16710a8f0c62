import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Order } from '@parterre/contracts/orders/order';
import type { StartedPayment } from '@parterre/contracts/orders/payment';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import type { AppOptions } from '../app-options.ts';
import { makeReader } from '../catalogue-reader/reader.ts';
import { sql } from '../database/sql.ts';
import { makePdfWorkers } from '../features/sales/documents/pdf-workers.ts';
import type { PaymentProvider } from '../features/sales/payments/providers/payment-provider.ts';
import { sandboxProvider } from '../features/sales/payments/providers/sandbox/sandbox-provider.ts';
import { sweepPayments } from '../features/sales/payments/sweep-payments.service.ts';
import { makeSaleDeps, type SaleDeps } from '../features/sales/sale-deps.ts';
import { makeTicketJwk, parseTicketKey } from '../features/sales/tickets/keys/ticket-key.ts';
import { type BasketFixture, basketFixture } from './basket-fixture.ts';
import { emptySale } from './empty-sale.ts';
import { type Life, makeLife } from './mortal-database.ts';
import { openSandbox } from './payments/sandbox-fixture.ts';
import type { Visitor } from './visitor.ts';

type Sandbox = Awaited<ReturnType<typeof openSandbox>>;

export interface OrderFixture extends BasketFixture {
  bank(): Sandbox;
  /** What was paid before is not known there: games that follow each other would ask it for ever more. */
  replaceBank(): Promise<void>;
  /** Of the process that the API and its dependencies are in. */
  readonly life: Life;
  /** By code. */
  readonly providers: Map<string, PaymentProvider>;
  /** The same that the API has. */
  deps(): SaleDeps;
  call<Body>(
    method: 'GET' | 'POST',
    url: string,
    options?: { body?: object; cookie?: string | undefined; key?: string; headers?: Record<string, string> },
  ): Promise<{ status: number; body: Body & { error: { code: string; details?: unknown } } }>;
  place(visitor: Visitor, more?: object, key?: string): ReturnType<OrderFixture['call']>;
  /** Two places on the floor for 1100, ordered. */
  ordered(more?: object): Promise<Order>;
  begin(order: Pick<Order, 'token'>, acquisition?: number, more?: object): Promise<StartedPayment>;
  read(order: Pick<Order, 'token'>): Promise<Order>;
  /** The bank's own id of a payment. */
  bankId(payment: { payment_id: string }): Promise<string>;
  sweep(): Promise<void>;
  rows<Row>(statement: ReturnType<typeof sql<Row>>): Promise<readonly Row[]>;
}

/** As a page sends it for two places on the floor. */
export const orderForm = {
  contact: { name: 'Анна Иванова', email: 'anna@example.com' },
  acquisition_id: 1,
  consents: { offer: true, personal_data: true, marketing: false },
  lang: 'ru',
  expected_total: 1100,
  currency_code: 'RUB',
};

const any = Number.POSITIVE_INFINITY;
const noLimits = { browser: any, email: any, address: any, addressInvoices: any };

export interface OrderStageOptions {
  /** Whether the bank's own notifications reach it. */
  readonly receivesNotifications?: boolean;
  /** Offered to visitors. Those other than the sandbox are opened by the test. */
  readonly paymentProviders?: readonly string[];
  /** What else the API is given. */
  readonly app?: Partial<AppOptions>;
}

/** A sale with a bank beside it. To be called once at the top of a test file. */
export function orderFixture({
  receivesNotifications = false,
  paymentProviders = ['sandbox'],
  app = {},
}: OrderStageOptions = {}): OrderFixture {
  const life = makeLife();
  const pdfWorkers = makePdfWorkers();
  const providers = new Map<string, PaymentProvider>();
  const ticketKey = parseTicketKey(makeTicketJwk());
  const siteUrl = 'http://shop.test';
  const { secret = 'a secret of tests' } = app;
  let bank: Sandbox;
  let { apiUrl = 'http://api.test' } = app;
  const ear = createServer((request, response) => fixture.api().app.routing(request, response));
  // The address is asked for when the API is built, which is after this.
  beforeAll(async () => {
    ear.listen(0, '127.0.0.1');
    await once(ear, 'listening');
    // A server that listens on a port has an address of that kind.
    if (receivesNotifications) apiUrl = `http://127.0.0.1:${(ear.address() as AddressInfo).port}`;
  });
  afterAll(() => void ear.close());
  const fixture = basketFixture({
    ...app,
    siteUrl,
    providers,
    paymentProviders,
    secret,
    seenAs: life.sees,
    get apiUrl() {
      return apiUrl;
    },
    ticketKeys: { signing: ticketKey, public: { keys: [ticketKey.public] } },
  });
  const db = () => fixture.api().database.db;
  const { now } = fixture;

  beforeAll(async () => {
    bank = await openSandbox({ notifies: receivesNotifications });
    providers.set('sandbox', sandboxProvider(bank));
  });
  afterAll(() => bank.close());
  const reset = async () => {
    await fixture.reset();
    bank.breakDown('none');
    bank.loseAnswers(0);
    life.endAfter(Number.POSITIVE_INFINITY);
    await emptySale(db());
  };
  beforeEach(reset);

  const deps = () =>
    makeSaleDeps({
      db: life.sees(db()),
      reader: makeReader(db(), now),
      landingId: 1,
      now,
      announce: () => undefined,
      openOrderLimits: noLimits,
      invoiceTerms: { minDaysBefore: 3, maxSharePercent: 20 },
      returnDays: 14,
      providers,
      pdfWorkers,
      ticketKey,
      secret,
      holdMinutes: 15,
      siteUrl,
      apiUrl,
      sellerEmail: 'tickets@shop.test',
      wallets: app.wallets,
      googleAddresses: app.googleAddresses,
    });
  const call: OrderFixture['call'] = async (method, url, { body, cookie, key, headers } = {}) => {
    const reply = await fixture.api().app.inject({
      method,
      url,
      headers: { ...(cookie && { cookie }), ...(key && { 'idempotency-key': key }), ...headers },
      ...(body && { payload: body }),
    });
    return { status: reply.statusCode, body: reply.json() };
  };
  const place: OrderFixture['place'] = (visitor, more = {}, key = randomUUID()) =>
    call('POST', '/api/orders', { body: { ...orderForm, ...more }, cookie: visitor.cookie(), key });
  const whole = <Body>({ status, body }: { status: number; body: Body }): Body => {
    if (status >= 300) throw new Error(`refused: ${JSON.stringify(body)}`);
    return body;
  };

  return {
    ...fixture,
    bank: () => bank,
    replaceBank: async () => {
      await bank.replace();
      providers.set('sandbox', sandboxProvider(bank));
    },
    life,
    providers,
    deps,
    now,
    call,
    place,
    reset,
    ordered: async (more) => {
      const anna = fixture.visitor();
      await anna.add('12:floor', 2);
      return whole(await place(anna, more)) as unknown as Order;
    },
    begin: async ({ token }, acquisition_id = 1, more = {}) =>
      whole(
        await call<StartedPayment>('POST', `/api/orders/${token}/payments`, {
          body: { acquisition_id, ...more },
        }),
      ),
    read: async ({ token }) => whole(await call<Order>('GET', `/api/orders/${token}`)),
    bankId: async ({ payment_id }) => {
      const { rows } = await db().query(sql<{ id: string }>`
        select provider_payment_id as id from payments where id = ${payment_id}`);
      return rows[0]?.id ?? '';
    },
    sweep: () => sweepPayments(deps()),
    rows: async (statement) => (await db().query(statement)).rows,
  };
}
