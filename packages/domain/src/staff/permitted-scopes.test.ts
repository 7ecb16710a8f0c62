import { expect, it } from 'vitest';
import { type PermittedScopes, permittedScopes } from './permitted-scopes.ts';
import type { RoleGrant, RoleScope, StaffRole } from './roles.ts';

const grant = (role: StaffRole, scope: RoleScope = { kind: 'house' }): RoleGrant => ({ role, scope });

it.each<[what: string, RoleGrant[], PermittedScopes]>([
  ['a role of the house', [grant('finance')], 'house'],
  ['a role that does not allow it', [grant('editor')], { placeIds: [], eventIds: [] }],
  [
    'a role that is limited to places',
    [grant('box_office', { kind: 'places', ids: [7, 8] })],
    { placeIds: [7, 8], eventIds: [] },
  ],
  [
    'two roles add up',
    [grant('box_office', { kind: 'places', ids: [7] }), grant('finance', { kind: 'events', ids: [1] })],
    { placeIds: [7], eventIds: [1] },
  ],
  ['the wider of two counts', [grant('box_office', { kind: 'places', ids: [7] }), grant('finance')], 'house'],
  [
    'what another role is limited to does not count',
    [grant('editor', { kind: 'places', ids: [7] })],
    { placeIds: [], eventIds: [] },
  ],
  ['nobody', [], { placeIds: [], eventIds: [] }],
])('who may see orders where: %s', (_what, grants, scopes) => {
  expect(permittedScopes(grants, 'orders.view')).toEqual(scopes);
});
