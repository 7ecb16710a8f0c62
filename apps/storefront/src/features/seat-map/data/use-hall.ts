import { useMemo } from 'react';
import type { Scene } from '../engine/scene.ts';
import { freeFor, type Hall, ownSeats } from './hall.ts';
import type { SaleFacts } from './sale.ts';
import type { ZoneView } from './zone-view.ts';

/** Everything that is known of the hall, put together; null until its plan is there. */
export function useHall(
  scene: Scene | null,
  zones: readonly ZoneView[] | undefined,
  { dateId, tickets, known }: SaleFacts,
): Hall | null {
  const plan = scene?.plan;
  const zonesOfPlan = useMemo(
    () => plan?.zones.map(({ id }) => zones?.find((zone) => zone.id === id)),
    [plan, zones],
  );
  const bytes = known?.bytes;
  return useMemo(() => {
    if (!plan || !scene || !zonesOfPlan) return null;
    const seats = ownSeats(dateId, tickets);
    const free = bytes ? freeFor(seats, { size: plan.seatCount, bytes }) : null;
    return { dateId, plan, scene, zones: zonesOfPlan, free, seats };
  }, [plan, scene, zonesOfPlan, dateId, tickets, bytes]);
}
