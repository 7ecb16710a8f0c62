import { expect, it } from 'vitest';
import { draftRoles, readIds, toGrants } from './role-draft.ts';

it.each<[text: string, ids: number[] | undefined]>([
  ['3, 12', [3, 12]],
  ['3 12;7', [3, 12, 7]],
  ['3, 3', [3]],
  ['', undefined],
  [' , ', undefined],
  ['0', undefined],
  ['3, hall', undefined],
  ['-4', undefined],
  ['1.5', undefined],
])('numbers of %j', (text, ids) => {
  expect(readIds(text)).toEqual(ids);
});

it('roles that are drafted and given again are the same', () => {
  const grants = [
    { role: 'owner', scope: { kind: 'house' } },
    { role: 'box_office', scope: { kind: 'places', ids: [3, 12] } },
  ] as const;
  expect(toGrants(draftRoles(grants.map((grant) => structuredClone(grant) as never)))).toEqual(grants);
});

it('a limit that cannot be read gives no roles at all, one of a role that is not given is no matter', () => {
  const drafts = draftRoles([{ role: 'editor', scope: { kind: 'house' } }]);
  const limited = { kind: 'events', ids: 'hall' } as const;
  expect(toGrants({ ...drafts, editor: { isGiven: true, ...limited } })).toBeUndefined();
  expect(toGrants({ ...drafts, finance: { isGiven: false, ...limited } })).toHaveLength(1);
});
