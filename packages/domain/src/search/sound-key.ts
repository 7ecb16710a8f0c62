const sounds: Readonly<Record<string, string>> = {
  а: 'a',
  б: 'b',
  в: 'v',
  г: 'g',
  д: 'd',
  е: 'e',
  ж: 'zh',
  з: 'z',
  и: 'i',
  й: 'i',
  к: 'k',
  л: 'l',
  м: 'm',
  н: 'n',
  о: 'o',
  п: 'p',
  р: 'r',
  с: 's',
  т: 't',
  у: 'u',
  ф: 'f',
  х: 'kh',
  ц: 'ts',
  ч: 'ch',
  ш: 'sh',
  щ: 'shch',
  ъ: '',
  ы: 'i',
  ь: '',
  э: 'e',
  ю: 'iu',
  я: 'ia',
};

/** What is written in many ways, and the one that stands for them all: `x` for every hissing sound. Their order matters. */
const likenesses: readonly (readonly [RegExp, string])[] = [
  [/x/g, 'ks'],
  [/schtsch|chtch|shch|tsch|tch|sch|sh|ch|zh/g, 'x'],
  [/kh/g, 'h'],
  [/ph/g, 'f'],
  [/ck|q/g, 'k'],
  [/ts|tz|c(?=[eiy])/g, 'z'],
  [/c/g, 'k'],
  [/ou|oo/g, 'u'],
  [/[wf]/g, 'v'],
  [/[yj]/g, 'i'],
  [/i+(?=[aeou])/g, ''],
  [/(.)\1+/g, '$1'],
];

/** Titles are made of the same words again and again, and each takes a dozen replacements. */
const known = new Map<string, string>();
const maxKnown = 20_000;

/**
 * Roughly how a word sounds, the same in any alphabet and in the spellings of most languages: Чайковский, Tchaikovsky
 * and Tschaikowski have one key.
 */
export function soundKey(word: string): string {
  const existing = known.get(word);
  if (existing !== undefined) return existing;
  const key = makeSoundKey(word);
  if (known.size >= maxKnown) known.clear();
  known.set(word, key);
  return key;
}

const makeSoundKey = (word: string): string =>
  likenesses.reduce(
    (key, [pattern, likeness]) => key.replace(pattern, likeness),
    word.replace(/[а-я]/g, (letter) => sounds[letter] ?? letter),
  );
