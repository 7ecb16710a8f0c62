import { hasPermission, type Permission } from './permissions.ts';
import type { RoleGrant } from './roles.ts';

/** Where an account may do something: everywhere, or at these places and for these events. */
export type PermittedScopes =
  | 'house'
  | { readonly placeIds: readonly number[]; readonly eventIds: readonly number[] };

/** For lists, which show what one may see of them and nothing else. Both are empty for whoever may see nothing. */
export function permittedScopes(grants: readonly RoleGrant[], permission: Permission): PermittedScopes {
  const scopes = grants.filter((grant) => hasPermission([grant], permission)).map(({ scope }) => scope);
  if (scopes.some(({ kind }) => kind === 'house')) return 'house';
  const idsOfKind = (wanted: 'places' | 'events') =>
    scopes.flatMap((scope) => (scope.kind === wanted ? scope.ids : []));
  return { placeIds: idsOfKind('places'), eventIds: idsOfKind('events') };
}
