import { expect, it } from 'vitest';
import { findRoleChangeFault, isOwner, type RoleChangeFault, takesAway } from './role-change.ts';
import type { RoleGrant, RoleScope, StaffRole } from './roles.ts';

const grant = (role: StaffRole, scope: RoleScope = { kind: 'house' }): RoleGrant => ({ role, scope });
const at = (...ids: number[]): RoleScope => ({ kind: 'places', ids });

it.each<[what: string, before: RoleGrant[], after: RoleGrant[], isTaken: boolean]>([
  ['nothing changes', [grant('editor')], [grant('editor')], false],
  ['a role is added', [grant('editor')], [grant('editor'), grant('finance')], false],
  ['a role is taken', [grant('editor'), grant('finance')], [grant('editor')], true],
  ['one is exchanged for another', [grant('finance')], [grant('owner')], true],
  ['a role is limited', [grant('box_office')], [grant('box_office', at(7))], true],
  ['a limit is lifted', [grant('box_office', at(7))], [grant('box_office')], false],
  ['a limit grows', [grant('box_office', at(7))], [grant('box_office', at(7, 8))], false],
  ['a limit moves', [grant('box_office', at(7))], [grant('box_office', at(8))], true],
  ['all are taken', [grant('editor')], [], true],
  ['the first are given', [], [grant('editor')], false],
])('whether something is taken away: %s', (_what, before, after, isTaken) => {
  expect(takesAway(before, after)).toBe(isTaken);
});

it.each<[what: string, RoleGrant[], RoleGrant[], otherOwners: number, RoleChangeFault | undefined]>([
  ['the last owner stays', [grant('owner')], [grant('editor')], 0, 'last_owner'],
  ['also when only limited', [grant('owner')], [grant('owner', at(7))], 0, 'last_owner'],
  ['one of two owners goes', [grant('owner')], [], 1, undefined],
  ['an editor of a house without owners', [grant('editor')], [], 0, undefined],
  ['an owner of one place is none of the house', [grant('owner', at(7))], [], 0, undefined],
  ['a role is given twice', [], [grant('editor'), grant('editor', at(7))], 3, 'role_twice'],
])('a change of roles is refused: %s', (_what, before, after, otherOwners, fault) => {
  expect(findRoleChangeFault(before, after, otherOwners)).toBe(fault);
});

it('an owner of a part of the house is not its owner', () => {
  expect(isOwner([grant('owner')])).toBe(true);
  expect(isOwner([grant('owner', at(7)), grant('finance')])).toBe(false);
});
