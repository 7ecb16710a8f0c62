import { lstat, mkdir, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { demoCatalogue } from '@parterre/demo/demo-catalogue';
import { makePictures } from '@parterre/demo/pictures/make-pictures';
import { demoFolder } from '../../apps/parterre/test/demo-folder.ts';
import { runOperator } from '../../apps/parterre/test/run-operator.ts';
import { end, startSystem } from '../../apps/parterre/test/running-system.ts';

export interface Storefront {
  readonly address: string;
  /** A link by which somebody signs in to its console as an owner, once. */
  readonly inviteOwner: (email: string, name: string) => Promise<string>;
  readonly close: () => Promise<unknown>;
}

const pictures = fileURLToPath(new URL('../../.cache/demo-pictures', import.meta.url));

/** The demo as `npm start` serves it, with all its pictures. The first time, drawing them takes minutes. */
export async function openStorefront(env: Readonly<Record<string, string>> = {}): Promise<Storefront> {
  const { path, today } = await demoFolder('bench-storefront');
  await drawPictures(path, today);
  return openUndrawn(env);
}

async function drawPictures(path: string, today: string): Promise<void> {
  await mkdir(pictures, { recursive: true });
  await makePictures(demoCatalogue(today), pictures, ({ done, total }) => {
    if (done % 100 === 0 || done === total) console.log(`pictures … ${done} of ${total}`);
  });
  // Drawn once for all days.
  const media = join(path, 'media');
  if (!(await lstat(media).catch(() => undefined))) await symlink(pictures, media);
}

/** The same for those who see no pictures: the operators' side. */
export async function openUndrawn(env: Readonly<Record<string, string>> = {}): Promise<Storefront> {
  const { path } = await demoFolder('bench-storefront');
  const settings = { DATA_DIR: path, SITE_URL: 'https://parterre.example', ...env };
  const system = await startSystem({ ...settings, PORT: '0' }, ['--no-pictures']);
  const [, consoleOrigin = ''] = /console is at (https?:\/\/[\w-]+:\d+)/.exec(system.output()) ?? [];
  return {
    address: system.address,
    inviteOwner: async (email, name) => {
      const invite = ['console', 'invite', email, '--role', 'owner', '--name', name];
      const { output } = await runOperator(invite, settings);
      return consoleOrigin + (/\/invitation#\S+/.exec(output)?.[0] ?? '');
    },
    close: () => end(system.process, 'SIGTERM'),
  };
}
