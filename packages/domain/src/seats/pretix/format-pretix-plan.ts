import {
  at,
  type Decoration,
  type GeneralArea,
  hasFlag,
  type PlanRow,
  type SeatPlan,
  seatLabel,
} from '../plan/plan.ts';
import { seatName } from '../plan/seat-name.ts';
import type { PretixArea, PretixDocument, PretixRow, PretixSeat } from './pretix-document.ts';

const corner = { x: 0, y: 0 };
const metresPerCentimetre = 0.01;

function formatSeat(plan: SeatPlan, seat: number, guid: string): PretixSeat {
  return {
    seat_guid: guid,
    seat_number: seatLabel(plan, seat),
    category: plan.zones[at(plan.zone, seat)]?.name ?? '',
    position: { x: at(plan.x, seat), y: at(plan.y, seat) },
    ...(hasFlag(plan, seat, 'accessible') && { accessible: true }),
    ...(hasFlag(plan, seat, 'companion') && { companion: true }),
    ...(hasFlag(plan, seat, 'restrictedView') && { restricted_view: true }),
    aisle: hasFlag(plan, seat, 'aisle'),
    gap_after: hasFlag(plan, seat, 'gapAfter'),
  };
}

function formatRow(plan: SeatPlan, row: PlanRow, findGuid: (seat: number) => string): PretixRow {
  const seats = Array.from({ length: row.seatCount }, (_, index) => row.firstSeat + index);
  return {
    row_number: row.label,
    position: corner,
    ...(row.soldWhole && { sold_whole: true }),
    seats: seats.map((seat) => formatSeat(plan, seat, findGuid(seat))),
  };
}

function formatOutline({ name, names, outline }: GeneralArea | Decoration): PretixArea {
  const [first = corner] = outline;
  const isCaption = outline.length === 1;
  return {
    position: corner,
    texts: { ...names },
    ...(name !== '' && { text: { text: name, position: first } }),
    ...(isCaption ? { shape: 'text' } : { shape: 'polygon', polygon: { points: [...outline] } }),
  };
}

function formatAreas({ general, decorations, zones }: SeatPlan): PretixArea[] {
  return [
    ...general.map((area) => ({
      ...formatOutline(area),
      general_admission: { category: zones[area.zone]?.name ?? '', capacity: area.capacity },
    })),
    ...decorations.map((decoration) => ({ ...formatOutline(decoration), color: decoration.colour })),
  ];
}

/** Unique in every plan without faults. */
function usualGuid(plan: SeatPlan, seat: number): string {
  const name = seatName(plan, seat);
  return `${name.section.name}-${name.row}-${name.seat}`;
}

/** The way back: `parsePretixPlan` makes the same plan of it. Units are centimetres; areas stand in a zone of their own. */
export function formatPretixPlan(plan: SeatPlan, guids: readonly string[] = []): PretixDocument {
  const findGuid = (seat: number): string => guids[seat] ?? usualGuid(plan, seat);
  const sections = plan.sections.map(({ name, names, firstRow, rowCount }) => ({
    name,
    names: { ...names },
    position: corner,
    rows: plan.rows.slice(firstRow, firstRow + rowCount).map((row) => formatRow(plan, row, findGuid)),
  }));
  return {
    name: plan.name,
    categories: plan.zones.map(({ id, name, colour }) => ({ id, name, color: colour })),
    zones: [...sections, { position: corner, rows: [], areas: formatAreas(plan) }],
    focal_point: plan.focal,
    metres_per_unit: metresPerCentimetre,
  };
}
