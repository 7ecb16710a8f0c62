import { describe, expect, it } from 'vitest';
import {
  commandRoutes,
  consoleDocuments,
  consoleReads,
  consoleStreams,
  consoleUploads,
  signInRoutes,
} from '../console/console-routes.ts';
import { routes } from '../routes.ts';
import { basketPaths } from './basket-paths.ts';
import { bundlePaths } from './bundle-paths.ts';
import { consolePaths } from './console-paths.ts';
import { orderPaths } from './order-paths.ts';
import { pathTo } from './path-to.ts';
import { publicPaths } from './public-paths.ts';
import { reminderPaths } from './reminder-paths.ts';
import { visitPaths } from './visit-paths.ts';
import { waitingRoomPaths } from './waiting-room-paths.ts';
import { walletPaths } from './wallet-paths.ts';
import { wishPaths } from './wish-paths.ts';

describe('paths', () => {
  it('of the console are all served, and nothing else is', () => {
    const commands = Object.values(commandRoutes('staff.invite'));
    const served = [
      ...Object.values(signInRoutes),
      ...Object.values(consoleReads),
      ...Object.values(consoleDocuments),
      ...Object.values(consoleStreams),
      ...Object.values(consoleUploads),
      ...commands,
    ];
    const paths = Object.values(consolePaths).map((path) => path.replace(':command', 'staff.invite'));
    expect(new Set(served.map(({ url }): string => url))).toEqual(new Set(paths));
  });

  it('are all served, and nothing else is', () => {
    const paths = Object.values({
      ...publicPaths,
      ...basketPaths,
      ...bundlePaths,
      ...orderPaths,
      ...reminderPaths,
      ...visitPaths,
      ...wishPaths,
      ...waitingRoomPaths,
      ...walletPaths,
    });
    const served = Object.values(routes).map(({ url }): string => url);
    expect(new Set(served)).toEqual(new Set(paths));
  });

  it('are told apart by their method', () => {
    const calls = Object.values(routes).map(({ method, url }) => `${method} ${url}`);
    expect(new Set(calls).size).toBe(calls.length);
  });

  it('take the parameters of an address, written so that they cannot leave their place', () => {
    expect(pathTo(publicPaths.readOffers, { id: 12 })).toBe('/v2/dates/12/offers');
    expect(pathTo(orderPaths.readTicketsPdf, { token: '../a?b' })).toBe('/api/orders/..%2Fa%3Fb/tickets.pdf');
  });
});
