import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApi, testApi } from '../../../testing/test-api.ts';
import type { PreviewAnswer, PreviewRequest } from './preview.ts';

let api: TestApi;
const asked: PreviewRequest[] = [];
let answer: PreviewAnswer = { status: 200, html: '<p>drawn' };

beforeAll(async () => {
  api = await testApi(undefined, {
    assetHost: 'https://assets.example',
    drawPreview: async (request) => {
      asked.push(request);
      return answer;
    },
  });
});
afterAll(() => api.close());

describe('a preview', () => {
  it.each([
    ['/preview/KEY', undefined],
    ['/preview/KEY/', undefined],
    ['/preview/KEY/pages', '/'],
    ['/preview/KEY/pages/', '/'],
    ['/preview/KEY/pages/de', '/de'],
    ['/preview/KEY/pages/de/events/9/', '/de/events/9'],
    ['/preview/KEY/pages/events/9?utm_source=mail', '/events/9'],
    ['/preview/KEY/sites/3/', undefined, 3],
    ['/preview/KEY/sites/3/pages/de/about', '/de/about', 3],
  ])('%s is of the page %s', async (url, path, landingId = undefined) => {
    asked.length = 0;
    await api.app.inject({ url, headers: { 'accept-language': 'de' } });
    expect(asked).toEqual([{ key: 'KEY', landingId, path, acceptedLanguages: 'de' }]);
  });

  it('lets nothing run, is not kept, not listed, and names itself to nobody', async () => {
    const { statusCode, headers, body } = await api.app.inject('/preview/KEY/pages/events/9');
    expect([statusCode, body]).toEqual([200, '<p>drawn']);
    expect(headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex, nofollow',
      'referrer-policy': 'no-referrer',
      'x-frame-options': 'DENY',
    });
    const policy = String(headers['content-security-policy']).split('; ');
    expect(policy).toContain("script-src 'none'");
    expect(policy).toContain("style-src 'self' 'unsafe-inline' https://assets.example");
    expect(policy.find((directive) => directive.startsWith('sandbox'))).not.toContain('allow-scripts');
  });

  it('that cannot be drawn now says when to come again', async () => {
    answer = { status: 503, html: '<p>busy' };
    const { statusCode, headers } = await api.app.inject('/preview/KEY');
    expect([statusCode, headers['retry-after']]).toEqual([503, '2']);
    answer = { status: 200, html: '<p>drawn' };
  });

  it('is not written', async () => {
    expect((await api.app.inject({ method: 'POST', url: '/preview/KEY' })).statusCode).toBe(404);
  });

  it('with an endless key is none', async () => {
    asked.length = 0;
    expect((await api.app.inject(`/preview/${'x'.repeat(10_000)}`)).statusCode).toBeGreaterThanOrEqual(400);
    expect(asked).toEqual([]);
  });

  it('is not offered where no pages are made', async () => {
    const bare = await testApi();
    expect((await bare.app.inject('/preview/KEY')).statusCode).toBe(404);
    await bare.close();
  });
});
