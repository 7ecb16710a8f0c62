import { expect, it } from 'vitest';
import { isHostName, isLinkAddress, isOwnPath, isWebAddress } from './safe-address.ts';

it.each(['/', '/events/1', '/events?a=1&b=2#tickets', '/про-нас'])(
  '%s is followed as a path of the site',
  (path) => {
    expect([isOwnPath(path), isLinkAddress(path), isWebAddress(path)]).toEqual([true, true, false]);
  },
);

it.each(['https://example.com', 'http://example.com/a?b=c', 'HTTPS://example.com'])(
  '%s is followed as an address of the web',
  (url) => {
    expect([isOwnPath(url), isLinkAddress(url), isWebAddress(url)]).toEqual([false, true, true]);
  },
);

it.each(['mailto:a@example.com', 'tel:+49301234567', '#tickets'])(
  '%s may stand in a link, and nowhere else',
  (address) => {
    expect([isOwnPath(address), isLinkAddress(address), isWebAddress(address)]).toEqual([false, true, false]);
  },
);

it.each([
  '//host',
  '/\\host',
  '\\\\host',
  '/\t/host',
  '/\n/host',
  '/a\\b',
  ' https://example.com',
  'https:///host',
  'https:\\\\host',
  'javascript:x()',
  'java\nscript:x()',
  'data:text/html,x',
  'events/1',
  '',
])('%j is no address that a link may lead to', (address) => {
  expect([isOwnPath(address), isLinkAddress(address), isWebAddress(address)]).toEqual([false, false, false]);
});

it.each([
  ['tickets.example.com', true],
  ['kamer.localhost', true],
  ['xn--e1afmkfd.example', true],
  ['localhost', false],
  ['https://tickets.example', false],
  ['tickets.example/shop', false],
  ['tickets.example:3000', false],
  ['-tickets.example', false],
  ['tickets..example', false],
  ['билеты.example', false],
  ['', false],
])('%s is a name that a browser can be given: %s', (text, expected) => {
  expect(isHostName(text)).toBe(expected);
});
