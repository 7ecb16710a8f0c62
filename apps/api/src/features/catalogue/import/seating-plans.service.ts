import type { Catalogue } from '@parterre/contracts/catalogue-file/catalogue-file';
import type { SeatPlan } from '@parterre/domain/seats/plan/plan';
import { encodePlan } from '@parterre/domain/seats/plan-file/encode-plan';
import { parsePretixPlan } from '@parterre/domain/seats/pretix/parse-pretix-plan';
import type { Tx } from '../../../database/connect.ts';
import { type CatalogueFault, explainedFault } from './catalogue-fault.ts';
import { hashContent } from './content-hash.ts';
import type { ExistingCatalogue, HallPlan } from './import-context.ts';
import { keepsPlan } from './keeps-plan.ts';
import {
  type HallZone,
  type PlanRow,
  readPlanRows,
  readStoredPlans,
  type StoredPlan,
} from './stored.queries.ts';
import { addRows, type Rows } from './tables.ts';

/** The seating plans that an import works with. */
export interface ImportPlans {
  /** By source id: what halls get. */
  readonly current: ReadonlyMap<string, HallPlan>;
  /** Earlier ones too, by which something was sold. */
  readonly byId: ReadonlyMap<number, HallPlan>;
  /** Of plans that are not stored yet. */
  readonly newRows: Rows;
  readonly faults: readonly CatalogueFault[];
}

export async function readImportPlans(
  tx: Tx,
  catalogue: Catalogue,
  existing: ExistingCatalogue,
): Promise<ImportPlans> {
  const stored = await readStoredPlans(tx);
  const earlier = await readEarlierPlans(tx, neededPlans(catalogue, existing, stored));
  const { plans, newRows, faults } = filePlans(catalogue, stored);
  const wanted = new Map(stored.toReversed().map(({ source_id, id }) => [source_id, earlier.get(id)]));
  const current = [...wanted].flatMap(([source, plan]) => (plan ? [[source, plan] as const] : []));
  return { current: new Map([...current, ...plans]), byId: earlier, newRows, faults };
}

/** Plans of the file. One whose content is stored already is that one. */
function filePlans(catalogue: Catalogue, stored: readonly StoredPlan[]) {
  const plans = new Map<string, HallPlan>();
  const newRows: Rows = {};
  const faults: CatalogueFault[] = [];
  let lastId = stored.reduce((largest, { id }) => Math.max(largest, id), 0);
  for (const [index, given] of catalogue.seating_plans.entries()) {
    const read = readHallPlan(given.plan);
    if (read.kind === 'refused') {
      faults.push(...read.reasons.map((reason) => explainedFault(['seating_plans', index, 'plan'], reason)));
      continue;
    }
    const { hash, compiled, ...plan } = read;
    const existing = stored.find((found) => found.source_id === given.source_id && found.hash === hash);
    const id = existing?.id ?? ++lastId;
    plans.set(given.source_id, { ...plan, hash, id, sourceId: given.source_id });
    if (!existing) addRows(newRows, planRows({ id, hash, compiled, given, plan }));
  }
  return { plans, newRows, faults };
}

interface NewPlan {
  readonly id: number;
  readonly hash: string;
  readonly compiled: string;
  readonly given: Catalogue['seating_plans'][number];
  readonly plan: Pick<HallPlan, 'seatCount' | 'zones'>;
}

const planRows = ({ id, hash, compiled, given, plan }: NewPlan): Rows => ({
  seating_plans: [
    {
      id,
      source_id: given.source_id,
      name: given.name,
      hash,
      source: given.plan,
      compiled,
      seat_count: plan.seatCount,
    },
  ],
  plan_zones: plan.zones.map((zone, position) => ({ plan_id: id, position, ...zone })),
});

/** Plans that dates were sold by, and those of halls that the file uses without bringing their plan. */
function neededPlans(
  catalogue: Catalogue,
  existing: ExistingCatalogue,
  stored: readonly StoredPlan[],
): number[] {
  const halls = new Map([
    ...existing.halls,
    ...catalogue.halls.map((hall) => [hall.source_id, hall] as const),
  ]);
  const used = new Set(
    catalogue.events.flatMap(({ dates }) => dates.map(({ hall }) => halls.get(hall)?.plan)),
  );
  for (const { plan } of catalogue.halls) used.add(plan);
  for (const { source_id } of catalogue.seating_plans) used.delete(source_id);
  const current = [...used].flatMap(
    (source) => stored.find(({ source_id }) => source_id === source)?.id ?? [],
  );
  const kept = existing.dates.filter(keepsPlan).flatMap(({ plan_id }) => plan_id ?? []);
  return [...new Set([...current, ...kept])];
}

async function readEarlierPlans(tx: Tx, ids: readonly number[]): Promise<Map<number, HallPlan>> {
  const rows = await readPlanRows(tx, ids);
  return new Map(rows.map((row) => [row.id, storedPlan(row)]));
}

export type ReadPlan =
  | ({ readonly kind: 'read'; readonly compiled: string } & Omit<HallPlan, 'id' | 'sourceId'>)
  | { readonly kind: 'refused'; readonly reasons: readonly string[] };

/** Compiles a plan. Its hash names the compiled file, and changes with the order of seats too. */
export function readHallPlan(source: unknown): ReadPlan {
  const parsed = parsePretixPlan(source);
  if (parsed.kind === 'faulty')
    return { kind: 'refused', reasons: parsed.faults.map(({ path, reason }) => `${path} ${reason}`) };
  const { plan, guids } = parsed;
  const seats = new Map(guids.map((guid, seat) => [guid, seat]));
  const compiled = encodePlan(plan);
  return {
    kind: 'read',
    compiled: JSON.stringify(compiled),
    hash: hashContent([compiled, guids]).slice(0, 22),
    seatCount: plan.seatCount,
    zones: planZones(plan),
    findSeat: (guid) => seats.get(guid),
    zoneOfSeat: (seat) => plan.zones[plan.zone[seat] ?? 0]?.id ?? '',
  };
}

function planZones({ zones, zone: zoneOfSeat, general }: SeatPlan): HallZone[] {
  const seats = new Uint32Array(zones.length);
  for (const zone of zoneOfSeat) seats[zone] = (seats[zone] ?? 0) + 1;
  return zones.map(({ id, colour }, index) => ({
    zone: id,
    colour,
    seats: seats[index] ?? 0,
    units: general.filter(({ zone }) => zone === index).reduce((sum, { capacity }) => sum + capacity, 0),
  }));
}

/** Compiled only when its seats are asked for, which most imports never do. */
function storedPlan({ id, source_id, source, hash, zones, seat_count }: PlanRow): HallPlan {
  let compiled: ReadPlan & { kind: 'read' };
  const seats = () => {
    compiled ??= compileStored(id, source);
    return compiled;
  };
  return {
    id,
    hash,
    zones,
    sourceId: source_id,
    seatCount: seat_count,
    findSeat: (guid) => seats().findSeat(guid),
    zoneOfSeat: (seat) => seats().zoneOfSeat(seat),
  };
}

function compileStored(id: number, source: string) {
  const read = readHallPlan(JSON.parse(source));
  if (read.kind === 'refused') throw new Error(`The stored plan ${id} does not compile any more`);
  return read;
}
