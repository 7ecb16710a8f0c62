import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { newerThanBaseline } from './baseline.ts';
import { importCircles } from './circles.ts';
import { type Lock, lockFaults, looseVersions, unlockedPackages } from './dependencies.ts';
import { root, runQuietly } from './run-command.ts';
import { sourceFiles } from './source-files.ts';
import { breaches } from './walls.ts';

export interface Check {
  readonly name: string;
  /** Answers what is wrong; nothing is good news. */
  run(): Promise<string>;
}

const tool = async (script: string, ...args: string[]) => {
  const { ok, output } = await runQuietly(script, args);
  return ok ? '' : output;
};

async function types(): Promise<string> {
  const projects = await sourceFiles('*tsconfig.json', '*tsconfig.test.json');
  const outputs: string[] = [];
  for (const project of projects) {
    // What was found the last time is kept, so that only what changed is checked anew.
    const kept = `node_modules/.cache/types/${project.replaceAll('/', '-')}buildinfo`;
    const flags = ['--incremental', '--tsBuildInfoFile', kept];
    outputs.push(await tool('node_modules/typescript/bin/tsc', '-p', project, ...flags));
  }
  return outputs.filter(Boolean).join('\n');
}

async function walls(): Promise<string> {
  const files = await sourceFiles(':(glob)*/**/*.ts', ':(glob)*/**/*.tsx');
  const read = async (file: string) => readFile(join(root, file), 'utf8').catch(() => '');
  const sources = new Map(await Promise.all(files.map(async (file) => [file, await read(file)] as const)));
  const found = [...sources].flatMap(([file, source]) => [
    ...breaches(file, source),
    ...newerThanBaseline(file, source),
  ]);
  return [...found, ...importCircles(sources)].join('\n');
}

const readJson = async (file: string) => JSON.parse(await readFile(join(root, file), 'utf8'));

async function dependencies(): Promise<string> {
  const manifests = await sourceFiles('package.json', '*/package.json');
  const loose = await Promise.all(manifests.map(async (file) => looseVersions(file, await readJson(file))));
  const { allowScripts } = await readJson('package.json');
  const lock: Lock = await readJson('package-lock.json');
  return [
    ...loose.flat(),
    ...lockFaults(lock, Object.keys(allowScripts)),
    ...unlockedPackages(root, lock),
  ].join('\n');
}

export const checks: readonly Check[] = [
  {
    name: 'format and lint',
    run: () =>
      tool('node_modules/@biomejs/biome/bin/biome', 'ci', '--colors=off', '--error-on-warnings', '.'),
  },
  { name: 'types', run: types },
  { name: 'walls', run: walls },
  { name: 'dependencies', run: dependencies },
  { name: 'nothing unused', run: () => tool('node_modules/knip/bin/knip.js', '--no-progress') },
];
