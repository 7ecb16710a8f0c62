import type { NavigationSignal } from '../signals.ts';

export type NavigationState =
  | { readonly kind: 'idle' }
  | { readonly kind: 'loading' | 'delayed'; readonly from: string; readonly to: string };

export const idle: NavigationState = { kind: 'idle' };

const kindAfter = {
  started: 'loading',
  delayed: 'delayed',
  ended: 'idle',
  cancelled: 'idle',
  failed: 'idle',
} as const satisfies Record<NavigationSignal['kind'], NavigationState['kind']>;

export function navigationStateAfter({ kind, from, to }: NavigationSignal): NavigationState {
  const next = kindAfter[kind];
  return next === 'idle' ? idle : { kind: next, from, to };
}
