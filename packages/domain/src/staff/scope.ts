import type { RoleScope } from './roles.ts';

/** What something is done to, as far as a role can be limited to it. */
export type Area =
  /** What belongs to whoever does it, such as their sessions: it takes no role. */
  | { readonly kind: 'own' }
  /** The house itself: staff, sites, the audit log. */
  | { readonly kind: 'house' }
  /** Events, each with the places it is played at: an order may be for several. */
  | { readonly kind: 'events'; readonly events: readonly AreaEvent[] };

interface AreaEvent {
  readonly eventId: number;
  readonly placeIds: readonly number[];
}

/** A role that is limited covers what lies wholly within its limits, and so nothing that is the whole house's. */
export function covers(scope: RoleScope, area: Area): boolean {
  if (scope.kind === 'house' || area.kind === 'own') return true;
  if (area.kind === 'house' || area.events.length === 0) return false;
  const { ids } = scope;
  return scope.kind === 'events'
    ? area.events.every(({ eventId }) => ids.includes(eventId))
    : area.events.every(({ placeIds }) => placeIds.length > 0 && placeIds.every((id) => ids.includes(id)));
}

/** Whether everything that one scope covers is covered by the other. */
export function isWithinScope(inner: RoleScope, outer: RoleScope): boolean {
  if (outer.kind === 'house') return true;
  return inner.kind === outer.kind && inner.ids.every((id) => outer.ids.includes(id));
}
