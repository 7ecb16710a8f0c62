import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { bakerySite } from '../../test/fixture-site/site.ts';
import { toRouteTable } from '../shared/site-config.ts';
import { edgeFunction } from './edge-function.ts';
import { requestRouter } from './route-request.ts';

const templates = {
  ...bakerySite().templates,
  receipt: { component: './pages/bill.page.tsx', patterns: ['/order/receipt'] },
};

interface Answer {
  readonly uri?: string;
  readonly statusCode?: number;
  readonly headers?: { readonly location: { readonly value: string } };
}

const files = [
  ...['/index.html', '/404.html', '/breads/7/index.html', '/ru/index.html', '/ru/breads/7/index.html'],
  ...['/basket/index.html', '/order/index.html', '/order/bill/index.html', '/ru/order/index.html'],
  ...['/order/receipt/index.html', '/ru/order/receipt/index.html', '/ru/order/bill/index.html'],
  ...['/assets/a-1.js', '/page-data/index/page-data.json', '/robots.txt', '/icon.svg'],
];

const targets = [
  ...[
    '/',
    '/breads/7',
    '/breads/7/',
    '/breads//7',
    '/ru',
    '/ru/',
    '/ru/breads/7',
    '/en',
    '/en/',
    '/en/breads/7',
  ],
  ...['/en/breads/7/', '/basket', '/order', '/order/', '/order/A1B2', '/order/A1B2/', '/ru/order/A1B2/more'],
  ...['/order/bill', '/order/bill/A1', '/en/order/bill/A1', '/en/order/bill/A1/', '/ru/order/bill/A1'],
  ...['/order/receipt', '/ru/order/receipt', '/order/receipt/x', '/en/order/A1', '/orders', '/english'],
  ...[
    '/assets/a-1.js',
    '/page-data/index/page-data.json',
    '/robots.txt',
    '/icon.svg',
    '/404.html',
    '/nothing',
  ],
  ...[
    '//elsewhere.example/',
    '/breads/%D1%85%D0%BB',
    '/breads/7?utm=a&b=1&b=2',
    '/breads/7/?utm=a&b=1&b=2&c',
  ],
];

/** As a CDN hands it over. */
function readQuery(text: string) {
  const values = Map.groupBy(text.split('&').filter(Boolean), (part) => part.split('=', 1)[0] ?? '');
  return Object.fromEntries(
    [...values].map(([name, parts]) => {
      const multiValue = parts.map((part) => ({ value: part.slice(name.length + 1) }));
      return [name, { ...multiValue[0], ...(multiValue.length > 1 && { multiValue }) }];
    }),
  );
}

describe.each(['', '/shop'])('a site at "%s/"', (pathPrefix) => {
  const rules = { pathPrefix, routes: toRouteTable({ ...bakerySite(), templates }) };
  const handler = runInNewContext(`${edgeFunction(rules)}; handler`);
  const route = requestRouter(rules);

  it.each([...targets, ...targets.map((target) => pathPrefix + target)])(
    'a CDN leads from %s to where the static host does',
    (target) => {
      const [uri, query = ''] = target.split('?');
      const answer: Answer = handler({ request: { uri, querystring: readQuery(query) } });
      const routed = route(target);
      if (routed.kind === 'redirect')
        return expect([answer.statusCode, answer.headers?.location.value]).toEqual([301, routed.location]);
      const candidates = routed.kind === 'files' ? routed.candidates : [];
      const shown = candidates.find((file) => files.includes(file));
      const asked = files.find((file) => pathPrefix + file === answer.uri);
      return expect([answer.statusCode, asked]).toEqual([undefined, shown]);
    },
  );
});

it('it is as short as CDNs take it', () => {
  const rules = { pathPrefix: '/shop', routes: toRouteTable(bakerySite()) };
  expect(edgeFunction(rules).length).toBeLessThan(10_000);
});
