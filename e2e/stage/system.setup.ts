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
    /** Of the site, the main one first. */
    languages: readonly string[];
  }
}

// It stands in every page: with one that stays, they need not be made anew for every port.
const siteUrl = 'https://parterre.example';

// The other site of the demo is visited by `LANDING_ID=2 npm test -- --project journeys e2e/site/crawl`.
const landingId = process.env.LANDING_ID ?? '1';

/** All the buyers of all journeys come from one address, and most of them under one name. */
const oneMachine = {
  MAX_OPEN_ORDERS_PER_EMAIL: '1000',
  MAX_OPEN_ORDERS_PER_ADDRESS: '1000',
  MAX_FREE_TICKETS_PER_EMAIL: '1000',
  MAX_FREE_TICKETS_PER_ADDRESS: '1000',
  MAX_OPEN_INVOICES_PER_ADDRESS: '1000',
};

let system: RunningSystem;

/** One running system for all journeys. No test needs its pictures, which would be drawn beside the tests for minutes. */
export async function setup(project: TestProject): Promise<void> {
  const { path } = await demoFolder('test-storefront');
  const env = { DATA_DIR: path, PORT: '0', SITE_URL: siteUrl, LANDING_ID: landingId, ...oneMachine };
  system = await startSystem(env, ['--no-pictures']);
  project.provide('address', system.address);
  project.provide('siteUrl', siteUrl);
  project.provide('dataFolder', path);
  project.provide('bank', /bank is at (\S+);/.exec(system.output())?.[1] ?? '');
  const landing = await (await fetch(`${system.address}/v2/landings/${landingId}`)).json();
  project.provide('languages', landing.languages);
}

export const teardown = () => end(system.process, 'SIGTERM');
