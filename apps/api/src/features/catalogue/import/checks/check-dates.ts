import type { Catalogue } from '@parterre/contracts/catalogue-file/catalogue-file';
import { isTimeZone, zonedInstant } from '../../../../time/zoned-time.ts';
import { type CatalogueFault, fault, type Path } from '../catalogue-fault.ts';
import { hallTimeZone, type ReferenceTargets } from '../import-context.ts';

type EventDate = Catalogue['events'][number]['dates'][number];

const localTimes = ['started_at', 'doors_at', 'sale_starts_at', 'sale_ends_at'] as const;

/** Time zones exist, and the clocks of each place do show the times given. */
export const checkDates = (catalogue: Catalogue, targets: ReferenceTargets): CatalogueFault[] => [
  ...catalogue.locations.flatMap(({ time_zone }, index) =>
    isTimeZone(time_zone)
      ? []
      : [fault(['locations', index, 'time_zone'], 'unknown_time_zone', { zone: time_zone })],
  ),
  ...catalogue.news.flatMap(({ published_at }, index) =>
    zonedInstant(published_at, 'UTC') ? [] : [fault(['news', index, 'published_at'], 'no_such_time', {})],
  ),
  ...catalogue.events.flatMap(({ dates }, event) =>
    dates.flatMap((date, index) => dateFaults(date, ['events', event, 'dates', index], targets)),
  ),
];

function dateFaults(date: EventDate, path: Path, targets: ReferenceTargets): CatalogueFault[] {
  const zone = hallTimeZone(targets, date.hall);
  // A fault of its own, told once where the zone stands.
  if (zone === undefined || !isTimeZone(zone)) return [];
  const impossible = localTimes.filter((name) => date[name] !== undefined && !zonedInstant(date[name], zone));
  if (impossible.length > 0)
    return impossible.map((name) =>
      fault([...path, name], 'no_such_local_time', { time: date[name] ?? '', zone }),
    );
  return orderFaults(date, path);
}

/** Local times of one zone compare as texts. */
function orderFaults({ started_at, doors_at, sale_starts_at, sale_ends_at }: EventDate, path: Path) {
  const faults: CatalogueFault[] = [];
  if (doors_at && doors_at > started_at) faults.push(fault([...path, 'doors_at'], 'doors_after_start', {}));
  if (sale_starts_at && sale_starts_at >= (sale_ends_at ?? started_at))
    faults.push(fault([...path, 'sale_starts_at'], 'sale_starts_late', {}));
  return faults;
}
