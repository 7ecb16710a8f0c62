import type { RoleGrant, StaffRole } from '@parterre/domain/staff/roles';

/** A role as its row has it. */
export interface StoredGrant {
  readonly role: StaffRole;
  readonly scope: 'house' | 'places' | 'events';
  readonly scope_ids: readonly number[];
}

export const toGrant = ({ role, scope, scope_ids: ids }: StoredGrant): RoleGrant => ({
  role,
  scope: scope === 'house' ? { kind: scope } : { kind: scope, ids },
});

export const toStoredGrant = ({ role, scope }: RoleGrant): StoredGrant => ({
  role,
  scope: scope.kind,
  scope_ids: scope.kind === 'house' ? [] : scope.ids,
});

/** As the wire and the audit log have it: the same for the same roles, in whatever order they were given. */
export const toWireGrants = (grants: readonly RoleGrant[]) =>
  grants
    .map(({ role, scope }) => ({
      role,
      scope:
        scope.kind === 'house'
          ? scope
          : { kind: scope.kind, ids: [...new Set(scope.ids)].sort((a, b) => a - b) },
    }))
    .sort((a, b) => a.role.localeCompare(b.role));

export const areSameGrants = (one: readonly RoleGrant[], other: readonly RoleGrant[]): boolean =>
  JSON.stringify(toWireGrants(one)) === JSON.stringify(toWireGrants(other));
