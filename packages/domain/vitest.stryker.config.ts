import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['**/*.test.ts'],
    // They measure time and bytes, which a mutated rule changes in no telling way, and take most of a run.
    exclude: ['**/*-speed.test.ts', '**/*-size.test.ts'],
    testTimeout: 20_000,
  },
});
