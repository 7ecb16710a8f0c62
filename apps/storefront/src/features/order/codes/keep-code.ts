import { addCode, codesStore, keepCodes } from './codes-store.ts';

/** A link with `?code=` fills the box of the basket and the order, however far that is. */
export function keepCode(): void {
  const code = new URLSearchParams(location.search).get('code');
  if (!code) return;
  addCode(code.slice(0, 64));
  keepCodes(codesStore.read());
}
