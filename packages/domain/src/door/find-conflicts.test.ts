import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { ReEntry } from './door-scan.ts';
import { findConflicts, type HeardScan } from './find-conflicts.ts';
import { findPresence } from './presence.ts';

const scan = (id: string, at: number, more: Partial<HeardScan> = {}): HeardScan => ({
  id,
  action: 'entry',
  verdict: 'admitted',
  number: 'AAAAAAAAAA',
  doorId: 'main',
  at,
  undoes: null,
  isOverride: false,
  heardAt: at,
  ...more,
});
const exit = (id: string, at: number) => scan(id, at, { action: 'exit', verdict: 'left' });
const undo = (id: string, at: number, undoes: string) =>
  scan(id, at, { action: 'undo', verdict: 'undone', undoes });

it.each<[what: string, scans: HeardScan[], reEntry: ReEntry, revokedAt: number | null, conflicts: string[]]>([
  ['one entry', [scan('a', 1)], 'none', null, []],
  ['two doors with a copy', [scan('b', 2), scan('a', 1)], 'none', null, ['b already-in a']],
  [
    'two doors, of which the later has the smaller id',
    [scan('a', 2), scan('b', 1)],
    'none',
    null,
    ['a already-in b'],
  ],
  ['out and in again, whatever the ids', [scan('c', 1), exit('b', 2), scan('a', 3)], 'after-exit', null, []],
  [
    'three, of which the first stands',
    [scan('c', 3), scan('b', 2), scan('a', 1)],
    'none',
    null,
    ['b already-in a', 'c already-in a'],
  ],
  ['the same moment at two doors', [scan('b', 1), scan('a', 1)], 'none', null, ['b already-in a']],
  ['a second that was taken back', [scan('a', 1), scan('b', 2), undo('c', 3, 'b')], 'none', null, []],
  [
    'a second that the door lead allowed',
    [scan('a', 1), scan('b', 2, { isOverride: true })],
    'none',
    null,
    [],
  ],
  [
    'out and in again where nobody may',
    [scan('a', 1), exit('b', 2), scan('c', 3)],
    'none',
    null,
    ['c already-in a'],
  ],
  ['out and in again', [scan('a', 1), exit('b', 2), scan('c', 3)], 'after-exit', null, []],
  [
    'in, in and out',
    [scan('a', 1), scan('b', 2), exit('c', 3), scan('d', 4)],
    'after-exit',
    null,
    ['b already-in a'],
  ],
  ['as often as they like', [scan('a', 1), scan('b', 2)], 'free', null, []],
  ['refused ones', [scan('a', 1), scan('b', 2, { verdict: 'already-in' })], 'none', null, []],
  ['given back before', [scan('a', 5)], 'none', 4, ['a revoked -']],
  ['given back after', [scan('a', 5)], 'none', 60_000, []],
  ['given back in the moment in which it was scanned', [scan('a', 5)], 'none', 6, ['a revoked -']],
  [
    'given back after, before anybody had heard of it',
    [scan('a', 5, { heardAt: 90_000 })],
    'none',
    60_000,
    ['a revoked -'],
  ],
  [
    'the same, let in by the door lead',
    [scan('a', 5, { heardAt: 90_000, isOverride: true })],
    'none',
    60_000,
    [],
  ],
])('%s', (_what, scans, reEntry, revokedAt, conflicts) => {
  const found = findConflicts({ scans, reEntry, revokedAt: revokedAt === null ? null : new Date(revokedAt) });
  expect(found.map(({ kind, scan: { id }, entry }) => `${id} ${kind} ${entry?.id ?? '-'}`)).toEqual(
    conflicts,
  );
});

it('what is found does not depend on the order in which scans are heard of, nor on hearing of one twice', () => {
  const anyScan = fc
    .record({ id: fc.constantFrom('a', 'b', 'c', 'd', 'e'), at: fc.nat(5), kind: fc.nat(3) })
    .map(
      ({ id, at, kind }) =>
        [scan(id, at), exit(id, at), undo(id, at, 'a'), scan(id, at, { verdict: 'too-early' })][kind] ??
        scan(id, at),
    );
  fc.assert(
    fc.property(
      fc.uniqueArray(anyScan, { selector: ({ id }) => id }),
      fc.constantFrom<ReEntry>('none', 'after-exit', 'free'),
      fc.infiniteStream(fc.nat(10)),
      (scans, reEntry, keys) => {
        const shuffled = scans
          .map((one) => [keys.next().value, one] as const)
          .sort(([one], [other]) => one - other)
          .map(([, one]) => one);
        const ticket = { reEntry, revokedAt: null };
        expect(findConflicts({ ...ticket, scans: shuffled })).toEqual(findConflicts({ ...ticket, scans }));
        expect(findPresence(shuffled)).toEqual(findPresence(scans));
      },
    ),
  );
});
