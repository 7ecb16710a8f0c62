/** A stream of chance that a key decides: the same key always draws the same picture. */
export interface Random {
  /** From 0 up to, but not including, 1. */
  readonly next: () => number;
  readonly between: (low: number, high: number) => number;
  readonly pick: <T>(choices: readonly [T, ...T[]]) => T;
  readonly chance: (share: number) => boolean;
}

export function seededRandom(key: string): Random {
  let state = hashKey(key);
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    return mixed(state);
  };
  return {
    next,
    between: (low, high) => low + (high - low) * next(),
    pick: (choices) => choices[Math.floor(next() * choices.length)] ?? choices[0],
    chance: (share) => next() < share,
  };
}

/** FNV-1a, 32 bits. */
function hashKey(key: string): number {
  let hash = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(key)) hash = Math.imul(hash ^ byte, 0x01000193);
  return hash;
}

/** The output step of Mulberry32. */
function mixed(state: number): number {
  let t = Math.imul(state ^ (state >>> 15), state | 1);
  t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
  return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
}
