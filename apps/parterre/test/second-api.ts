import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { openEmbedded } from '@parterre/api/database/embedded/embedded-database';
import { listen } from '../../../packages/static-site/test/listen.ts';
import { startApiProcess } from '../../api/test/api-process.ts';
import { passOn } from '../../api/test/pass-on.ts';

export interface FirstServer {
  readonly address: string;
  readonly dataFolder: string;
}

export interface SiteWithSecondApi {
  readonly address: string;
  stop(): Promise<void>;
}

const isCall = /^\/(v1|v2|api|plans)\//;

/** A site with the pages of a running server, and an API of its own on the same database, set up otherwise. */
export async function startSecondApi(
  { address: pages, dataFolder }: FirstServer,
  env: Readonly<Record<string, string>>,
): Promise<SiteWithSecondApi> {
  const database = await openEmbedded(join(dataFolder, 'postgres'));
  const api = await startApiProcess({
    DATABASE_URL: await database.url('parterre'),
    SECRET: await readFile(join(dataFolder, 'secret'), 'utf8'),
    DATA_DIR: dataFolder,
    ...env,
  });
  const site = await listen((asked, answered) =>
    passOn(asked, answered, isCall.test(asked.url ?? '') ? api.address : pages),
  );
  return {
    address: site.origin,
    stop: async () => {
      await site.stop();
      await api.stop();
      await database.close();
    },
  };
}
