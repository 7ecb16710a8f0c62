import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { sql } from '../../../database/sql.ts';
import { announce as announceTo } from '../../../testing/announce.ts';
import { forget } from '../../../testing/forget.ts';
import { orderFixture } from '../../../testing/order-fixture.ts';
import type { Mail } from '../outbox/mail/mail-view.ts';
import { sendOrderMail } from '../outbox/mail/order-mail.service.ts';
import { workOutbox } from '../outbox/outbox.service.ts';
import { sweepReminders } from './reminders.service.ts';

const fixture = orderFixture();
const { api, pass, deps, rows, call, ordered } = fixture;

const announce = (changes: Parameters<typeof announceTo>[1]) => announceTo(fixture, changes);
/** Three days after the clock of the tests, by that of the place. */
const saleStart = '2026-12-04T12:00';
beforeEach(() => announce({ sale_starts_at: saleStart }));
afterEach(() => announce({}));

let mails: Mail[] = [];
let isAway = false;
beforeEach(() => {
  mails = [];
  isAway = false;
});
const transport = {
  carry: async (mail: Mail) => {
    if (isAway) throw new Error(`no way to ${mail.to.address}`);
    mails.push(mail);
  },
  close: () => undefined,
};
const work = () => workOutbox(deps(), (task) => sendOrderMail(deps(), transport, task));
const sweep = async () => {
  await sweepReminders(deps());
  await work();
};
const sent = (kind: string) => mails.filter(({ messageId }) => messageId.startsWith(`<${kind}.`));

const anna = 'anna@example.com';
const request = (more: object = {}) =>
  call('POST', '/api/reminders', { body: { date_id: 12, email: anna, lang: 'ru', ...more } });
const follow = (link: 'confirm' | 'cancel', token: string) =>
  call<{ event: { id: number; title: string }; sale_starts_at: string | null }>(
    'POST',
    `/api/reminders/${link}`,
    { body: { token } },
  );
const token = (link: 'confirm' | 'cancel', mail = mails.at(-1)) =>
  new RegExp(`/order/tickets\\?${link}=([\\w-]+)`).exec(mail?.text ?? '')?.[1] ?? '';
const stored = () => rows(sql`select email, lang from sale_reminders order by email`);
const traces = async () =>
  JSON.stringify([
    await rows(sql`select t::text as text from outbox as t`),
    await rows(sql`select t::text as text from sale_reminders as t`),
    await rows(sql`select t::text as text from attention_items as t`),
  ]);

/** Asked for, mailed and confirmed. */
async function confirmed(more: object = {}) {
  expect((await request(more)).status).toBe(202);
  await work();
  const answer = await follow('confirm', token('confirm'));
  expect(answer.status).toBe(200);
  return answer.body;
}

describe('whoever waits for a sale', () => {
  it('is asked to confirm, in their language, and is told once when it begins', async () => {
    const reminder = await confirmed({ lang: 'de' });
    expect(reminder).toMatchObject({ event: { id: expect.any(Number), title: expect.any(String) } });
    expect(Date.parse(reminder.sale_starts_at ?? '')).toBe(Date.parse(`${saleStart}:00+03:00`));
    expect(sent('reminder_requested')).toMatchObject([
      { to: { name: '', address: anna }, subject: expect.stringMatching(/^Bescheid sagen/) },
    ]);
    await sweep();
    expect(sent('sale_begun')).toEqual([]);
    pass(72 * 60);
    await Promise.all([sweep(), sweep(), sweep()]);
    pass(60);
    await sweep();
    expect(sent('sale_begun')).toMatchObject([
      { to: { name: '', address: anna }, subject: expect.stringMatching(/^Tickets im Verkauf/) },
    ]);
    expect(sent('sale_begun')[0]?.text).toMatch(/http:\/\/shop\.test\/de\/events\/\d+/);
    expect(await traces()).not.toMatch(/anna/i);
  });

  it('is told at once when the date is put on sale before its time', async () => {
    await confirmed();
    await announce({});
    await sweep();
    expect(sent('sale_begun')).toHaveLength(1);
    expect(await stored()).toEqual([]);
  });

  it('is not told before a sale that was put off', async () => {
    await confirmed();
    await announce({ sale_starts_at: '2026-12-05T12:00' });
    pass(72 * 60);
    await sweep();
    expect(sent('sale_begun')).toEqual([]);
    pass(24 * 60);
    await sweep();
    expect(sent('sale_begun')).toHaveLength(1);
  });

  it('is told nothing of a date that was cancelled, and their address is deleted', async () => {
    await confirmed();
    await announce({ sale_starts_at: saleStart, status: 'cancelled' });
    await sweep();
    pass(72 * 60);
    await sweep();
    expect(sent('sale_begun')).toEqual([]);
    expect(await traces()).not.toMatch(/anna/i);
  });

  it('is told once the mail server is there again, and what it said of the address is not kept', async () => {
    await confirmed();
    pass(72 * 60);
    isAway = true;
    await sweep();
    expect(JSON.stringify(await rows(sql`select last_fault from outbox`))).not.toMatch(/anna/);
    isAway = false;
    pass(5);
    await sweep();
    expect(sent('sale_begun')).toHaveLength(1);
  });

  it('may ask for several dates and say so twice, and has one reminder of each', async () => {
    await request();
    await request({ email: 'ANNA@example.com', lang: 'en' });
    expect(await stored()).toEqual([{ email: 'ANNA@example.com', lang: 'en' }]);
    await work();
    expect(sent('reminder_requested')).toHaveLength(1);
    pass(10);
    await request();
    await work();
    expect(sent('reminder_requested')).toHaveLength(2);
  });
});

