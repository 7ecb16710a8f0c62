import { styleAddress } from '@parterre/static-site/shared/style-address';

const loading: Record<string, Promise<unknown> | undefined> = {};

/** Linked before, or in the page as it came. */
const isThere = (href: string) =>
  document.querySelector(`link[rel="stylesheet"][href="${href}"],[${styleAddress}="${href}"]`);

const linkStyle = (href: string) =>
  new Promise((resolve, reject) => {
    const link = document.createElement('link');
    const onerror = () => {
      link.remove(); // the next one to need it asks again
      reject(new Error(`Unable to preload CSS for ${href}`));
    };
    document.head.append(
      Object.assign(link, { rel: 'stylesheet', crossOrigin: '', href, onload: resolve, onerror }),
    );
  });

function loadStyle(file: string): Promise<unknown> | undefined {
  const href = import.meta.env.BASE_URL + file;
  if (!isThere(href)) loading[href] = linkStyle(href);
  return loading[href];
}

/** Says so in Vite's words, which the engine listens to. */
function tellOfLoss(cause: unknown): never {
  dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload: cause }));
  throw cause;
}

let isDispensable = false;

/** Imports something that a page does without, should it be lost: nothing is said of it but to the caller. */
export function dispensable<Module>(load: () => Promise<Module>): Promise<Module> {
  isDispensable = true;
  try {
    return load();
  } finally {
    isDispensable = false;
  }
}

/**
 * What Vite makes of every `import()`. In place of its own, which names scripts ahead and asks for them after the styles,
 * this fetches both at once, and weighs a third.
 */
export const __vitePreload = <Module>(load: () => Promise<Module>, files: readonly string[] = []) =>
  Promise.all([load(), ...files.map(loadStyle)]).then(
    ([module]) => module,
    isDispensable ? undefined : tellOfLoss,
  );
