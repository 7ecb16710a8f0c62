import type { TestProject } from 'vitest/node';
import { demoFolder } from '../../apps/parterre/test/demo-folder.ts';
import { end, type RunningSystem, startSystem } from '../../apps/parterre/test/running-system.ts';

declare module 'vitest' {
  interface ProvidedContext {
    address: string;
    /** What the pages take for the address of their site. */
    siteUrl: string;
    /** For a second server beside the first. */
    dataFolder: string;
    bank: string;
  }
}

// It stands in every page: with one that stays, they need not be made anew for every port.
const siteUrl = 'https://parterre.example';

let system: RunningSystem;

/** One running system for all journeys. No test needs its pictures, which would be drawn beside the tests for minutes. */
export async function setup(project: TestProject): Promise<void> {
  const { path } = await demoFolder('test-storefront');
  system = await startSystem({ DATA_DIR: path, PORT: '0', SITE_URL: siteUrl }, ['--no-pictures']);
  project.provide('address', system.address);
  project.provide('siteUrl', siteUrl);
  project.provide('dataFolder', path);
  project.provide('bank', /bank is at (\S+);/.exec(system.output())?.[1] ?? '');
}

export const teardown = () => end(system.process, 'SIGTERM');
