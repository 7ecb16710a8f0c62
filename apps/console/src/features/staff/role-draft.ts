import type { WireGrant } from '@parterre/contracts/console/staff';
import { type StaffRole, staffRoles } from '@parterre/domain/staff/roles';

export const scopeKinds = ['house', 'places', 'events'] as const;
export type ScopeKind = (typeof scopeKinds)[number];

/** A role as it is being given: what is typed stays, even while the role is not chosen. */
export interface RoleDraft {
  readonly isGiven: boolean;
  readonly kind: ScopeKind;
  /** As typed, such as `3, 12`. */
  readonly ids: string;
}

export type RoleDrafts = Readonly<Record<StaffRole, RoleDraft>>;

const notGiven: RoleDraft = { isGiven: false, kind: 'house', ids: '' };

export function draftRoles(grants: readonly WireGrant[]): RoleDrafts {
  const draft = (role: StaffRole): RoleDraft => {
    const grant = grants.find((one) => one.role === role);
    if (!grant) return notGiven;
    const { scope } = grant;
    return { isGiven: true, kind: scope.kind, ids: scope.kind === 'house' ? '' : scope.ids.join(', ') };
  };
  return Object.fromEntries(staffRoles.map((role) => [role, draft(role)])) as RoleDrafts;
}

/** The numbers of a text like `3, 12`, each once; undefined when it is none. */
export function readIds(text: string): number[] | undefined {
  const parts = text.split(/[\s,;]+/).filter(Boolean);
  if (parts.length === 0 || !parts.every((part) => /^[1-9]\d{0,8}$/.test(part))) return undefined;
  return [...new Set(parts.map(Number))];
}

export const hasBadIds = ({ isGiven, kind, ids }: RoleDraft): boolean =>
  isGiven && kind !== 'house' && readIds(ids) === undefined;

/** What was chosen; undefined while a limit says nothing that can be read. */
export function toGrants(drafts: RoleDrafts): WireGrant[] | undefined {
  const given = staffRoles.filter((role) => drafts[role].isGiven);
  if (given.some((role) => hasBadIds(drafts[role]))) return undefined;
  return given.map((role) => {
    const { kind, ids } = drafts[role];
    return { role, scope: kind === 'house' ? { kind } : { kind, ids: readIds(ids) ?? [] } };
  });
}
