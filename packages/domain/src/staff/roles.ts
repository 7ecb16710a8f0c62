/** What people of a house do. An account may have several; what each may do is the table of `permissions.ts`. */
export const staffRoles = ['owner', 'editor', 'box_office', 'finance', 'door_lead'] as const;
export type StaffRole = (typeof staffRoles)[number];

/** Where a role counts: in the whole house, or for some of its places or events alone. */
export type RoleScope =
  | { readonly kind: 'house' }
  | { readonly kind: 'places'; readonly ids: readonly number[] }
  | { readonly kind: 'events'; readonly ids: readonly number[] };

export interface RoleGrant {
  readonly role: StaffRole;
  readonly scope: RoleScope;
}
