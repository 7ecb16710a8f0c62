import { useState } from 'react';
import { readStored, writeStored } from './stored-text.ts';

const storage = () => sessionStorage;

/** What somebody types and has not sent yet. It outlives a reload, a lost connection and a session that ends, in this tab alone. */
export function useDraft<Draft>(
  name: string,
  first: Draft,
): readonly [Draft, (draft: Draft) => void, () => void] {
  const key = `draft:${name}`;
  const [draft, setDraft] = useState(() => readDraft(key, first));
  const change = (next: Draft) => {
    setDraft(next);
    writeStored(key, JSON.stringify(next), storage);
  };
  const forget = () => writeStored(key, undefined, storage);
  return [draft, change, forget];
}

function readDraft<Draft>(key: string, first: Draft): Draft {
  try {
    return JSON.parse(readStored(key, storage) ?? '') as Draft;
  } catch {
    return first;
  }
}
