import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['{packages,apps,demo,tools}/**/*.test.{ts,tsx}'],
    exclude: ['**/node_modules/**', '**/.stryker-tmp/**'],
    setupFiles: ['./tools/test/fail-on-console-error.ts'],
    testTimeout: 20_000,
  },
});
