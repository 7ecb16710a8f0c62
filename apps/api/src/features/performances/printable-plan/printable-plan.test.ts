import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seatedCatalogue } from '../../../testing/seated-catalogue.ts';
import { type TestApi, testApi } from '../../../testing/test-api.ts';

const performanceId = 12;
let api: TestApi;
beforeAll(async () => {
  api = await testApi(seatedCatalogue());
});
afterAll(() => api.close());

const sheet = (query = '') => api.app.inject({ url: `/v2/dates/${performanceId}/sheet${query}` });

describe('the sheet of a date', () => {
  it('is a page that needs no scripting and runs none', async () => {
    const { statusCode, headers, body } = await sheet();
    expect([statusCode, headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
    expect(headers['content-security-policy']).toMatch(/^default-src 'none'; style-src 'sha256-/);
    expect(body).not.toContain('<script');
  });

  it('has the plan, each zone with its letter, and a table of all-in prices with what is left', async () => {
    const { body } = await sheet('?lang=en');
    const rows = [...body.matchAll(/<tr><th scope="row">.*?<\/tr>/gs)].map(([row]) =>
      row
        .replace(/<[^>]*>/g, ' ')
        .replace(/\s+/g, ' ')
        .trim(),
    );
    expect(rows).toEqual([
      'A Zone front Hall RUB 2,200 RUB 200 3',
      'B Zone back Hall RUB 1,100 RUB 100 2',
      'C Zone floor Floor RUB 550 RUB 50 40',
    ]);
    expect(body).toMatch(/<path stroke="#8f1d2c" d="M\d+ \d+L\d+ \d+"/);
    expect(body).toContain('C Floor');
  });

  it('speaks the language and counts in the currency that are asked for', async () => {
    const { body } = await sheet('?lang=de');
    expect(body).toContain('<html lang="de">');
    expect(body).toContain('Saalplan und Preise');
    expect((await sheet('?currency_code=EUR')).body).toContain('€');
  });

  it('is missing where there is no such date, and refused where the question makes no sense', async () => {
    expect((await api.app.inject({ url: '/v2/dates/999/sheet' })).statusCode).toBe(404);
    expect((await sheet('?lang=%00')).statusCode).toBe(400);
  });
});
