import type { SeatPlan } from '@parterre/domain/seats/plan/plan';

/** Where the places of a zone are chosen; a press on the area in the map leads there. */
export const areaId = (zone: string): string => `area-${zone}`;

export function focusArea({ zones, general }: SeatPlan, area: number): void {
  const zone = zones[general[area]?.zone ?? -1];
  const item = zone && document.getElementById(areaId(zone.id));
  item?.scrollIntoView({ block: 'nearest' });
  item?.querySelector<HTMLElement>('button:last-of-type')?.focus();
}
