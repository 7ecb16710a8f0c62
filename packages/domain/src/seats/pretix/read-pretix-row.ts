import type { Point } from '../plan/plan.ts';
import type { CurveDraft, RowDraft, SeatDraft } from '../plan/plan-draft.ts';
import { asPoint, origin, plus } from './area-outline.ts';
import {
  addFault,
  asBoolean,
  asList,
  asNumber,
  asObject,
  asText,
  field,
  isMissing,
  type JsonInput,
  optional,
} from './json-reader.ts';

/** The index of a zone by the name of its category. */
export type Categories = ReadonlyMap<string, number>;

export function readCategory(input: JsonInput, categories: Categories): number {
  const name = asText(input);
  const zone = categories.get(name);
  if (zone === undefined && name !== '') addFault(input, `names no category: ${name}`);
  return zone ?? 0;
}

const yes = (input: JsonInput): boolean => optional(input, asBoolean, false);
const perhaps = (input: JsonInput): boolean | undefined => optional(input, asBoolean, undefined);

function readSeat(seat: JsonInput, place: SeatDraft['place'], categories: Categories): SeatDraft {
  return {
    guid: asText(field(seat, 'seat_guid')),
    label: asText(field(seat, 'seat_number')),
    zone: readCategory(field(seat, 'category'), categories),
    place,
    accessible: yes(field(seat, 'accessible')),
    companion: yes(field(seat, 'companion')),
    restrictedView: yes(field(seat, 'restricted_view')),
    aisle: perhaps(field(seat, 'aisle')),
    gapAfter: perhaps(field(seat, 'gap_after')),
  };
}

function readCurve(curve: JsonInput, corner: Point): CurveDraft {
  const start = asPoint(field(asObject(curve), 'start'));
  const end = asPoint(field(curve, 'end'));
  if (start.x === end.x && start.y === end.y) addFault(curve, 'must end elsewhere than it starts');
  return { start: plus(corner, start), end: plus(corner, end), rise: asNumber(field(curve, 'rise')) };
}

export function readRow(row: JsonInput, zoneCorner: Point, categories: Categories): RowDraft {
  const corner = plus(zoneCorner, optional(field(asObject(row), 'position'), asPoint, origin));
  const curve = optional(field(row, 'curve'), (input) => readCurve(input, corner), undefined);
  const readPosition = (position: JsonInput): Point | undefined =>
    curve && isMissing(position) ? undefined : plus(corner, asPoint(position));
  return {
    label: asText(field(row, 'row_number')),
    soldWhole: yes(field(row, 'sold_whole')),
    curve,
    seats: asList(field(row, 'seats')).map((seat) =>
      readSeat(seat, readPosition(field(asObject(seat), 'position')), categories),
    ),
  };
}
