import type { BankStore } from '../records/bank-store.ts';

export type CreateOnceResult = { readonly kind: 'id'; readonly id: string } | { readonly kind: 'key-reused' };

/** The same request under the same key is the same thing, however often it comes. */
export function createOnce(
  { state, save }: BankStore,
  { key, request, make }: { readonly key: string; readonly request: unknown; readonly make: () => string },
): CreateOnceResult {
  const text = JSON.stringify(request);
  const existing = Object.hasOwn(state.answers, key) ? state.answers[key] : undefined;
  if (existing) return existing.request === text ? { kind: 'id', id: existing.id } : { kind: 'key-reused' };
  const id = make();
  state.answers[key] = { request: text, id };
  save();
  return { kind: 'id', id };
}
