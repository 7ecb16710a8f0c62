import { afterEach, beforeEach, expect, type MockInstance, vi } from 'vitest';

// An unexpected console.error is a failure. A test that expects one replaces this spy with its own.
let spy: MockInstance<typeof console.error>;

beforeEach(() => {
  spy = vi.spyOn(console, 'error');
});

afterEach(() => {
  const calls = spy.mock.calls;
  spy.mockRestore();
  expect(calls, 'console.error was called').toEqual([]);
});
