import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from './run-command.ts';
import { breaches } from './walls.ts';
import { namedZones, zoneCircles } from './zones.ts';

it.each<[string, string, string, RegExp]>([
  [
    'a package in domain',
    'packages/domain/src/money/a.ts',
    `import pg from 'pg';`,
    /packages\/domain\/src\/ imports nothing/,
  ],
  [
    'Node in domain',
    'packages/domain/src/money/a.ts',
    `import { readFile } from 'node:fs';`,
    /does not run on Node/,
  ],
  [
    'the API in domain',
    'packages/domain/src/money/a.ts',
    `import { x } from '@parterre/api/app';`,
    /nothing of ours/,
  ],
  [
    'a way out by relative path',
    'packages/domain/src/money/a.ts',
    `import { x } from '../../../contracts/src/b.ts';`,
    /nothing of ours/,
  ],
  [
    'a dynamic import',
    'packages/domain/src/money/a.ts',
    `const x = await import('@parterre/contracts/b');`,
    /nothing of ours/,
  ],
  [
    'a re-export',
    'packages/domain/src/money/a.ts',
    `export { x } from '@parterre/contracts/b';`,
    /nothing of ours/,
  ],
  [
    'schemas in the client',
    'packages/api-client/src/public-api.ts',
    `import { x } from '@parterre/contracts/b';`,
    /types alone/,
  ],
  [
    'the generator in the browser',
    'packages/static-site/src/browser/a.ts',
    `import { x } from '../build/b.ts';`,
    /imports only/,
  ],
  [
    'tickets in the page engine',
    'packages/static-site/src/build/a.ts',
    `import { x } from '@parterre/domain/money/money';`,
    /imports only/,
  ],
  [
    'queries in a route',
    'apps/api/src/features/catalogue/catalogue.routes.ts',
    `import { x } from './lists/news.queries.ts';`,
    /a route calls a service/,
  ],
  [
    'a feature that imports it',
    'apps/api/src/features/performances/prices.service.ts',
    `import { x } from '../basket/basket.ts';`,
    /zone features\/performances imports only/,
  ],
  [
    'another feature’s queries',
    'apps/api/src/features/catalogue/lists/news.service.ts',
    `import { x } from '../../performances/prices.queries.ts';`,
    /never its queries/,
  ],
  [
    'another feature',
    'apps/storefront/src/features/news-card/a.tsx',
    `import { x } from '../basket/b.tsx';`,
    /meet in the page/,
  ],
  [
    'payments in the basket',
    'apps/api/src/features/basket/change-basket.service.ts',
    `import { x } from '../sales/payments/settle.service.ts';`,
    /zone features\/basket imports only/,
  ],
  [
    'the catalogue in sales',
    'apps/api/src/features/sales/checkout/place-order.service.ts',
    `import type { X } from '../../catalogue/import/import-context.ts';`,
    /zone features\/sales imports only/,
  ],
  [
    'a feature in the database layer',
    'apps/api/src/database/connect.ts',
    `import { x } from '../features/operations/metrics.ts';`,
    /zone database imports only/,
  ],
  [
    'settings in a feature that is handed what it needs',
    'apps/api/src/features/basket/basket.routes.ts',
    `import type { Config } from '../../config.ts';`,
    /zone features\/basket imports only/,
  ],
  [
    'the house in a feature',
    'apps/api/src/features/quality/quality.routes.ts',
    `import { buildApp } from '../../app.ts';`,
    /zone features\/quality imports only/,
  ],
  [
    'SQL in a service',
    'apps/api/src/features/basket/change-basket.service.ts',
    `import { sql } from '../../database/sql.ts';`,
    /neither HTTP nor SQL/,
  ],
  [
    'Fastify in a service',
    'apps/api/src/features/sales/checkout/place-order.service.ts',
    `import type { FastifyRequest } from 'fastify';`,
    /neither HTTP nor SQL/,
  ],
  [
    'SQL in a route',
    'apps/api/src/features/basket/basket.routes.ts',
    `import { sql } from '../../database/sql.ts';`,
    /SQL stands in/,
  ],
  [
    'SQL in a file of rules',
    'apps/api/src/features/basket/basket-rules.ts',
    `import { sql } from '../../database/sql.ts';`,
    /SQL stands in/,
  ],
  [
    'queries in a file of rules',
    'apps/api/src/features/basket/basket-rules.ts',
    `import { selectBasket } from './basket.queries.ts';`,
    /only a service asks the database/,
  ],
  [
    'a service in queries',
    'apps/api/src/features/basket/basket.queries.ts',
    `import { x } from './change-basket.service.ts';`,
    /queries know the database alone/,
  ],
  [
    'a route in a service',
    'apps/api/src/features/basket/change-basket.service.ts',
    `import { x } from './basket.routes.ts';`,
    /does not know HTTP/,
  ],
  [
    'Fastify in a route of the console, by which it could change something without a command',
    'apps/api/src/features/staff/staff.console.routes.ts',
    `import type { FastifyInstance } from 'fastify';`,
    /by a command alone/,
  ],
  [
    'a way to Fastify by the types of its plugins',
    'apps/api/src/features/audit/audit.console.routes.ts',
    `import type { ZodTypeProvider } from 'fastify-type-provider-zod';`,
    /by a command alone/,
  ],
  [
    'a visitors’ route beside the commands of the console',
    'apps/api/src/console-api.ts',
    `import { addOrderRoutes } from './features/sales/orders.routes.ts';`,
    /by a command alone/,
  ],
  [
    'what tests share in code',
    'apps/api/src/features/basket/basket.routes.ts',
    `import { x } from '../../testing/test-api.ts';`,
    /for tests/,
  ],
  [
    'what tests of a package share in its code',
    'packages/domain/src/money/money.ts',
    `import { x } from '../../test/b.ts';`,
    /for tests/,
  ],
  [
    'a page in a feature',
    'apps/storefront/src/features/basket/basket-store.ts',
    `import { x } from '../../pages/cart/cart.page.tsx';`,
    /meet in the page/,
  ],
  [
    'a feature in what knows no tickets',
    'apps/storefront/src/ui/button.tsx',
    `import { x } from '../features/basket/basket-store.ts';`,
    /nothing of tickets/,
  ],
  [
    'the address of a page in what knows no routes',
    'apps/storefront/src/ui/button.tsx',
    `import { paths } from '../paths.ts';`,
    /zone ui imports only/,
  ],
  [
    'a feature in the calls to the API',
    'apps/storefront/src/api/use-answer.ts',
    `import { x } from '../features/prices/price-store.ts';`,
    /zone api imports only/,
  ],
  [
    'a page in what comes after it',
    'apps/storefront/src/third-parties/start.ts',
    `import { x } from '../pages/home/home.page.tsx';`,
    /by signal/,
  ],
  [
    'money in the rules of languages',
    'packages/domain/src/languages/languages.ts',
    `import { x } from '../money/money.ts';`,
    /zone languages imports only itself/,
  ],
  [
    'routes in the values of the wire',
    'packages/contracts/src/values/id.ts',
    `import { x } from '../routes/basket-routes.ts';`,
    /zone values imports only itself/,
  ],
  [
    'the bank in what it has recorded',
    'apps/sandbox-acquirer/src/records/bank-store.ts',
    `import type { Bank } from '../bank/bank.ts';`,
    /zone records imports only itself/,
  ],
  [
    'the start of the house in a command',
    'apps/parterre/src/commands/doctor.ts',
    `import { start } from '../start.ts';`,
    /zone commands imports only/,
  ],
  [
    'the calls of the API in the transport',
    'packages/api-client/src/transport.ts',
    `import { x } from './public-api.ts';`,
    /zone transport.ts imports only/,
  ],
  [
    'navigation in the screen',
    'packages/static-site/src/browser/screen/screen.ts',
    `import type { X } from '../navigation/navigator.ts';`,
    /zone browser\/screen imports only/,
  ],
  [
    'the run of a build in its pages',
    'packages/static-site/src/build/render/render-page.ts',
    `import { x } from '../run/run-build.ts';`,
    /zone build\/render imports only/,
  ],
  [
    'panels in the drawn map',
    'apps/storefront/src/features/seat-map/map/map-viewport.tsx',
    `import { x } from '../panels/legend.tsx';`,
    /zone features\/seat-map\/map imports only/,
  ],
  [
    'a new file of a package that nobody has given its walls',
    'packages/api-client/src/season-api.ts',
    '',
    /stands in no zone/,
  ],
  [
    'a new folder that nobody has given its walls',
    'apps/api/src/features/seasons/seasons.service.ts',
    '',
    /stands in no zone/,
  ],
  ['an app from a bench', 'bench/a.ts', `import { x } from '@parterre/api/app';`, /imports only/],
  ['a file in no room', 'stray/a.ts', '', /stands in no room/],
])('the check of the walls refuses %s', (_name, file, source, reason) => {
  const [first, ...rest] = breaches(file, source);
  expect(first).toMatch(reason);
  expect(rest).toEqual([]);
});

