import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { languagePath, resolveLanguagePath } from './language-path.ts';
import { type LanguageCode, languages } from './languages.ts';

const site = { main: 'ru', languages: ['ru', 'en', 'de'] } as const;
const page = (language: LanguageCode, path: string) => ({ kind: 'page', language, path });
const redirect = (to: string) => ({ kind: 'redirect', to });

describe('the language of an address', () => {
  it.each([
    ['/', page('ru', '/')],
    ['', page('ru', '')],
    ['/events', page('ru', '/events')],
    ['/de', page('de', '/')],
    ['/de/', page('de', '/')],
    ['/de/events', page('de', '/events')],
    ['/de/events/page/2', page('de', '/events/page/2')],
    ['/en/de/events', page('en', '/de/events')],
    ['/events/de', page('ru', '/events/de')],
    ['/design', page('ru', '/design')],
    ['/DE/events', page('ru', '/DE/events')],
    ['/fr/events', page('ru', '/fr/events')],
    ['/de//events', page('de', '/events')],
    ['/de/events//1', page('de', '/events//1')],
    ['/de/line\nbreak', page('de', '/line\nbreak')],
  ])('%j is a page', (pathname, expected) => {
    expect(resolveLanguagePath(pathname, site)).toEqual(expected);
  });

  it.each([
    ['/ru', redirect('/')],
    ['/ru/', redirect('/')],
    ['/ru/events', redirect('/events')],
    ['/ru/order/pay/x', redirect('/order/pay/x')],
    ['/ru/order/bill', redirect('/order/bill')],
  ])('%j, under the main language, goes to the root', (pathname, expected) => {
    expect(resolveLanguagePath(pathname, site)).toEqual(expected);
  });

  it('serves /ru/order/bill/* as it stands', () => {
    expect(resolveLanguagePath('/ru/order/bill/abc', site)).toEqual(page('ru', '/order/bill/abc'));
    expect(resolveLanguagePath('/ru/order/bill/abc', { main: 'en', languages: ['ru'] })).toEqual(
      page('ru', '/order/bill/abc'),
    );
  });

  it('redirects the bill of any other main language', () => {
    expect(resolveLanguagePath('/en/order/bill/abc', { main: 'en', languages: [] })).toEqual(
      redirect('/order/bill/abc'),
    );
  });

  it.each(['/ru//example.org', '/ru/\\example.org', '/ru///\\/example.org', '/ru/\t/example.org'])(
    '%j never redirects to another host',
    (pathname) => {
      expect(resolveLanguagePath(pathname, site)).toEqual(redirect('/example.org'));
    },
  );
});

describe('the address of a page in a language', () => {
  it.each([
    ['/', 'ru', '/'],
    ['/events', 'ru', '/events'],
    ['/', 'de', '/de'],
    ['/events/12', 'de', '/de/events/12'],
  ] as const)('%j in %s is %j', (path, language, expected) => {
    expect(languagePath(path, language, 'ru')).toBe(expected);
  });

  it('is resolved back to the same language and path', () => {
    const codes = Object.keys(languages) as LanguageCode[];
    const segment = fc.stringMatching(/^[a-z0-9-]{3,12}$/);
    fc.assert(
      fc.property(fc.array(segment), fc.constantFrom(...codes), (segments, language) => {
        const path = `/${segments.join('/')}`;
        const pathname = languagePath(path, language, 'ru');
        expect(resolveLanguagePath(pathname, { main: 'ru', languages: codes })).toEqual(page(language, path));
      }),
    );
  });
});
