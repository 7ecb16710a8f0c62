import type { SeatPlan } from '@parterre/domain/seats/plan/plan';

/** The id of the list item in which tickets of a general-admission zone are chosen. */
export const areaElementId = (zone: string): string => `area-${zone}`;

export function focusArea({ zones, general }: SeatPlan, area: number): void {
  const zone = zones[general[area]?.zone ?? -1];
  const item = zone && document.getElementById(areaElementId(zone.id));
  item?.scrollIntoView({ block: 'nearest' });
  item?.querySelector<HTMLElement>('button:last-of-type')?.focus();
}
