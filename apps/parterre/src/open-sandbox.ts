import { join } from 'node:path';
import { sandboxSecret } from '@parterre/api/compose-sale';
import type { Config } from '@parterre/api/config';
import { openAcquirer } from '@parterre/sandbox-acquirer/acquirer';
import { formatCardNumber, testCards } from '@parterre/sandbox-acquirer/bank/cards';
import { listen } from './listen.ts';
import { readSecret } from './secret.ts';

/** The one that simply works. */
export const testCard = formatCardNumber(testCards[0]?.number ?? '');

/** Opens the pretend bank on the next port, if the settings want one and name none that runs already; answers where. */
export async function openSandbox(config: Config, undo: AsyncDisposableStack): Promise<string | undefined> {
  if (!config.paymentProviders.includes('sandbox')) return undefined;
  if (config.sandboxUrl) return config.sandboxUrl;
  let url = '';
  const bank = await openAcquirer({
    secret: sandboxSecret(await readSecret(config)),
    url: () => url,
    file: join(config.dataDir, 'sandbox-bank.json'),
  });
  undo.defer(() => bank.close());
  url = await listen(bank, config.host, config.port === 0 ? 0 : config.port + 1);
  return url;
}
