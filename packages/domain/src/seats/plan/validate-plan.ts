import { at, findRow, hasFlag, type PlanFault, type SeatPlan } from './plan.ts';
import { seatName } from './seat-name.ts';

const maxZones = 256;
const maxRows = 65_536;
const zoneId = /^[A-Za-z0-9][A-Za-z0-9._-]{0,63}$/;
const colour = /^(#[0-9a-f]{3,8}|[a-z]+|rgba?\([0-9., %]+\))$/i;

type Check = (plan: SeatPlan) => PlanFault[];

const fault = (path: string, reason: string): PlanFault => ({ path, reason });

/** The later of two that have the same key. */
function repeated<Item>(items: readonly Item[], toKey: (item: Item) => string): Item[] {
  const seen = new Set<string>();
  return items.filter((item) => {
    const key = toKey(item);
    return seen.has(key) || !seen.add(key);
  });
}

const allSeats = ({ seatCount }: SeatPlan): number[] => Array.from({ length: seatCount }, (_, seat) => seat);

const sectionIndex = (plan: SeatPlan, seat: number): number => findRow(plan, seat).section;

/** How faults name a seat. */
export function seatPath(plan: SeatPlan, seat: number): string {
  const name = seatName(plan, seat);
  return `section ${name.section.name}, row ${name.row}, seat ${name.seat}`;
}

const checkSize: Check = ({ zones, rows, seatCount, general }) => [
  ...(seatCount + general.length === 0 ? [fault('plan', 'has neither seats nor standing areas')] : []),
  ...(zones.length > maxZones ? [fault('zones', `are more than ${maxZones}`)] : []),
  ...(rows.length > maxRows ? [fault('rows', `are more than ${maxRows}`)] : []),
];

const checkZones: Check = ({ zones }) => [
  ...zones
    .filter(({ id }) => !zoneId.test(id))
    .map(({ id }) =>
      fault(`zone ${id}`, 'needs an id of 1 to 64 letters, digits, dots, dashes or underscores'),
    ),
  ...repeated(zones, ({ id }) => id).map(({ id }) => fault(`zone ${id}`, 'is there twice')),
  ...zones
    .filter((zone) => !colour.test(zone.colour))
    .map((zone) => fault(`zone ${zone.id}`, `has a colour that is none: ${zone.colour}`)),
];

const checkRows: Check = ({ rows, sections }) =>
  rows
    .filter(({ seatCount, label }) => seatCount === 0 || label === '')
    .map(({ section, label, seatCount }) =>
      fault(
        `section ${sections[section]?.name}, row ${label}`,
        seatCount === 0 ? 'has no seats' : 'has no label',
      ),
    );

const checkSeats: Check = (plan) => {
  const seats = allSeats(plan);
  const writePosition = (seat: number) => `${at(plan.x, seat)} ${at(plan.y, seat)}`;
  const unknownZone = seats.filter((seat) => plan.zones[at(plan.zone, seat)] === undefined);
  return [
    ...repeated(seats, (seat) => seatPath(plan, seat)).map((seat) =>
      fault(seatPath(plan, seat), 'is there twice'),
    ),
    ...repeated(seats, writePosition).map((seat) =>
      fault(seatPath(plan, seat), 'stands where another seat stands'),
    ),
    ...unknownZone.map((seat) => fault(seatPath(plan, seat), 'is in no zone of the plan')),
  ];
};

/** A companion seat is sold with an accessible seat of its section only. */
const checkCompanions: Check = (plan) => {
  const accessible = allSeats(plan).filter((seat) => hasFlag(plan, seat, 'accessible'));
  const sections = new Set(accessible.map((seat) => sectionIndex(plan, seat)));
  const companions = allSeats(plan).filter((seat) => hasFlag(plan, seat, 'companion'));
  return companions.flatMap((seat) => {
    if (hasFlag(plan, seat, 'accessible'))
      return fault(seatPath(plan, seat), 'is both accessible and for a companion');
    if (sections.has(sectionIndex(plan, seat))) return [];
    return fault(seatPath(plan, seat), 'is for a companion, but its section has no accessible seat');
  });
};

const checkGeneral: Check = ({ general, zones, zone: seatZones }) =>
  general.flatMap(({ name, zone, capacity, outline }) => [
    ...(capacity < 1 ? [fault(`area ${name}`, 'holds nobody')] : []),
    ...(outline.length < 3 ? [fault(`area ${name}`, 'needs an outline of 3 points or more')] : []),
    ...(zones[zone] === undefined ? [fault(`area ${name}`, 'is in no zone of the plan')] : []),
    ...(seatZones.includes(zone) ? [fault(`area ${name}`, `shares zone ${zones[zone]?.id} with seats`)] : []),
  ]);

const checks: readonly Check[] = [
  checkSize,
  checkZones,
  checkRows,
  checkSeats,
  checkCompanions,
  checkGeneral,
];

/** All that makes a plan unfit to be sold by. */
export const validatePlan = (plan: SeatPlan): PlanFault[] => checks.flatMap((check) => check(plan));
