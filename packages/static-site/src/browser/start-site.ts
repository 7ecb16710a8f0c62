import type { BrowserSite } from '../shared/browser-site.ts';
import { rootId } from '../shared/page-data.ts';
import { addressResolver } from './address/resolve-address.ts';
import { loadFallbackNavigation, siteNavigation } from './address/site-navigation.ts';
import { pageAssembler } from './loading/assemble-page.ts';
import { browserNet as net } from './loading/browser-net.ts';
import { loadTimeoutMs } from './loading/fetch-json.ts';
import { codeLoader } from './loading/load-code.ts';
import { readInlinePage } from './loading/read-inline-page.ts';
import { sharedFiles } from './loading/shared-files.ts';
import { runNavigation } from './navigation/run-navigation.ts';
import { onLostChunk, type Recovery, recovery } from './recovery/recovery.ts';
import { hideLiveRegions } from './screen/announcer.ts';
import { hydrateScreen, type Scene, type Screen } from './screen/screen.ts';
import type { SiteOptions } from './site-options.ts';

/** Brings the page to life, and resolves when it is, and others can follow it. Where that fails the page stays as it came: readable, its links working. */
export async function startSite(site: BrowserSite, options: SiteOptions): Promise<void> {
  const root = document.getElementById(rootId);
  const inline = readInlinePage();
  const { protectedPaths } = options;
  const resolve = addressResolver({ ...site, origin: location.origin, protectedPaths });
  const address = resolve(location.href);
  if (!root || !inline || !address) return;

  const recover = recovery(site, options, inline.build);
  const code = codeLoader(site);
  const assemble = pageAssembler(site, code, sharedFiles(net, site.base, inline));
  const signal = AbortSignal.timeout(loadTimeoutMs);
  const view = await assemble(inline.page, { signal, priority: 'high', retries: 0 }).catch(
    (cause): undefined => {
      recover.report('broken-page', address, cause);
      recover.reload(address, 'page');
    },
  );
  if (!view) return;

  // Running all code for the first time was one long step already; what follows is another.
  await window.scheduler?.yield?.();
  hideLiveRegions();
  const screen = openScreen({ view, address }, root, recover);
  onLostChunk(code.isLoading, (cause) => {
    recover.report('lost-chunk', screen.shown().address, cause);
    recover.reload(screen.shown().address, 'chunk');
  });
  if (siteNavigation() ?? (await loadFallbackNavigation()))
    await runNavigation({
      site,
      root,
      resolve,
      recover,
      code,
      assemble,
      screen,
      options,
      build: inline.build,
    });
  await screen.hydrated;
}

function openScreen(first: Scene, root: HTMLElement, recover: Recovery): Screen {
  const onError = (cause: unknown, scene: Scene, isNew: boolean) => {
    recover.report('broken-page', scene.address, cause);
    if (recover.isReloading() || (isNew && recover.reload(scene.address, 'page'))) return;
    // React is in the middle of drawing the fallback, so the view follows it.
    if (scene !== first)
      queueMicrotask(() => screen.draw({ ...screen.shown(), view: recover.failureView(scene.address) }));
  };
  const screen = hydrateScreen(first, {
    root,
    onShown: ({ address }) => recover.onShown(address),
    onError,
    onMismatch: (cause) => recover.report('hydration', first.address, cause),
  });
  return screen;
}
