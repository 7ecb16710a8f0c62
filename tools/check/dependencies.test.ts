import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { lockFaults, looseVersions, unlockedPackages } from './dependencies.ts';

const good = { version: '1.0.0', license: 'MIT', integrity: 'sha512-x' };
const faultsAfter = (change: object, path = 'node_modules/some') =>
  lockFaults({ packages: { '': {}, [path]: { ...good, ...change } } }, ['scripted']);

it('a pinned, permissive dependency is fine', () => {
  expect(faultsAfter({})).toEqual([]);
  expect(faultsAfter({ license: '(GPL-3.0 OR MIT)' })).toEqual([]);
  expect(faultsAfter({ hasInstallScript: true }, 'node_modules/scripted')).toEqual([]);
  expect(looseVersions('package.json', { dependencies: { a: '1.2.3', b: '1.0.0-beta.1' } })).toEqual([]);
});

it.each<[string, object]>([
  ['licence GPL-3.0', { license: 'GPL-3.0' }],
  ['licence MIT AND AGPL-3.0', { license: 'MIT AND AGPL-3.0' }],
  ['licence none', { license: undefined }],
  ['licence CC-BY-4.0', { license: 'CC-BY-4.0' }],
  ['digest', { integrity: undefined }],
  ['script', { hasInstallScript: true }],
])('a dependency is refused for its %s', (_what, change) => {
  expect(faultsAfter(change)).toHaveLength(1);
});

it.each(['^1.2.3', '~1.2.3', '*', 'latest', '1.x', 'git+https://example.com/x.git', 'file:../x'])(
  'the version %s is not pinned',
  (version) => {
    expect(looseVersions('package.json', { devDependencies: { a: version } })).toHaveLength(1);
    expect(looseVersions('package.json', { optionalDependencies: { a: version } })).toHaveLength(1);
  },
);

it('a package that another one fetched beside the lock file is found', () => {
  const root = mkdtempSync(join(tmpdir(), 'parterre-packages-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  const locked = ['node_modules/a', 'node_modules/a/node_modules/b', 'node_modules/@scope/c'];
  const strange = ['node_modules/a/node_modules/fetched', 'node_modules/@scope/fetched'];
  for (const path of [...locked, ...strange, 'node_modules/.cache'])
    mkdirSync(join(root, path), { recursive: true });
  const lock = { packages: Object.fromEntries(locked.map((path) => [path, good])) };
  expect(unlockedPackages(root, lock).map((fault) => fault.split(':')[0])).toEqual(strange.toSorted());
});
