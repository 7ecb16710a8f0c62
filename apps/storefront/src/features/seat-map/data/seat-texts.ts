import type { LanguageCode } from '@parterre/domain/languages/languages';
import { formatMoney } from '@parterre/domain/money/format-money';
import { hasFlag, type PlanName, type SeatFlag } from '@parterre/domain/seats/plan/plan';
import { seatName } from '@parterre/domain/seats/plan/seat-name';
import type { Translate } from '../../../i18n/translate.ts';
import { type Hall, seatState, seatZone } from './hall.ts';

export interface Texts {
  readonly t: Translate;
  readonly language: LanguageCode;
}

export const localizedName = (language: LanguageCode, { name, names }: PlanName): string =>
  names[language] ?? name;

/** Row and seat, without the section. */
export function shortSeatName({ t }: Texts, { plan }: Pick<Hall, 'plan'>, seat: number): string {
  const { row, seat: number } = seatName(plan, seat);
  return t('forms:seatPlace', { row, seat: number });
}

export function fullSeatName(texts: Texts, hall: Pick<Hall, 'plan'>, seat: number): string {
  const section = localizedName(texts.language, seatName(hall.plan, seat).section);
  return `${section}, ${shortSeatName(texts, hall, seat)}`;
}

/** Names section and row once where all seats share them. */
export function seatListName(texts: Texts, hall: Pick<Hall, 'plan'>, seats: readonly number[]): string {
  const names = seats.map((seat) => seatName(hall.plan, seat));
  const [first] = names;
  const isOneRow = names.every(
    ({ section, row }) => section.name === first?.section.name && row === first.row,
  );
  if (!first || !isOneRow || seats.length === 1)
    return seats.map((seat) => fullSeatName(texts, hall, seat)).join('; ');
  const list = names.map(({ seat }) => seat).join(', ');
  return `${localizedName(texts.language, first.section)}, ${texts.t('forms:seatPlaces', { row: first.row, seats: list })}`;
}

const describedFlags = [
  'accessible',
  'companion',
  'aisle',
  'restrictedView',
] as const satisfies readonly SeatFlag[];

/** What is special about a seat: opened by a code, on the aisle, for a wheelchair, with a restricted view. */
export const seatFeatures = (
  { t }: Texts,
  { plan, opened }: Pick<Hall, 'plan' | 'opened'>,
  seat: number,
): string[] => {
  const flags = describedFlags.filter((flag) => hasFlag(plan, seat, flag));
  return [...flags, ...(opened.includes(seat) ? ['opened' as const] : [])].map((flag) =>
    t(`forms:seatFlag_${flag}`),
  );
};

/** For screen readers: name, price, state and features in one line. */
export function describeSeat(texts: Texts, hall: Hall, seat: number): string {
  const zone = seatZone(hall, seat);
  const state = texts.t(`forms:seatState_${seatState(hall, seat)}`);
  const price = zone ? [formatMoney(zone.price, texts.language)] : [];
  return [fullSeatName(texts, hall, seat), ...price, state, ...seatFeatures(texts, hall, seat)].join(', ');
}
