import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { build, type Rolldown } from 'vite';
import { beforeAll, describe, expect, it } from 'vitest';

/** All that a browser imports of the client and of the contracts. */
const entries = {
  client: [
    '@parterre/api-client/public-api',
    '@parterre/api-client/public-transport',
    '@parterre/api-client/basket-api',
    '@parterre/api-client/basket-transport',
    '@parterre/api-client/read-problem',
  ],
  contracts: ['@parterre/contracts/errors', '@parterre/contracts/paths/order-paths'],
};

async function bundle(modules: string[]) {
  const entry = 'virtual:entry';
  const source = modules.map((module) => `export * from '${module}';`).join('\n');
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    root: fileURLToPath(new URL('..', import.meta.url)),
    plugins: [
      {
        name: 'entry',
        resolveId: (id) => (id === entry ? id : null),
        load: (id) => (id === entry ? source : null),
      },
    ],
    build: { write: false, rolldownOptions: { input: entry, preserveEntrySignatures: 'strict' } },
  });
  const { output } = [result].flat()[0] as Rolldown.RolldownOutput;
  return output[0];
}

describe('what a browser loads to call the API', () => {
  const largestBytes = 2000;
  let client: Awaited<ReturnType<typeof bundle>>;
  let everything: typeof client;

  beforeAll(async () => {
    client = await bundle(entries.client);
    everything = await bundle([...entries.client, ...entries.contracts]);
  });

  it('has no schemas in it', () => {
    const modules = everything.moduleIds.map((id) => id.replace(/.*\/(node_modules|packages)\//, ''));
    expect(modules.filter((id) => id.startsWith('zod'))).toEqual([]);
    expect(modules.filter((id) => id.startsWith('contracts')).sort()).toEqual([
      'contracts/src/errors.ts',
      'contracts/src/paths/basket-paths.ts',
      'contracts/src/paths/order-paths.ts',
      'contracts/src/paths/path-to.ts',
      'contracts/src/paths/price-paths.ts',
      'contracts/src/paths/public-paths.ts',
    ]);
  });

  it('is small', () => {
    expect(brotliCompressSync(client.code).byteLength).toBeLessThanOrEqual(largestBytes);
  });
});