it.each<[string, string, string]>([
  [
    'types in the client',
    'packages/api-client/src/public-api.ts',
    `import type { X } from '@parterre/contracts/b';`,
  ],
  [
    'inline types in the client',
    'packages/api-client/src/public-api.ts',
    `import { type X } from '@parterre/contracts/b';`,
  ],
  [
    'the way to sign in beside the commands of the console',
    'apps/api/src/console-api.ts',
    `import { addSignInRoutes } from './features/staff/sign-in/sign-in.routes.ts';`,
  ],
  ['a neighbour', 'packages/domain/src/basket/a.ts', `import { x } from '../money/money.ts';`],
  ['vitest in a test', 'packages/domain/src/money/a.test.ts', `import { test } from 'vitest';`],
  [
    'what its package’s tests share',
    'packages/domain/src/money/a.test.ts',
    `import { x } from '../../test/b.ts';`,
  ],
  [
    'its own queries',
    'apps/api/src/features/catalogue/lists/news.service.ts',
    `import { x } from './news.queries.ts';`,
  ],
  [
    'another feature’s service',
    'apps/api/src/features/catalogue/lists/news.service.ts',
    `import { x } from '../../performances/stock/stock.service.ts';`,
  ],
])('the check of the walls lets %s pass', (_name, file, source) => {
  expect(breaches(file, source)).toEqual([]);
});

it('no zone imports itself by way of others', () => {
  expect(zoneCircles()).toEqual([]);
});

it('every zone that is named is there', () => {
  expect(namedZones().filter((path) => !existsSync(join(root, path)))).toEqual([]);
});
