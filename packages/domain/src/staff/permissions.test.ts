import { describe, expect, it } from 'vitest';
import { hasPermission, isPermitted, type Permission, permissionRoles, permissions } from './permissions.ts';
import { type RoleGrant, type RoleScope, type StaffRole, staffRoles } from './roles.ts';
import type { Area } from './scope.ts';

const house: RoleScope = { kind: 'house' };
const wholeHouse: Area = { kind: 'house' };
const swanLake: Area = { kind: 'events', events: [{ eventId: 1, placeIds: [7] }] };

/** Written out a second time, by role: a slip in the table is seen when somebody changes one of them alone. */
const byRole: Readonly<Record<StaffRole, readonly Permission[]>> = {
  owner: permissions,
  editor: ['performances.view', 'performances.change', 'catalogue.change', 'prices.change'],
  box_office: [
    'orders.view',
    'orders.change',
    'orders.move',
    'orders.refund',
    'counter.sell',
    'performances.view',
    'performances.change',
    'bundles.change',
    'vouchers.change',
    'waiting-list.change',
  ],
  finance: [
    'orders.view',
    'orders.refund',
    'persons.export',
    'performances.view',
    'prices.change',
    'settlement.view',
    'settlement.close',
    'audit.view',
    'house.check',
  ],
  door_lead: ['performances.view', 'door.change'],
};

const everyPair = permissions.flatMap((permission) => staffRoles.map((role) => ({ permission, role })));

describe('every permission × every role', () => {
  it.each(everyPair)('$role: $permission', ({ permission, role }) => {
    const grants: readonly RoleGrant[] = [{ role, scope: house }];
    const expected = byRole[role].includes(permission);
    expect(hasPermission(grants, permission)).toBe(expected);
    expect(isPermitted(grants, permission, wholeHouse)).toBe(expected);
    expect(isPermitted(grants, permission, swanLake)).toBe(expected);
  });
});

it('an account without roles may do nothing', () => {
  expect(permissions.filter((permission) => hasPermission([], permission))).toEqual([]);
});

it('what is one’s own takes no role', () => {
  expect(isPermitted([], 'staff.change', { kind: 'own' })).toBe(true);
});

it('a role that is limited does nothing to the whole house', () => {
  const grants: readonly RoleGrant[] = [{ role: 'owner', scope: { kind: 'events', ids: [1] } }];
  expect(permissions.filter((permission) => isPermitted(grants, permission, wholeHouse))).toEqual([]);
  expect(isPermitted(grants, 'orders.refund', swanLake)).toBe(true);
});

it('two roles are not mixed: what one allows does not count where the other does', () => {
  const grants: readonly RoleGrant[] = [
    { role: 'box_office', scope: { kind: 'events', ids: [2] } },
    { role: 'editor', scope: house },
  ];
  expect(isPermitted(grants, 'orders.refund', swanLake)).toBe(false);
  expect(isPermitted(grants, 'catalogue.change', swanLake)).toBe(true);
});

it('every permission belongs to an owner', () => {
  const roles: readonly (readonly StaffRole[])[] = Object.values(permissionRoles);
  expect(roles.every((allowed) => allowed.includes('owner'))).toBe(true);
});
