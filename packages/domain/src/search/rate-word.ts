import { allowedSlips, countSlips } from './count-slips.ts';
import { soundKey } from './sound-key.ts';

/** A word that the catalogue knows: as it is written, without its ending, and as it sounds. */
export interface KnownWord {
  readonly word: string;
  readonly stem: string;
  readonly sound: string;
}

export interface AskedWord {
  readonly word: string;
  readonly stem: string;
  /** Perhaps the visitor has not come to its end yet. */
  readonly isLast: boolean;
}

/** Less than a slip of the hand: these only decide between words that are as close. */
const soundsAlike = 0.5;
const onlyBegins = 0.25;

/** With fewer letters a sound begins half of all words. */
const shortestBeginning = 3;

/** How far a word is from what was typed, 0 when they are the same; undefined when it cannot be meant. */
export function rateWord(asked: AskedWord, known: KnownWord): number | undefined {
  const sound = soundKey(asked.word);
  const rates = [
    rateSpelling(asked.word, known.word, asked.isLast),
    rateSpelling(asked.stem, known.stem, false),
    addTo(rateSpelling(sound, known.sound, asked.isLast && sound.length >= shortestBeginning), soundsAlike),
  ].filter((rate) => rate !== undefined);
  return rates.length > 0 ? Math.min(...rates) : undefined;
}

function rateSpelling(asked: string, known: string, mayBegin: boolean): number | undefined {
  const { whole, beginning } = countSlips(asked, known);
  const allowed = allowedSlips(asked);
  if (whole <= allowed) return whole;
  return mayBegin && beginning <= allowed ? beginning + onlyBegins : undefined;
}

const addTo = (rate: number | undefined, more: number) => (rate === undefined ? undefined : rate + more);
