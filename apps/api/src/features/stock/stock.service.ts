export type { ZoneRow } from './zones.queries.ts';
export {
  selectDateStock as countDates,
  selectTakenSeats as readTakenSeats,
  selectZones as countZones,
} from './zones.queries.ts';
