import { join } from 'node:path';
import { openDevHost } from '@parterre/static-site/dev/dev-host';
import type { OriginServer } from './origin-server.ts';
import { print } from './print.ts';
import type { HostOpener } from './publisher.ts';

/** Pages are drawn by the code as it is when they are asked for, and follow it while they are open. */
export const hotPages =
  ({ http }: OriginServer): HostOpener =>
  (site, folder, files) =>
    openDevHost(site, {
      files,
      server: http,
      report: print,
      folder: join(folder, 'public'),
      cacheFolder: join(folder, 'dev'),
    });
