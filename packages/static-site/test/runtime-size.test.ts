import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { build, type Rolldown } from 'vite';
import { expect, it } from 'vitest';

const browser = fileURLToPath(new URL('../src/browser', import.meta.url));
const parts = [
  'start-site',
  'signals',
  'navigate',
  'use-address',
  'use-navigation-state',
  'use-page',
  'use-static-query',
  'use-deferred-render',
];

const everything = {
  name: 'everything-a-site-may-use',
  resolveId: (id: string) => (id === 'everything' ? id : undefined),
  load: (id: string) =>
    id === 'everything'
      ? parts.map((part) => `export * from '${browser}/${part}.ts';`).join('\n')
      : undefined,
};

it('the page runtime adds at most 5.6 kB to React, 3.4 once the page is alive, and 1.5 where the Navigation API is missing', async () => {
  const made = await build({
    configFile: false,
    logLevel: 'warn',
    plugins: [everything],
    build: {
      write: false,
      rolldownOptions: {
        input: 'everything',
        preserveEntrySignatures: 'allow-extension',
        external: ['react', 'react-dom', 'react-dom/client'],
      },
    },
  });
  const { output } = made as Rolldown.RolldownOutput; // one input, not watched
  const sizes = Object.fromEntries(
    output.map((file) => [file.name, 'code' in file ? brotliCompressSync(file.code).length : 0]),
  );
  expect(sizes).toEqual({
    everything: expect.toSatisfy((size) => size <= 5600),
    'next-pages': expect.toSatisfy((size) => size <= 3400),
    'history-navigation': expect.toSatisfy((size) => size <= 1500),
  });
});
