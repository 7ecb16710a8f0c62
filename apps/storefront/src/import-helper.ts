import { styleHrefAttribute } from '@parterre/static-site/shared/page-data';

const linked: Record<string, Promise<unknown> | undefined> = {};

/** Linked before, or inlined in the page. */
const isLinked = (href: string) =>
  document.querySelector(`link[href="${href}"],[${styleHrefAttribute}="${href}"]`);

const link = (href: string) =>
  new Promise((resolve, reject) => {
    const element = document.createElement('link');
    const onerror = () => {
      element.remove(); // the next one to need it loads it again
      // Spec §8: not reported. What a lost script breaks, its import tells.
      reject(new Error(`Unable to preload CSS for ${href}`));
    };
    const rel = href.endsWith('.js') ? 'modulepreload' : 'stylesheet';
    document.head.append(Object.assign(element, { rel, crossOrigin: '', href, onload: resolve, onerror }));
  });

function loadFile(file: string): Promise<unknown> | undefined {
  const href = import.meta.env.BASE_URL + file;
  if (!isLinked(href)) linked[href] = link(href);
  return linked[href];
}

/** By Vite's own event, which the page engine listens to. */
function reportLoss(cause: unknown): never {
  dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload: cause }));
  throw cause;
}

let isOptional = false;

/** Imports something that a page can do without: when it is lost, only the caller learns of it. */
export function importOptional<Module>(load: () => Promise<Module>): Promise<Module> {
  isOptional = true;
  const loading = load();
  isOptional = false;
  return loading;
}

/**
 * Vite calls this for every `import()`, with the files it names. Its own helper waits for styles first; this one fetches all
 * at once, and weighs a third.
 */
export const __vitePreload = <Module>(load: () => Promise<Module>, files: readonly string[] = []) =>
  Promise.all([load(), ...files.map(loadFile)]).then(
    ([module]) => module,
    isOptional ? undefined : reportLoss,
  );
