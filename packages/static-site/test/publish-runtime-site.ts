import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openSite } from '../src/build/open-site.ts';
import type { HostRules } from '../src/host/host-rules.ts';
import { type SiteConfig, toRouteTable } from '../src/shared/site-config.ts';
import { runtimeSite } from './runtime-site/site.ts';

export interface PublishedSite {
  readonly folder: string;
  readonly rules: HostRules;
  /** Code and content. */
  readonly build: string;
  readonly remove: () => void;
}

export async function publishRuntimeSite(changes: Partial<SiteConfig>): Promise<PublishedSite> {
  const config = runtimeSite(changes);
  const folder = mkdtempSync(join(tmpdir(), 'runtime-site-'));
  const site = openSite(config, { folder, threads: 0 });
  const { build, failed } = await site.build();
  await site.close();
  if (failed.length > 0) throw new Error(`The test site has faults: ${JSON.stringify(failed)}`);
  return {
    folder: join(folder, 'public'),
    rules: { pathPrefix: config.pathPrefix, routes: toRouteTable(config) },
    build,
    remove: () => rmSync(folder, { recursive: true }),
  };
}
