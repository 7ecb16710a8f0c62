import type { Catalogue } from '@parterre/contracts/catalogue-file/catalogue-file';
import type { HallPlan } from './hall-plan.ts';
import type { Change } from './plan-changes.ts';
import type { Rows } from './tables.ts';
import type { Context } from './thing-rows.ts';

type Hall = Catalogue['halls'][number];

export function hallRows(change: Change<Hall>, plan: HallPlan | undefined, context: Context): Rows {
  const { id, item, contentHash } = change;
  return {
    halls: [
      {
        id,
        source_id: item.source_id,
        place_id: context.idOf('places', item.place),
        name: item.name,
        plan_id: plan?.id ?? null,
        capacity: plan ? holds(plan) : (item.capacity ?? 0),
        given_capacity: item.capacity ?? null,
        content_hash: contentHash,
        updated_at: context.now,
      },
    ],
  };
}

const holds = ({ zones }: HallPlan): number =>
  zones.reduce((total, { seats, places }) => total + seats + places, 0);
