import type { DoorSector } from '@parterre/contracts/door/door';
import type { LanguageCode } from '@parterre/domain/languages/languages';
import type { SeatPlan } from '@parterre/domain/seats/plan/plan';
import type { Db, Tx } from '../../database/connect.ts';
import type { PlanLibrary } from '../performances/plan-cache.service.ts';
import { type DoorKey, selectDoorPerformance, selectZoneNames } from './door.queries.ts';
import { type DoorSeat, findDoorSeat } from './door-seats.ts';

export interface DoorHall {
  readonly startsAt: Date;
  readonly status: 'scheduled' | 'cancelled' | 'postponed';
  /** Parts that tickets can be for. */
  readonly sectors: readonly DoorSector[];
  readonly nameSeat: (ticket: { readonly seat: number | null; readonly zone: string }) => DoorSeat;
}

/** A performance with its hall, in the words of a language. Undefined when there is none. */
export async function readDoorHall(
  db: Db | Tx,
  plans: PlanLibrary,
  key: DoorKey,
  lang: LanguageCode | undefined,
): Promise<DoorHall | undefined> {
  const row = await selectDoorPerformance(db, key);
  if (!row) return undefined;
  const plan = row.plan_hash === null ? undefined : await plans.read(row.plan_hash);
  const zones = new Map((await selectZoneNames(db, key, lang ?? null)).map(({ zone, name }) => [zone, name]));
  return {
    startsAt: row.started_at,
    status: row.status,
    sectors: listSectors(plan, zones, lang),
    nameSeat: (ticket) => findDoorSeat({ plan, zones, lang }, ticket),
  };
}

function listSectors(
  plan: SeatPlan | undefined,
  zones: ReadonlyMap<string, string>,
  lang: LanguageCode | undefined,
): DoorSector[] {
  const standing = plan
    ? new Set(plan.general.flatMap(({ zone }) => plan.zones[zone]?.id ?? []))
    : new Set(zones.keys());
  const named = (plan?.sections ?? []).map(({ name, names }) => ({
    key: name,
    name: (lang && names[lang]) ?? name,
  }));
  const unnumbered = [...standing].map((zone) => ({ key: zone, name: zones.get(zone) ?? zone }));
  // Sections of one name are one part for whoever stands at a door.
  return [...new Map([...named, ...unnumbered].map((sector) => [sector.key, sector])).values()];
}
