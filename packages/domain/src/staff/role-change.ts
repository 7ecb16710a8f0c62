import type { RoleGrant } from './roles.ts';
import { isWithinScope } from './scope.ts';

/** Whether something that an account could do it can do no more: then whoever is signed in with it is signed out. */
export const takesAway = (before: readonly RoleGrant[], after: readonly RoleGrant[]): boolean =>
  before.some(
    ({ role, scope }) => !after.some((grant) => grant.role === role && isWithinScope(scope, grant.scope)),
  );

/** An owner of the whole house can give roles to others; one of a part of it cannot. */
export const isOwner = (grants: readonly RoleGrant[]): boolean =>
  grants.some(({ role, scope }) => role === 'owner' && scope.kind === 'house');

export type RoleChangeFault =
  /** Nobody would be left who can give roles. */
  | 'last_owner'
  /** A role stands there twice. */
  | 'role_twice';

export function findRoleChangeFault(
  before: readonly RoleGrant[],
  after: readonly RoleGrant[],
  otherOwners: number,
): RoleChangeFault | undefined {
  if (new Set(after.map(({ role }) => role)).size < after.length) return 'role_twice';
  return isOwner(before) && !isOwner(after) && otherOwners === 0 ? 'last_owner' : undefined;
}
