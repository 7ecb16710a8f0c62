import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it } from 'vitest';
import { planCrowd } from './crowd/plan-crowd.ts';
import { runCrowd } from './crowd/run-crowd.ts';
import { summarise } from './report/summarise.ts';
import type { SalePerformance } from './visit/visit.ts';

const performance: SalePerformance = {
  eventId: 1,
  performanceId: 1,
  path: '/page',
  generalTicket: '1:floor',
  places: 10,
};
const crowd = planCrowd({ visitors: 4, arriveWithinMs: 1, thinkMs: 1, seed: 'control' });

/** What a crowd has to say of a house that does this to everybody. */
async function crowdAt(system: RequestListener) {
  const server = createServer(system).listen(0, '127.0.0.1');
  await once(server, 'listening');
  // A server that listens on a port has an address of that kind.
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const sale = { address, performances: { hot: performance, open: performance }, assets: [] };
  const { samples } = await runCrowd(sale, crowd, { timeoutMs: 200 });
  server.closeAllConnections();
  server.close();
  return summarise(samples);
}

it('a house that hangs up is told from one that answers', async () => {
  expect((await crowdAt((request) => request.destroy())).lost).toEqual({ 'page: socket hang up': 4 });
});

it('a house that lets people wait for ever is told from one that answers', async () => {
  expect((await crowdAt(() => undefined)).lost).toEqual({ 'page: timed out': 4 });
});

it('a house that sends people away without a word is told from one that answers', async () => {
  const rude = await crowdAt((_request, response) => response.writeHead(503).end());
  expect(rude).toMatchObject({ shed: 4, shedWithoutWhen: 4, refusals: { '503': 4 }, lost: {} });
});

it('a house that tells people when to come again is told from one that does not', async () => {
  const polite = await crowdAt((_request, response) => response.writeHead(503, { 'retry-after': '1' }).end());
  expect(polite).toMatchObject({ shed: 4, shedWithoutWhen: 0, refusals: { '503': 4 }, lost: {} });
});
