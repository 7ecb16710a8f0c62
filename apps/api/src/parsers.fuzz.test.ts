import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { workChallenges } from './features/bot-protection/work-challenges.ts';
import { importFiles } from './features/catalogue/import/csv/import-files.service.ts';
import { readPlanFile } from './features/catalogue/import/csv/read-plan-file.ts';
import { readTable } from './features/catalogue/import/csv/read-table.ts';
import { readHallPlan } from './features/catalogue/import/seating-plans.service.ts';
import { signTicket, verifyTicket } from './features/sales/tickets/code/ticket-code.ts';
import { makeTicketJwk, parseTicketKey } from './features/sales/tickets/keys/ticket-key.ts';
import { orderFixture } from './testing/order-fixture.ts';
import { signAsBank } from './testing/payments/sign-as-bank.ts';
import { seatedCatalogue } from './testing/seated-catalogue.ts';
import { testNow } from './testing/small-catalogue.ts';

const { api, bank, ordered, begin, bankId, read } = orderFixture();

/** Something that was right, with one part of it replaced, so that it gets past the first look. */
const damaged = (whole: unknown): fc.Arbitrary<unknown> =>
  fc
    .tuple(fc.nat(), fc.oneof(fc.jsonValue(), fc.constantFrom(-1, 1e300, '', '__proto__', null, [], {})))
    .map(([place, instead]) => {
      let left = place % nestedValues(whole).length;
      return JSON.parse(JSON.stringify(whole, (_key, value) => (left-- === 0 ? instead : value)));
    });

const nestedValues = (value: unknown): unknown[] =>
  typeof value === 'object' && value !== null
    ? [value, ...Object.values(value).flatMap(nestedValues)]
    : [value];

const anyText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 200 }),
  fc.json(),
  fc.constantFrom('', '\u0000', '\ufeff', '"', '[', '{"a":', 'a,b\n"', '\ud800', 'x'.repeat(10_000)),
);
const often = { numRuns: 300 };

describe('a seat plan', () => {
  const plan = seatedCatalogue().seating_plans?.[0]?.plan;

  it('is read or refused, whatever it is', () => {
    expect(readHallPlan(plan).kind).toBe('read');
    fc.assert(
      fc.property(fc.oneof(fc.jsonValue(), damaged(plan)), (given) => {
        expect(readHallPlan(given)).toHaveProperty('kind');
      }),
      often,
    );
    fc.assert(
      fc.property(anyText, (text) => {
        expect(readPlanFile({ name: 'plan.json', text })).toBeDefined();
      }),
      often,
    );
  });

  it('that lacks one of its lists is refused, and not read without it', () => {
    for (const list of nestedValues(plan).filter(Array.isArray)) {
      const broken = JSON.stringify(plan, (_key, value) => (value === list ? 7 : value));
      expect(readHallPlan(JSON.parse(broken)).kind).toBe('refused');
    }
  });
});

describe('a file to be imported', () => {
  it('as a table is read or refused', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('events', 'places', 'halls', 'dates') as fc.Arbitrary<
          Parameters<typeof readTable>[1]
        >,
        anyText,
        (kind, text) => {
          expect(readTable({ name: 'table.csv', text }, kind)).toBeDefined();
        },
      ),
      often,
    );
  });

  it('as a catalogue is stored or refused with its faults, and nothing is half stored', async () => {
    const { db } = api().database;
    const files = fc.oneof(
      anyText,
      damaged(seatedCatalogue()).map((whole) => JSON.stringify(whole)),
    );
    await fc.assert(
      fc.asyncProperty(files, fc.constantFrom('catalogue.json', 'events.csv', 'x'), async (text, name) => {
        const outcome = await importFiles(db, [{ name, text }], { now: testNow });
        expect(['imported', 'refused']).toContain(outcome.kind);
        if (outcome.kind === 'refused') expect(outcome.faults.length).toBeGreaterThan(0);
      }),
      { numRuns: 60, seed: 9 },
    );
  });
});

it('the code of a ticket is one verdict or another, and altered it is never good', () => {
  const key = parseTicketKey(makeTicketJwk());
  const facts = {
    eventId: 9,
    subject: { kind: 'general', performanceId: 12, zone: 'floor' } as const,
    number: '7K3M9QXA2C',
    announcedStart: testNow,
  };
  const code = signTicket(facts, key);
  const judge = (text: string) => verifyTicket(text, { keys: [key.public] }).kind;
  expect(judge(code)).toBe('genuine');
  fc.assert(
    fc.property(anyText, (text) => {
      expect(judge(text)).not.toBe('genuine');
    }),
    often,
  );
  const letters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
  fc.assert(
    // The last letter has bits that say nothing.
    fc.property(fc.nat(code.length - 2), fc.nat(31), (place, letter) => {
      const altered = code.slice(0, place) + letters[letter] + code.slice(place + 1);
      if (altered !== code) expect(judge(altered)).not.toBe('genuine');
    }),
    often,
  );
});

it('a proof of work that we did not ask for is none', () => {
  const { solved } = workChallenges('x'.repeat(32));
  fc.assert(
    fc.property(fc.oneof(anyText, fc.stringMatching(/^[\w-]+\.\d+\.\d+\.[\w-]+:\d+$/)), (text) => {
      expect(solved(text, testNow)).toBeUndefined();
    }),
    often,
  );
});

it('a cookie is ours or none', async () => {
  const printable = anyText.map((text) => text.replace(/[^\x20-\x7e]/g, ''));
  const values = fc.oneof(printable, fc.uuid(), fc.stringMatching(/^(%[0-9a-f]{2}|[\w.-]){0,60}$/));
  await fc.assert(
    fc.asyncProperty(values, async (value) => {
      const headers = { cookie: `basket=${value}` };
      const reply = await api().app.inject({ url: '/api/basket', headers });
      expect([reply.statusCode, reply.json().tickets]).toEqual([200, []]);
    }),
    often,
  );
});

it('a notification is refused or heard, signed or not, and moves no money by what it says', async () => {
  const order = await ordered();
  const id = await bankId(await begin(order));
  const sign = (body: string) => signAsBank(bank().secret, body, new Date());
  const statuses = new Set<number>();
  const bodies = fc.oneof(
    anyText,
    damaged({
      type: 'payment.succeeded',
      payment: { id, state: 'succeeded', received: { amount_minor: 1, currency: 'RUB' } },
    }).map((whole) => JSON.stringify(whole)),
  );
  const headers = fc.oneof(fc.constant('right'), fc.string({ unit: 'binary-ascii', maxLength: 50 }));
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom('sandbox', 'stripe', 'nobody', '%00'),
      bodies,
      headers,
      async (provider, body, signature) => {
        const reply = await api().app.inject({
          method: 'POST',
          url: `/api/payments/${provider}/notifications`,
          payload: body,
          headers: {
            'content-type': 'application/json',
            'sandbox-signature': signature === 'right' ? sign(body) : signature.replace(/[^\x20-\x7e]/g, ''),
          },
        });
        statuses.add(reply.statusCode);
      },
    ),
    { numRuns: 150, seed: 9 },
  );
  expect([...statuses].toSorted()).toEqual([200, 400, 401, 404]);
  expect((await read(order)).state).toBe('awaiting_payment');
});
