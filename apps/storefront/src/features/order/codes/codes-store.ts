import { createListeners } from '../../../listeners.ts';
import { keepOpened } from '../../../opened-stock.ts';
import { readStored, writeStored } from '../../../stored-json.ts';

const name = 'codes';
const maxCodes = 3;
const none: readonly string[] = [];
const { subscribe, notify } = createListeners();
let codes: readonly string[] | undefined;

/** As they were typed, or came with a link; in capitals, as they are printed. */
function readCodes(): readonly string[] {
  codes ??= readStored<readonly string[]>('tab', name) ?? none;
  return codes;
}

function setCodes(next: readonly string[]): void {
  codes = next;
  // What others open is known once they were looked at again.
  if (next.length === 0) keepOpened(undefined);
  notify();
}

/** The last ones stay: a link that is followed later is meant. */
export function addCode(code: string): void {
  const typed = code.trim().toUpperCase();
  const others = readCodes().filter((one) => one !== typed);
  if (typed !== '') setCodes([...others, typed].slice(-maxCodes));
}

export const removeCode = (code: string): void => setCodes(readCodes().filter((one) => one !== code));

export function clearCodes(): void {
  setCodes(none);
  keepCodes(none);
}

/** Has them looked at once more: somebody was quicker. */
export const recheckCodes = (): void => setCodes([...readCodes()]);

/** For as long as the tab lives, or until they are used: whoever reloads, or comes back to the basket, has not typed them in vain. */
export const keepCodes = (kept: readonly string[]): void =>
  writeStored('tab', name, kept.length > 0 ? kept : undefined);

export const codesStore = { subscribe, read: readCodes, readNone: () => none };
