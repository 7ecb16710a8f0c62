import { pbkdf2Sync } from 'node:crypto';
import type { Work } from '@parterre/contracts/bot-protection/human-proof';
import { beforeEach, describe, expect, it } from 'vitest';
import { sql } from '../../database/sql.ts';
import { basketFixture } from '../../testing/basket-fixture.ts';
import { forgetVisits } from './bot-protection.service.ts';
import type { RecaptchaVerdict } from './recaptcha.ts';

let says: RecaptchaVerdict;
let asked: string[];
const fixture = basketFixture({
  botProtection: {
    isOn: true,
    verify: async (token, ip) => {
      asked.push(`${token} ${ip}`);
      const answer = says;
      // As the service does it: a token is confirmed once.
      says = 'denied';
      return answer;
    },
  },
});
beforeEach(async () => {
  says = 'confirmed';
  asked = [];
  await fixture.api().database.db.query(sql`truncate visitor_attempts, used_proofs`);
});

interface Sent {
  readonly ip?: string;
  readonly key?: string;
}

async function lookUp(proof: object, { ip = '10.0.0.1', key = 'one-lookup-key' }: Sent = {}) {
  const reply = await fixture.api().app.inject({
    method: 'POST',
    url: '/api/orders/lookup',
    headers: { 'idempotency-key': key, 'x-forwarded-for': ip },
    payload: { email: 'anna@example.com', lang: 'en', ...proof },
  });
  return { status: reply.statusCode, code: reply.json().error?.code, headers: reply.headers };
}

async function askForWork(ip = '10.0.0.1'): Promise<Work> {
  const reply = await fixture
    .api()
    .app.inject({ url: '/api/humans/challenge', headers: { 'x-forwarded-for': ip } });
  expect(reply.statusCode).toBe(200);
  return reply.json().work;
}

function solve({ challenge, tries, rounds, target }: Work): string {
  const derived = (number: number) => pbkdf2Sync(String(number), challenge, rounds, 16, 'sha256');
  const number = [...Array(tries).keys()].find((tried) => derived(tried).toString('hex') === target);
  return `${challenge}:${number}`;
}

describe('a form is taken', () => {
  it('with a token that the service confirms, asked about with the visitor’s address', async () => {
    expect(await lookUp({ recaptcha_token: 'good' })).toMatchObject({ status: 202 });
    expect(asked).toEqual(['good 10.0.0.1']);
  });

  it('with work instead, whatever the service says', async () => {
    says = 'silent';
    const proof_of_work = solve(await askForWork());
    expect(await lookUp({ proof_of_work })).toMatchObject({ status: 202 });
    expect(await lookUp({ recaptcha_token: 'bad', proof_of_work: solve(await askForWork()) })).toMatchObject({
      status: 202,
    });
  });

  it('again when the same is sent again, since its first answer may be lost', async () => {
    for (const proof of [{ recaptcha_token: 'good' }, { proof_of_work: solve(await askForWork()) }]) {
      expect(await lookUp(proof)).toMatchObject({ status: 202 });
      expect(await lookUp(proof)).toMatchObject({ status: 202 });
      expect(await lookUp(proof, { key: 'another-request' })).toMatchObject({ status: 403 });
    }
  });
});

describe('a form is refused', () => {
  it.each([
    ['without any proof', {}],
    ['with work that was never done', { proof_of_work: 'abc.1.9999999999999.xyz:1' }],
    ['with anything but work', { proof_of_work: 'nonsense' }],
  ])('%s', async (_, proof) => {
    expect(await lookUp(proof)).toMatchObject({ status: 403, code: 'recaptcha_failed' });
  });

  it.each(['denied', 'silent'] as const)('with a token that is %s, and no work', async (verdict) => {
    says = verdict;
    expect(await lookUp({ recaptcha_token: 'bad' })).toMatchObject({ status: 403 });
  });

  it('when a field is filled in that people do not see', async () => {
    expect(await lookUp({ recaptcha_token: 'good', website: 'https://spam.example' })).toMatchObject({
      status: 403,
    });
    expect(asked).toEqual([]);
  });

  it('with half a solution, an old one, or one that was made easier', async () => {
    const given = await askForWork();
    const easier = given.challenge.replace(`.${given.tries}.`, '.1.');
    expect(await lookUp({ proof_of_work: `${easier}:0` })).toMatchObject({ status: 403 });
    const solution = solve(given);
    const wrong = solution.replace(/\d+$/, (number) => String(Number(number) + given.tries));
    expect(await lookUp({ proof_of_work: wrong })).toMatchObject({ status: 403 });
    fixture.pass(31);
    expect(await lookUp({ proof_of_work: solution })).toMatchObject({ status: 403 });
  });

  it('when it was tried beyond all measure, until the turn is over', async () => {
    await fixture.api().database.db.query(sql`update visitor_attempts set attempts = 3000`);
    await lookUp({});
    await fixture.api().database.db.query(sql`update visitor_attempts set attempts = 3000`);
    const refused = await lookUp({ recaptcha_token: 'good' });
    expect(refused).toMatchObject({ status: 429, code: 'rate_limited' });
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect(await lookUp({ recaptcha_token: 'good' }, { ip: '10.0.0.2' })).toMatchObject({ status: 202 });
  });
});

it('whoever asks often works longer, and nobody else does', async () => {
  const tries = [];
  for (let count = 0; count < 4; count += 1) tries.push((await askForWork()).tries);
  expect(tries).toEqual([256, 512, 512, 1024]);
  expect((await askForWork('10.0.0.2')).tries).toBe(256);
});

it('one household of IPv6 is one visitor, and its address is nowhere kept', async () => {
  await askForWork('2001:db8:1:2:a::1');
  expect((await askForWork('2001:db8:1:2::2')).tries).toBe(512);
  expect((await askForWork('2001:db8:1:3::2')).tries).toBe(256);
  const { rows } = await fixture.api().database.db.query(sql`select visitor from visitor_attempts`);
  expect(JSON.stringify(rows)).not.toMatch(/2001|db8/);
});

it('an order that is sent again with another proof is the same order', async () => {
  const anna = fixture.visitor();
  await anna.add('12:floor', 2);
  const place = (proof: object) =>
    fixture.api().app.inject({
      method: 'POST',
      url: '/api/orders',
      headers: { cookie: String(anna.cookie()), 'idempotency-key': 'one-order-key' },
      payload: {
        contact: { name: 'Анна Иванова', email: 'anna@example.com' },
        acquisition_id: 1,
        consents: { offer: true, personal_data: true, marketing: false },
        lang: 'ru',
        expected_total: 1100,
        currency_code: 'RUB',
        ...proof,
      },
    });
  const first = await place({ recaptcha_token: 'good' });
  expect(first.statusCode, first.body).toBe(201);
  const again = await place({ proof_of_work: solve(await askForWork()) });
  expect(again.json()).toMatchObject({ token: first.json().token });
});

it('what is over is forgotten', async () => {
  await lookUp({ recaptcha_token: 'good' });
  await forgetVisits(fixture.api().database.db, new Date(fixture.now().getTime() + 2 * 3_600_000));
  const { rows } = await fixture
    .api()
    .database.db.query(sql`select 1 from visitor_attempts union all select 1 from used_proofs`);
  expect(rows).toEqual([]);
});
