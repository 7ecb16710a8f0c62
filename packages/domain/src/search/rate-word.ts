import { editDistance, maxTypos } from './edit-distance.ts';
import { soundKey } from './sound-key.ts';

/** A word that the catalogue knows: as it is written, without its ending, and as it sounds. */
export interface CatalogueWord {
  readonly word: string;
  readonly stem: string;
  readonly sound: string;
}

export interface TypedWord {
  readonly word: string;
  readonly stem: string;
  /** Perhaps the visitor has not come to its end yet. */
  readonly isLast: boolean;
}

/** Less than a slip of the hand: these only decide between words that are as close. */
const soundsAlike = 0.5;
const onlyBegins = 0.25;

/** With fewer letters a sound begins half of all words. */
const minBeginningLength = 3;

/** How far a word is from what was typed, 0 when they are the same; undefined when it cannot be meant. */
export function rateWord(typed: TypedWord, entry: CatalogueWord): number | undefined {
  const sound = soundKey(typed.word);
  const rates = [
    rateSpelling(typed.word, entry.word, typed.isLast),
    rateSpelling(typed.stem, entry.stem, false),
    addTo(rateSpelling(sound, entry.sound, typed.isLast && sound.length >= minBeginningLength), soundsAlike),
  ].filter((rate) => rate !== undefined);
  return rates.length > 0 ? Math.min(...rates) : undefined;
}

function rateSpelling(typed: string, entry: string, mayBegin: boolean): number | undefined {
  const { whole, beginning } = editDistance(typed, entry);
  const allowed = maxTypos(typed);
  if (whole <= allowed) return whole;
  return mayBegin && beginning <= allowed ? beginning + onlyBegins : undefined;
}

const addTo = (rate: number | undefined, more: number) => (rate === undefined ? undefined : rate + more);
