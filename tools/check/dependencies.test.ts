import { expect, test } from 'vitest';
import { lockFaults, looseVersions } from './dependencies.ts';

const good = { version: '1.0.0', license: 'MIT', integrity: 'sha512-x' };
const faultsOf = (change: object, path = 'node_modules/some') =>
  lockFaults({ packages: { '': {}, [path]: { ...good, ...change } } }, ['node']);

test('a pinned, permissive dependency is fine', () => {
  expect(faultsOf({})).toEqual([]);
  expect(faultsOf({ license: '(GPL-3.0 OR MIT)' })).toEqual([]);
  expect(faultsOf({ hasInstallScript: true }, 'node_modules/node')).toEqual([]);
  expect(looseVersions('package.json', { dependencies: { a: '1.2.3', b: '1.0.0-beta.1' } })).toEqual([]);
});

test.each<[string, object]>([
  ['licence GPL-3.0', { license: 'GPL-3.0' }],
  ['licence MIT AND AGPL-3.0', { license: 'MIT AND AGPL-3.0' }],
  ['licence none', { license: undefined }],
  ['licence CC-BY-4.0', { license: 'CC-BY-4.0' }],
  ['digest', { integrity: undefined }],
  ['script', { hasInstallScript: true }],
])('is refused for its %s', (_what, change) => {
  expect(faultsOf(change)).toHaveLength(1);
});

test.each(['^1.2.3', '~1.2.3', '*', 'latest', '1.x', 'git+https://example.com/x.git', 'file:../x'])(
  'the version %s is not pinned',
  (version) => {
    expect(looseVersions('package.json', { devDependencies: { a: version } })).toHaveLength(1);
  },
);
