import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { consoleFixture } from './testing/console/console-fixture.ts';
import { consoleReadList, type PublicRead, publicReads } from './testing/public-reads.ts';
import { seatedCatalogue } from './testing/seated-catalogue.ts';
import { type TestApi, testApi } from './testing/test-api.ts';

const requests = 10_000;
const atOnce = 20;

let api: TestApi;
beforeAll(async () => {
  api = await testApi(seatedCatalogue());
});
afterAll(() => api.close());

/** What each kind of parameter usually is. */
const usual = fc.constantFrom(
  ...[
    '1',
    '2',
    '9',
    '12',
    '500',
    '1,2,3',
    '999999',
    '2026-12-20',
    '2026-12-05T17:00:00Z',
    '2026-12-05T20:00:00%2B03:00',
  ],
  ...[
    'ru',
    'en',
    'ja',
    'RUB',
    'EUR',
    'XXX',
    'asc',
    'desc',
    'name',
    'title',
    'price',
    'started_at',
    'events_count',
    'id',
  ],
  ...[
    'relevance',
    'updated_at',
    'active',
    'past',
    'all',
    '1500',
    '12.50',
    'accessible',
    'front',
    encodeURIComponent('щелкунчик'),
  ],
);

/** What nobody should send. */
const nasty = fc.oneof(
  fc.constantFrom(
    ...[
      '',
      '0',
      '-1',
      '1e9',
      'NaN',
      '2147483648',
      '99999999999999999999',
      '1.5',
      '1,,2',
      ',',
      '%',
      '%zz',
      '%00',
      '%ff',
      '%c0%af',
    ],
    ...[
      '%ed%a0%80',
      '%e2%80%ae',
      '0000-00-00',
      '2026-02-30',
      '9999-12-31',
      '275760-09-13',
      "1'--",
      '1;select+pg_sleep(9)',
    ],
    ...[
      "'+or+1=1--",
      '%27%29%3bdrop+table+events',
      '$1',
      '{}',
      '[]',
      '__proto__',
      'constructor',
      '../../etc/passwd',
      '%0d%0aset-cookie:x',
    ],
    ...[
      '%25%25',
      '%5C',
      '\\',
      '*:*',
      '!',
      '&',
      '|',
      '(',
      '<->',
      'a:*&b',
      '-',
      '%22',
      '%22%22',
      '"unclosed',
      '😀',
      'İ',
      'ß',
      'ﷺ',
    ],
    'a'.repeat(201),
    'ж'.repeat(200),
    Array.from({ length: 1000 }, (_, index) => index + 1).join(),
  ),
  fc.string({ unit: 'grapheme', maxLength: 30 }).map(encodeURIComponent),
  fc.string({ unit: 'binary-ascii', maxLength: 20 }).map((text) => text.replaceAll(/[#\s]/g, '')),
  fc.integer().map(String),
);

const value = fc.oneof({ weight: 3, arbitrary: usual }, { weight: 1, arbitrary: nasty });

const requestFor = (reads: readonly PublicRead[]) =>
  fc.constantFrom(...reads).chain(({ name, url, keys }) => {
    const known = fc.constantFrom(...keys);
    const key = fc.oneof(
      { weight: 9, arbitrary: known },
      { weight: 1, arbitrary: nasty.map((text) => text.slice(0, 20)) },
    );
    const pairs = fc.array(fc.tuple(key, value), { maxLength: 5 });
    return fc.record({
      name: fc.constant(name),
      url: fc
        .tuple(fc.oneof(fc.constantFrom('1', '2', '9', '12'), value), pairs)
        .map(([id, query]) => `${url.replace(':id', id)}?${query.map((pair) => pair.join('=')).join('&')}`),
    });
  });

const { app: consoleApp, operator } = consoleFixture();

it('whatever is asked, the answer is a success of the published shape or a refusal', () =>
  fuzz(publicReads, requests, (url) => api.app.inject(url)));

it('whatever an operator asks, the answer is a success of the published shape or a refusal', async () => {
  const cookie = (await operator('owner')).cookie() ?? '';
  await fuzz(consoleReadList, 2000, (url) => consoleApp().inject({ url, headers: { cookie } }));
});

type Inject = (url: string) => Promise<{ readonly statusCode: number; readonly body: string }>;

async function fuzz(reads: readonly PublicRead[], count: number, inject: Inject): Promise<void> {
  const generated = fc.sample(requestFor(reads), { numRuns: count, seed: 20_261_201 });
  const statuses = new Map<number, number>();
  const ask = async ({ name, url }: { name: string; url: string }) => {
    const { statusCode, body } = await inject(url);
    statuses.set(statusCode, (statuses.get(statusCode) ?? 0) + 1);
    expect([200, 400, 404, 410, 414], `${url}\n${body}`).toContain(statusCode);
    const reply = reads.find((read) => read.name === name)?.reply;
    if (statusCode === 200)
      expect(reply?.safeParse(JSON.parse(body)).error, `${url}\n${body}`).toBeUndefined();
  };
  for (let start = 0; start < count; start += atOnce)
    await Promise.all(generated.slice(start, start + atOnce).map(ask));
  // Neither all refused nor all waved through.
  expect(statuses.get(200)).toBeGreaterThan(count / 10);
  expect(statuses.get(400)).toBeGreaterThan(count / 10);
}
