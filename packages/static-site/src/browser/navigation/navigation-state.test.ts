import { expect, it } from 'vitest';
import { navigationStateAfter } from './navigation-state.ts';

const journey = { from: 'https://bakery.example/', to: 'https://bakery.example/breads/1' };

it('the navigation state holds both addresses while a page loads, and is `delayed` when that takes long', () => {
  expect(navigationStateAfter({ kind: 'started', ...journey })).toEqual({ kind: 'loading', ...journey });
  expect(navigationStateAfter({ kind: 'delayed', ...journey })).toEqual({ kind: 'delayed', ...journey });
});

it.each(['ended', 'cancelled', 'failed'] as const)('the navigation state is idle after %s', (kind) => {
  expect(navigationStateAfter({ kind, ...journey })).toEqual({ kind: 'idle' });
});
