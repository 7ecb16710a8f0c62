import type { BankStore } from './bank-store.ts';

export type Once = { readonly kind: 'id'; readonly id: string } | { readonly kind: 'key-reused' };

/** The same request under the same key is the same thing, however often it comes. */
export function once(
  { state, save }: BankStore,
  { key, request, make }: { readonly key: string; readonly request: unknown; readonly make: () => string },
): Once {
  const text = JSON.stringify(request);
  const kept = Object.hasOwn(state.answers, key) ? state.answers[key] : undefined;
  if (kept) return kept.request === text ? { kind: 'id', id: kept.id } : { kind: 'key-reused' };
  const id = make();
  state.answers[key] = { request: text, id };
  save();
  return { kind: 'id', id };
}
