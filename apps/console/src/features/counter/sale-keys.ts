/** What somebody pays with, or puts off. */
export const ways = ['cash', 'card_terminal', 'invoice', 'reserve'] as const;
export type Way = (typeof ways)[number];

export type SaleKey =
  | { readonly kind: 'best'; readonly count: number }
  | { readonly kind: 'way'; readonly way: Way }
  | { readonly kind: 'clear' };

const letters: Readonly<Record<string, Way>> = {
  KeyC: 'cash',
  KeyT: 'card_terminal',
  KeyI: 'invoice',
  KeyR: 'reserve',
};

/** As it stands on the key. */
export const wayLetters: Readonly<Record<Way, string>> = {
  cash: 'C',
  card_terminal: 'T',
  invoice: 'I',
  reserve: 'R',
};

interface Pressed {
  /** Where the key is, whatever it writes: the same in every language of the keyboard. */
  readonly code: string;
  readonly altKey: boolean;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
}

/** What a key means while somebody is being served; undefined when it means nothing here. */
export function readSaleKey({ code, altKey, ctrlKey, metaKey }: Pressed): SaleKey | undefined {
  if (altKey || ctrlKey || metaKey) return undefined;
  if (code === 'Escape') return { kind: 'clear' };
  const way = letters[code];
  if (way) return { kind: 'way', way };
  const [, digit] = /^(?:Digit|Numpad)([1-9])$/.exec(code) ?? [];
  return digit === undefined ? undefined : { kind: 'best', count: Number(digit) };
}
