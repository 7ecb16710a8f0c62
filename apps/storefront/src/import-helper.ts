import { styleHrefAttribute } from '@parterre/static-site/shared/page-data';

const styles: Record<string, Promise<unknown> | undefined> = {};

/** Linked before, or inlined in the page. */
const hasStyle = (href: string) =>
  document.querySelector(`link[rel="stylesheet"][href="${href}"],[${styleHrefAttribute}="${href}"]`);

const linkStyle = (href: string) =>
  new Promise((resolve, reject) => {
    const link = document.createElement('link');
    const onerror = () => {
      link.remove(); // the next one to need it loads it again
      reject(new Error(`Unable to preload CSS for ${href}`));
    };
    document.head.append(
      Object.assign(link, { rel: 'stylesheet', crossOrigin: '', href, onload: resolve, onerror }),
    );
  });

function loadStyle(file: string): Promise<unknown> | undefined {
  const href = import.meta.env.BASE_URL + file;
  if (!hasStyle(href)) styles[href] = linkStyle(href);
  return styles[href];
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
 * Vite calls this for every `import()`. Its own helper preloads scripts and waits for styles first; this one fetches both
 * at once, and weighs a third.
 */
export const __vitePreload = <Module>(load: () => Promise<Module>, files: readonly string[] = []) =>
  Promise.all([load(), ...files.map(loadStyle)]).then(
    ([module]) => module,
    isOptional ? undefined : reportLoss,
  );
