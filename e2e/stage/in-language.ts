/** The address of a page in a language; the demo's main one lives at the root. */
export const inLanguage = (path: string, code: string): string => {
  if (code === 'ru') return path;
  return path === '/' ? `/${code}` : `/${code}${path}`;
};
