import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { inject } from 'vitest';
import { openEmbedded } from '../../apps/api/src/database/embedded/embedded-database.ts';
import { startApiProcess } from '../../apps/api/test/api-process.ts';
import { passOn } from '../../apps/api/test/pass-on.ts';
import { listen, type RunningServer } from '../../packages/static-site/test/listen.ts';

const isCall = /^\/(v1|v2|api|plans)\//;

/** A site with the pages of the first server, and an API of its own on the same database, set up otherwise. */
export async function openApiBeside(env: Readonly<Record<string, string>>): Promise<RunningServer> {
  const folder = inject('dataFolder');
  const database = await openEmbedded(join(folder, 'postgres'));
  const api = await startApiProcess({
    DATABASE_URL: await database.url('parterre'),
    SECRET: await readFile(join(folder, 'secret'), 'utf8'),
    ...{ DATA_DIR: folder, SITE_URL: inject('siteUrl'), SANDBOX_URL: inject('bank') },
    ...env,
  });
  const pages = inject('address');
  const site = await listen((asked, answered) =>
    passOn(asked, answered, isCall.test(asked.url ?? '') ? api.address : pages),
  );
  return {
    origin: site.origin,
    stop: async () => {
      await site.stop();
      await api.stop();
      await database.close();
    },
  };
}
