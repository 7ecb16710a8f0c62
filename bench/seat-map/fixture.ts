import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, rmSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type BitSet, changeSet } from '@parterre/domain/seats/bit-set';
import { benchFolder } from '../fixtures/bench-folder.ts';
import { type Hall, halls } from './halls.ts';
import { createOffers, freeAtFirst, toAvailability } from './sale.ts';

const builder = fileURLToPath(
  new URL('../../apps/storefront/test/seat-map/build-harness.ts', import.meta.url),
);

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.woff2': 'font/woff2',
};

export interface Fixture {
  readonly address: string;
  /** Where the built page is. */
  readonly folder: string;
  /** Somebody else takes seats. */
  readonly take: (performanceId: number, seats: readonly number[]) => void;
  readonly close: () => void;
}

/** The seat map on a page of its own, with halls to open: `/harness.html?date=3`. */
export async function openFixture(): Promise<Fixture> {
  const folder = benchFolder();
  execFileSync(process.execPath, [builder, folder], { stdio: 'inherit' });
  const planned = halls();
  const free = new Map<number, BitSet>([...planned].map(([id, hall]) => [id, freeAtFirst(hall)]));
  const listeners = new Map<ServerResponse, number>();
  let version = 1;

  const answers: Readonly<Record<string, (id: number, hall: Hall) => unknown>> = {
    offers: createOffers,
    availability: (id) => toAvailability(version, free.get(id) ?? { size: 0, bytes: new Uint8Array() }),
  };

  const send = (response: ServerResponse, type: string, body: string | Buffer): void => {
    response.writeHead(200, { 'content-type': types[type] ?? 'application/octet-stream' }).end(body);
  };

  const serve = ({ url = '/' }: IncomingMessage, response: ServerResponse): void => {
    const { pathname } = new URL(url, 'http://stage');
    const [, date, call = ''] = /^\/v2\/dates\/(\d+)\/(.+)$/.exec(pathname) ?? [];
    const hall = planned.get(Number(date));
    const plan = [...planned.values()].find(({ name }) => pathname === `/plans/${name}.json`);
    if (call === 'availability/stream') {
      response.writeHead(200, { 'content-type': 'text/event-stream' }).write('\n');
      listeners.set(response, Number(date));
      response.on('close', () => listeners.delete(response));
    } else if (hall) send(response, '.json', JSON.stringify(answers[call]?.(Number(date), hall)));
    else if (plan) send(response, '.json', plan.file);
    else serveFile(pathname, response);
  };

  const serveFile = (pathname: string, response: ServerResponse): void => {
    try {
      send(response, extname(pathname), readFileSync(join(folder, pathname)));
    } catch {
      response.writeHead(404).end();
    }
  };

  const server = createServer(serve).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('No port was given.');
  return {
    address: `http://127.0.0.1:${address.port}`,
    folder,
    take: (performanceId, seats) => {
      version += 1;
      free.set(
        performanceId,
        changeSet(free.get(performanceId) ?? { size: 0, bytes: new Uint8Array() }, { remove: seats }),
      );
      const news = `id: ${version}\ndata: ${JSON.stringify({ version, taken: seats, freed: [] })}\n\n`;
      for (const [response, date] of listeners) if (date === performanceId) response.write(news);
    },
    close: () => {
      server.closeAllConnections();
      server.close();
      rmSync(folder, { recursive: true });
    },
  };
}
