const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** 1 is A, 26 is Z, 27 is AA. */
function toLetters(number: number): string {
  let text = '';
  for (let rest = number; rest > 0; rest = Math.floor((rest - 1) / letters.length))
    text = `${letters[(rest - 1) % letters.length]}${text}`;
  return text;
}

const fromLetters = (text: string): number =>
  [...text].reduce((sum, letter) => sum * letters.length + letters.indexOf(letter) + 1, 0);

const numbered = /^(.*?)(\d+)$/;
const lettered = /^[A-Z]{1,3}$/;

/** Says how labels count on from one: `7` or `R7` by its number, `B` by its letter, any other by a number after it. */
function counter(first: string): { readonly from: number; readonly write: (number: number) => string } {
  const [, prefix = '', digits] = numbered.exec(first) ?? [];
  if (digits !== undefined)
    return {
      from: Number(digits),
      write: (number) => `${prefix}${String(number).padStart(digits.length, '0')}`,
    };
  if (lettered.test(first)) return { from: fromLetters(first), write: toLetters };
  return { from: 1, write: (number) => (number === 1 ? first : `${first}${number}`) };
}

export interface Counting {
  readonly step?: number;
  /** Labels that nothing has, such as 13 or I. */
  readonly skip?: ReadonlySet<string>;
  readonly parity?: 'all' | 'odd' | 'even';
}

/** So many labels, counted on from the first, which is left out itself where it is to be skipped. */
export function nextLabels(first: string, count: number, counting: Counting = {}): string[] {
  const { step = 1, skip = new Set(), parity = 'all' } = counting;
  const { from, write } = counter(first);
  const labels: string[] = [];
  const fits = (number: number) => parity === 'all' || Math.abs(number % 2) === (parity === 'odd' ? 1 : 0);
  // Of one parity by steps of two, there may be none of the other.
  const isPossible = parity === 'all' || step % 2 !== 0 || fits(from);
  for (let number = from; labels.length < count && isPossible && number >= 0; number += step) {
    const label = write(number);
    if (label !== '' && fits(number) && !skip.has(label)) labels.push(label);
  }
  return labels;
}
