import { fileURLToPath } from 'node:url';

const helper = fileURLToPath(new URL('../../import-helper.ts', import.meta.url));

/** Our own helper for `import()` in place of Vite's; should Vite ever call its own by another name, that one stays. */
export const importHelperPlugin = {
  name: 'storefront:import-later',
  enforce: 'pre',
  resolveId: (id: string) => (id === '\0vite/preload-helper.js' ? helper : undefined),
};
