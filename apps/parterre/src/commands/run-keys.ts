import { readConfig } from '@parterre/api/config';
import { keyFolder, openKeyRing, rotateKeys } from '@parterre/api/features/tickets/keys/key-ring';
import { readOptions } from '../read-options.ts';
import { say } from '../say.ts';

/** `keys [--rotate]`: the keys that tickets are signed with; from a rotation on, a new one signs. */
export async function runKeys(args: readonly string[]): Promise<number> {
  const { rotate } = readOptions(args, { rotate: { type: 'boolean' } });
  const folder = keyFolder(readConfig().dataDir);
  const ring = await (rotate ? rotateKeys : openKeyRing)(folder);
  for (const { kid } of ring.public.keys) say(`${kid}${kid === ring.signing.public.kid ? '  signs' : ''}`);
  return 0;
}