describe('an address that nobody has confirmed', () => {
  it('is told nothing when the sale begins, and is deleted after two days', async () => {
    await request();
    await work();
    await announce({});
    await sweep();
    expect(sent('sale_begun')).toEqual([]);
    await announce({ sale_starts_at: saleStart });
    pass(48 * 60 - 1);
    await sweep();
    expect(await stored()).toHaveLength(1);
    pass(1);
    await sweep();
    expect(await traces()).not.toMatch(/anna/i);
  });

  it('is asked three times in an hour at most, however it is written, and mail about orders is not counted', async () => {
    const spellings = ['a.b@gmail.com', 'ab@gmail.com', 'ab+1@gmail.com', 'AB+2@googlemail.com'];
    for (const email of spellings) expect((await request({ email })).status).toBe(202);
    await announce({});
    await ordered({ contact: { name: 'Анна Иванова', email: 'ab@gmail.com' } });
    await work();
    expect(sent('reminder_requested')).toHaveLength(3);
    expect(sent('order_placed')).toHaveLength(1);
    expect(
      JSON.stringify(await rows(sql`select mailbox from outbox where kind = 'reminder_requested'`)),
    ).not.toMatch(/gmail/);
  });

  it('is not asked any more once it is confirmed', async () => {
    await confirmed();
    pass(10);
    expect((await request()).status).toBe(202);
    await work();
    expect(sent('reminder_requested')).toHaveLength(1);
  });
});

describe('the link of a mail', () => {
  it('confirms as often as it is followed', async () => {
    await confirmed();
    expect((await follow('confirm', token('confirm'))).status).toBe(200);
  });

  it('confirms nothing after two days', async () => {
    await request();
    await work();
    pass(48 * 60);
    const { status, body } = await follow('confirm', token('confirm'));
    expect([status, body.error.code]).toEqual([410, 'link_expired']);
  });

  it('cancels with one call, before and after it is confirmed, and as often as it is followed', async () => {
    await request();
    await work();
    const [confirm, cancel] = [token('confirm'), token('cancel')];
    expect((await follow('cancel', cancel)).status).toBe(200);
    expect(await stored()).toEqual([]);
    expect((await follow('cancel', cancel)).status).toBe(200);
    const replayed = await follow('confirm', confirm);
    expect([replayed.status, replayed.body.error.code]).toEqual([404, 'not_found']);

    pass(10);
    await confirmed();
    await follow('cancel', token('cancel'));
    pass(72 * 60);
    await sweep();
    expect(sent('sale_begun')).toEqual([]);
    expect(await traces()).not.toMatch(/anna/i);
  });

  it('cancels what is written down to be mailed', async () => {
    await confirmed();
    pass(72 * 60);
    await sweepReminders(deps());
    await follow('cancel', token('cancel'));
    await work();
    expect(sent('sale_begun')).toEqual([]);
  });

  it('does only what it is for, and only if it was written here', async () => {
    await request();
    await work();
    for (const [link, text] of [
      ['confirm', token('cancel')],
      ['cancel', token('confirm')],
      ['confirm', 'A'.repeat(48)],
      ['cancel', 'A'.repeat(48)],
    ] as const) {
      const { status, body } = await follow(link, text);
      expect([status, body.error.code]).toEqual([404, 'not_found']);
    }
    expect(await stored()).toHaveLength(1);
  });
});

it.each<[what: string, more: object, status: number, code: string]>([
  ['an address that is none', { email: 'anna@' }, 422, 'invalid_request'],
  ['no address', { email: undefined }, 422, 'invalid_request'],
  ['more than an address', { email: `${anna}\r\nBcc: all@example.com` }, 422, 'invalid_request'],
  ['a language that we do not write', { lang: 'ja' }, 422, 'invalid_request'],
  ['a date that is none', { date_id: 'twelve' }, 422, 'invalid_request'],
  ['a date that there is not', { date_id: 2_000_000 }, 404, 'not_found'],
])('a request with %s is refused', async (_what, more, status, code) => {
  const refused = await request(more);
  expect([refused.status, refused.body.error.code]).toEqual([status, code]);
  expect(await stored()).toEqual([]);
});

it('nobody is reminded of a sale that has begun', async () => {
  await announce({});
  const { status, body } = await request();
  expect([status, body.error.code]).toEqual([409, 'sale_not_ahead']);
});

it.each(['', 'short', 'A'.repeat(49), '../../../../../../../../../../../../../../../../'])(
  'a token that cannot be one is refused: %s',
  async (text) => {
    for (const link of ['confirm', 'cancel'] as const) {
      const { status, body } = await follow(link, text);
      expect([status, body.error.code]).toEqual([422, 'invalid_request']);
    }
  },
);

it('pages of others ask for nothing', async () => {
  const headers = { origin: 'https://evil.example' };
  const { status } = await call('POST', '/api/reminders', {
    body: { date_id: 12, email: anna, lang: 'ru' },
    headers,
  });
  expect(status).toBe(403);
});

it('whoever is forgotten waits for nothing any more', async () => {
  await confirmed();
  await request({ email: 'boris@example.com' });
  expect(await forget(api().database.db, 'Anna@Example.com')).toMatchObject({ kind: 'done' });
  expect(await stored()).toEqual([{ email: 'boris@example.com', lang: 'ru' }]);
  pass(72 * 60);
  await sweep();
  expect(sent('sale_begun')).toEqual([]);
});
