import { foldText } from '../../search/fold-text.ts';
import { splitWords } from '../../search/split-words.ts';
import { runSeats } from '../best-available/contiguous-runs.ts';
import { type PlanRow, type PlanSection, type SeatPlan, seatLabel } from '../plan/plan.ts';

export type SeatQuestion = {
  /** `балкон 2 14`, `ряд 2, место 14`, `2-14`; a row or a part of the hall alone will do. */
  readonly text: string;
  /** What the language says around the numbers. */
  readonly fillers: string;
  /** Of several seats the first such one is meant. */
  readonly isFree: (seat: number) => boolean;
};

const isNumber = (word: string): boolean => /^\p{N}+$/u.test(word);

/** Whoever types a name need not finish it; a number is another one until it is finished. */
const isBegun = (name: readonly string[], word: string): boolean =>
  name.some((part) => (isNumber(word) ? part === word : part.startsWith(word)));

const isNamed = ({ name, names }: PlanSection, words: readonly string[]): boolean =>
  [name, ...Object.values(names)].some((each) => {
    const parts = splitWords(each);
    return words.every((word) => isBegun(parts, word));
  });

const rowSeats = ({ firstSeat, seatCount }: PlanRow): readonly number[] =>
  runSeats({ first: firstSeat, count: seatCount });

/** The seat that a visitor speaks of; undefined when there is none. */
export function findSeat(plan: SeatPlan, { text, fillers, isFree }: SeatQuestion): number | undefined {
  const filling = new Set(splitWords(fillers));
  const words = splitWords(text).filter((word) => !filling.has(word));
  if (words.length === 0) return undefined;
  const rowsIn = (section: readonly string[]): PlanRow[] =>
    plan.sections
      .filter((each) => isNamed(each, section))
      .flatMap(({ firstRow, rowCount }) => plan.rows.slice(firstRow, firstRow + rowCount));
  const rowsCalled = (section: readonly string[], row: string | undefined): PlanRow[] =>
    rowsIn(section).filter(({ label }) => foldText(label) === row);

  const exact = rowsCalled(words.slice(0, -2), words.at(-2))
    .flatMap(rowSeats)
    .find((seat) => foldText(seatLabel(plan, seat)) === words.at(-1));
  if (exact !== undefined) return exact;
  const rows = rowsCalled(words.slice(0, -1), words.at(-1));
  const seats = (rows.length > 0 ? rows : rowsIn(words)).flatMap(rowSeats);
  return seats.find(isFree) ?? seats[0];
}
