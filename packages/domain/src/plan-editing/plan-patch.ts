import type { PretixRow, PretixZone } from '../seats/pretix/pretix-document.ts';
import type { PlanDocument } from './plan-document.ts';

/** What one document has that another has not: so that little is sent to whoever has the other. A number stands for what is there. */
export interface PlanPatch {
  readonly rest: Omit<PlanDocument, 'zones'>;
  readonly zones: readonly (number | ZonePatch)[];
}

interface ZonePatch {
  readonly from: number;
  readonly rest: Omit<PretixZone, 'rows'>;
  readonly rows: readonly (number | PretixRow)[];
}

export function diffPlans(before: PlanDocument, after: PlanDocument): PlanPatch {
  const { zones, ...rest } = after;
  const known = new Map(before.zones.map((zone, index) => [zone, index]));
  return {
    rest,
    zones: zones.map((zone, index) => known.get(zone) ?? diffZones(before.zones[index], zone, index)),
  };
}

function diffZones(before: PretixZone | undefined, after: PretixZone, from: number): ZonePatch {
  const { rows, ...rest } = after;
  const known = new Map(before?.rows.map((row, index) => [row, index]));
  return { from, rest, rows: rows.map((row) => known.get(row) ?? row) };
}

export function applyPatch(before: PlanDocument, { rest, zones }: PlanPatch): PlanDocument {
  return {
    ...rest,
    zones: zones.map((zone) => {
      if (typeof zone === 'number') return found(before.zones[zone]);
      const rows = zone.rows.map((row) =>
        typeof row === 'number' ? found(before.zones[zone.from]?.rows[row]) : row,
      );
      return { ...zone.rest, rows };
    }),
  };
}

function found<Item>(item: Item | undefined): Item {
  if (item === undefined) throw new RangeError('a patch is of another document');
  return item;
}
