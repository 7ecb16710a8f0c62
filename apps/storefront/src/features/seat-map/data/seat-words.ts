import type { LanguageCode } from '@parterre/domain/languages/languages';
import { formatMoney } from '@parterre/domain/money/format-money';
import { hasFlag, type PlanName, type SeatFlag } from '@parterre/domain/seats/plan/plan';
import { seatName } from '@parterre/domain/seats/plan/seat-name';
import type { Translate } from '../../../i18n/translate.ts';
import { type Hall, stateOf, zoneOf } from './hall.ts';

/** Whoever writes about seats: the texts and their language. */
export interface Words {
  readonly t: Translate;
  readonly language: LanguageCode;
}

export const nameIn = (language: LanguageCode, { name, names }: PlanName): string => names[language] ?? name;

/** Without the part of the hall. */
export function shortSeatName({ t }: Words, { plan }: Pick<Hall, 'plan'>, seat: number): string {
  const { row, seat: number } = seatName(plan, seat);
  return t('forms:seatPlace', { row, seat: number });
}

export function fullSeatName(words: Words, hall: Pick<Hall, 'plan'>, seat: number): string {
  const section = nameIn(words.language, seatName(hall.plan, seat).section);
  return `${section}, ${shortSeatName(words, hall, seat)}`;
}

const told = ['accessible', 'companion', 'aisle', 'restrictedView'] as const satisfies readonly SeatFlag[];

/** What is worth knowing of a seat besides its place. */
export const seatNotes = ({ t }: Words, { plan }: Pick<Hall, 'plan'>, seat: number): string[] =>
  told.filter((flag) => hasFlag(plan, seat, flag)).map((flag) => t(`forms:seatFlag_${flag}`));

/** All that eyes would see: place, price, how it stands, and what is special about it. */
export function spokenSeat(words: Words, hall: Hall, seat: number): string {
  const zone = zoneOf(hall, seat);
  const state = words.t(`forms:seatState_${stateOf(hall, seat)}`);
  const price = zone ? [formatMoney(zone.price, words.language)] : [];
  return [fullSeatName(words, hall, seat), ...price, state, ...seatNotes(words, hall, seat)].join(', ');
}

/** Several seats in as few words as say it. */
export function seatsInWords(words: Words, hall: Pick<Hall, 'plan'>, seats: readonly number[]): string {
  const names = seats.map((seat) => seatName(hall.plan, seat));
  const [first] = names;
  const isOneRow = names.every(
    ({ section, row }) => section.name === first?.section.name && row === first.row,
  );
  if (!first || !isOneRow || seats.length === 1)
    return seats.map((seat) => fullSeatName(words, hall, seat)).join('; ');
  const list = names.map(({ seat }) => seat).join(', ');
  return `${nameIn(words.language, first.section)}, ${words.t('forms:seatPlaces', { row: first.row, seats: list })}`;
}
