import type { TestProject } from 'vitest/node';
import { end, type RunningSystem, startSystem } from '../../apps/parterre/test/running-system.ts';
import { dataFolder } from './data-folder.ts';

declare module 'vitest' {
  interface ProvidedContext {
    address: string;
    /** What the pages take for the address of their site. */
    siteUrl: string;
  }
}

// It stands in every page: with one that stays, they need not be made anew for every port.
const siteUrl = 'https://parterre.example';

let system: RunningSystem;

/** One running system for all journeys. No test needs its pictures, which would be drawn beside the tests for minutes. */
export async function setup(project: TestProject): Promise<void> {
  const env = { DATA_DIR: await dataFolder(), PORT: '0', SITE_URL: siteUrl };
  system = await startSystem(env, ['--no-pictures']);
  project.provide('address', system.address);
  project.provide('siteUrl', siteUrl);
}

export const teardown = () => end(system.process, 'SIGTERM');
