/** Where published files live. `base` is the static asset host plus the path prefix, empty by default. */
export const appDataUrl = (base: string) => `${base}/page-data/app-data.json`;

export const pageDataUrl = (base: string, path: string) => {
  const folder = path === '/' ? 'index' : path.replace(/^\/|\/$/g, '');
  return `${base}/page-data/${folder}/page-data.json`;
};

export const sliceDataUrl = (base: string, name: string) => `${base}/slice-data/${name}.json`;

export const queryDataUrl = (base: string, hash: string) => `${base}/page-data/sq/d/${hash}.json`;
