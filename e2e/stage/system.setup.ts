import type { TestProject } from 'vitest/node';
import { end, type RunningSystem, startSystem } from '../../apps/parterre/test/running-system.ts';
import { dataFolder } from './data-folder.ts';

declare module 'vitest' {
  interface ProvidedContext {
    address: string;
  }
}

let system: RunningSystem;

/** One running system for all journeys. No test needs its pictures, which would be drawn beside the tests for minutes. */
export async function setup(project: TestProject): Promise<void> {
  // The address of the site stands in its pages: with one that stays, they need not be made anew for every port.
  const env = { DATA_DIR: await dataFolder(), PORT: '0', SITE_URL: 'https://parterre.example' };
  system = await startSystem(env, ['--no-pictures']);
  project.provide('address', system.address);
}

export const teardown = () => end(system.process, 'SIGTERM');
