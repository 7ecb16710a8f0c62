import type { SiteConfig } from '../../shared/site-config.ts';
import { bundleSite, type SiteBundle } from '../bundle/bundle-site.ts';
import type { RenderPool } from '../render/render-pool.ts';
import type { Shell } from '../render/shell.ts';
import { createShell } from './create-shell.ts';

/** The site's code, and the renderers that have it loaded. */
export interface SiteCode {
  readonly bundle: SiteBundle;
  readonly shell: Shell;
  readonly pool: RenderPool;
}

export type CreatePool = (bundle: SiteBundle, shell: Shell) => RenderPool | Promise<RenderPool>;

export interface CodeCache {
  /** The code as it was when last read. */
  current(): Promise<SiteCode>;
  /** The code as its sources are now. */
  refresh(): Promise<SiteCode>;
  close(): Promise<void>;
}

/** Keeps bundle and renderers from run to run, for as long as the sources stay the same. */
export function createCodeCache(site: SiteConfig, cacheFolder: string, createPool: CreatePool): CodeCache {
  let code: SiteCode | undefined;

  const refresh = async () => {
    const bundle = await bundleSite(site, cacheFolder);
    if (code?.bundle.folder === bundle.folder) return code;
    await code?.pool.close();
    const shell = createShell(site, bundle);
    code = { bundle, shell, pool: await createPool(bundle, shell) };
    return code;
  };

  return {
    current: async () => code ?? refresh(),
    refresh,
    close: async () => code?.pool.close(),
  };
}
