/** A page's path as an address bar would hold it; a path that is encoded already stays as it is. */
export const encodePath = (path: string): string => new URL(path, 'http://site').pathname;
