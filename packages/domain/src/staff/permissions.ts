import type { RoleGrant, StaffRole } from './roles.ts';
import { type Area, covers } from './scope.ts';

/**
 * Who may do what. Fixed: a house that wants another bundle gives an account a second role. An owner may do everything, so that nobody
 * who runs a house stands before a closed door in it.
 */
export const permissionRoles = {
  'orders.view': ['owner', 'box_office', 'finance'],
  'orders.change': ['owner', 'box_office'],
  'orders.move': ['owner', 'box_office'],
  'orders.refund': ['owner', 'box_office', 'finance'],
  'counter.sell': ['owner', 'box_office'],
  'persons.export': ['owner', 'finance'],
  'persons.forget': ['owner'],
  'performances.view': ['owner', 'editor', 'box_office', 'finance', 'door_lead'],
  'performances.change': ['owner', 'editor', 'box_office'],
  'performances.call-off': ['owner'],
  'catalogue.change': ['owner', 'editor'],
  'prices.change': ['owner', 'editor', 'finance'],
  'bundles.change': ['owner', 'box_office'],
  'vouchers.change': ['owner', 'box_office'],
  'waiting-list.change': ['owner', 'box_office'],
  'door.change': ['owner', 'door_lead'],
  'settlement.view': ['owner', 'finance'],
  'settlement.close': ['owner', 'finance'],
  'sites.change': ['owner'],
  'staff.view': ['owner'],
  'staff.change': ['owner'],
  'audit.view': ['owner', 'finance'],
  'webhooks.change': ['owner'],
  'house.check': ['owner', 'finance'],
} as const satisfies Record<string, readonly StaffRole[]>;

export type Permission = keyof typeof permissionRoles;

export const permissions = Object.keys(permissionRoles) as readonly Permission[];

const roleHas = (role: StaffRole, permission: Permission): boolean =>
  (permissionRoles[permission] as readonly StaffRole[]).includes(role);

/** Whether one of the roles allows it, wherever that role counts: what to show, and whom to send away before anything is read. */
export const hasPermission = (grants: readonly RoleGrant[], permission: Permission): boolean =>
  grants.some(({ role }) => roleHas(role, permission));

/** Whether one of the roles allows it there, or it is one's own. */
export const isPermitted = (grants: readonly RoleGrant[], permission: Permission, area: Area): boolean =>
  area.kind === 'own' || grants.some(({ role, scope }) => roleHas(role, permission) && covers(scope, area));
