import { expect, it } from 'vitest';
import { exportFaults, readPackageImports, readPackages } from './exports.ts';

const money = { name: '@parterre/domain', folder: 'packages/domain', exports: ['./money/money'] };
const use = (specifier: string, file = 'apps/api/src/a.ts') => ({ file, specifier });

it('an export that another package imports is fine', () => {
  expect(exportFaults([money], [use('@parterre/domain/money/money')])).toEqual([]);
});

it('an export that only its own package imports is a fault', () => {
  const own = use('@parterre/domain/money/money', 'packages/domain/src/a.ts');
  expect(exportFaults([money], [own])).toEqual([
    'packages/domain/package.json: nobody imports the export "./money/money"',
  ]);
});

it('an import of what is not exported is a fault', () => {
  const imports = [use('@parterre/domain/money/money'), use('@parterre/domain/money/decimal')];
  expect(exportFaults([money], imports)).toEqual([
    'packages/domain/package.json: apps/api/src/a.ts imports "./money/decimal", which is not exported',
  ]);
});

it('a pattern that exports everything is a fault', () => {
  expect(exportFaults([{ ...money, exports: ['./*'] }], [use('@parterre/domain/money/money')])).toHaveLength(
    2,
  );
});

it('every package exports what others import, and nothing else', async () => {
  expect(exportFaults(await readPackages(), await readPackageImports())).toEqual([]);
});
