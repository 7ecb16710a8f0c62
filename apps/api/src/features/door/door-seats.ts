import type { DoorSector } from '@parterre/contracts/door/door';
import type { LanguageCode } from '@parterre/domain/languages/languages';
import type { SeatPlan } from '@parterre/domain/seats/plan/plan';
import { seatName } from '@parterre/domain/seats/plan/seat-name';

/** Where a ticket is for, as a door tells it. */
export interface DoorSeat {
  readonly sector: DoorSector;
  /** Both empty where none is numbered. */
  readonly row: string;
  readonly seat: string;
}

interface SeatNames {
  readonly plan: SeatPlan | undefined;
  readonly zones: ReadonlyMap<string, string>;
  readonly lang: LanguageCode | undefined;
}

export function findDoorSeat(
  { plan, zones, lang }: SeatNames,
  { seat, zone }: { readonly seat: number | null; readonly zone: string },
): DoorSeat {
  if (seat === null || !plan || seat >= plan.seatCount)
    return { sector: { key: zone, name: zones.get(zone) ?? zone }, row: '', seat: '' };
  const { section, row, seat: label } = seatName(plan, seat);
  const name = (lang && section.names[lang]) ?? section.name;
  return { sector: { key: section.name, name }, row, seat: label };
}

/** As it is written where there are no words for a row and a seat: `Stalls 5–12`. */
export const writeDoorSeat = ({ sector, row, seat }: DoorSeat): string =>
  row === '' && seat === '' ? sector.name : `${sector.name} ${[row, seat].filter(Boolean).join('–')}`;
