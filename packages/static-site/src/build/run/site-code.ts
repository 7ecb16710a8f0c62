import type { SiteConfig } from '../../shared/site-config.ts';
import { bundleSite, type SiteBundle } from '../bundle/bundle-site.ts';
import type { RenderPool } from '../render/render-pool.ts';
import type { Shell } from '../render/shell.ts';
import { makeShell } from './make-shell.ts';

/** The site's code, and the renderers that have it loaded. */
export interface SiteCode {
  readonly bundle: SiteBundle;
  readonly shell: Shell;
  readonly pool: RenderPool;
}

export type PoolMaker = (bundle: SiteBundle, shell: Shell) => RenderPool | Promise<RenderPool>;

export interface CodeKeeper {
  /** The code as it was when last read. */
  current(): Promise<SiteCode>;
  /** The code as its sources are now. */
  refresh(): Promise<SiteCode>;
  close(): Promise<void>;
}

/** Keeps bundle and renderers from run to run, for as long as the sources stay the same. */
export function codeKeeper(site: SiteConfig, cacheFolder: string, makePool: PoolMaker): CodeKeeper {
  let code: SiteCode | undefined;

  const refresh = async () => {
    const bundle = await bundleSite(site, cacheFolder);
    if (code?.bundle.folder === bundle.folder) return code;
    await code?.pool.close();
    const shell = makeShell(site, bundle);
    code = { bundle, shell, pool: await makePool(bundle, shell) };
    return code;
  };

  return {
    current: async () => code ?? refresh(),
    refresh,
    close: async () => code?.pool.close(),
  };
}
