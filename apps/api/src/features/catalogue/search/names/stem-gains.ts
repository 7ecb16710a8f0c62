/** As in `'лебедин':1A 'озер':2A,7C`: folded words are made of letters and digits alone. */
const lexeme = /'([^']+)':([\dA-C,]+)/g;

/**
 * How much each stem of a name is worth, by the name as PostgreSQL writes it: how much of the title it is, and where else it
 * stands. It is what `selectMatches` has `ts_rank` add up, stem by stem.
 */
export function* stemGains(names: string): Generator<[stem: string, gain: number]> {
  const titleLength = names.split('A').length - 1;
  for (const [, stem = '', places = ''] of names.matchAll(lexeme)) {
    const { inTitle, anywhere } = rankPlaces(places.replaceAll(/[\d,]/g, ''));
    yield [stem, (inTitle / Math.max(1, titleLength)) * 10 + anywhere];
  }
}

interface Ranks {
  readonly inTitle: number;
  readonly anywhere: number;
}

const known = new Map<string, Ranks>();

/** By the weights of the places, as in `AAC`: names have few such patterns. */
function rankPlaces(weights: string): Ranks {
  const existing = known.get(weights);
  if (existing) return existing;
  const ranks = { inTitle: rank(weights.replaceAll(/[BC]/g, '')), anywhere: rank(weights) };
  known.set(weights, ranks);
  return ranks;
}

/** What `selectMatches` gives `ts_rank` for the places of a word. */
const placeWeights: Readonly<Record<string, number>> = { A: 1, B: 0.4, C: 0.1 };

/** The sum of 1/i², as `ts_rank` has it. */
const limitOfSums = 1.64493406685;

/** `ts_rank` of one word: its best place counts in full, the others less and less in turn. */
function rank(weights: string): number {
  if (weights === '') return 0;
  const values = [...weights].map((weight) => placeWeights[weight] ?? 0);
  const best = Math.max(...values);
  const sum = values.reduce((total, value, index) => total + value / (index + 1) ** 2, 0);
  return (best + sum - best / (values.indexOf(best) + 1) ** 2) / limitOfSums;
}
