import { readConfig } from '@parterre/api/config';
import { keyFolder, openKeyRing, rotateKeys } from '@parterre/api/features/sales/tickets/keys/key-ring';
import { print } from '../print.ts';
import { readOptions } from '../read-options.ts';

/** `keys [--rotate]`: the keys that tickets are signed with; from a rotation on, a new one signs. */
export async function runKeys(args: readonly string[]): Promise<number> {
  const { rotate } = readOptions(args, { rotate: { type: 'boolean' } });
  const folder = keyFolder(readConfig().dataDir);
  const ring = await (rotate ? rotateKeys : openKeyRing)(folder);
  for (const { kid } of ring.public.keys) print(`${kid}${kid === ring.signing.public.kid ? '  signs' : ''}`);
  return 0;
}
