/** Folders whose file names carry a hash of their content. */
export const immutableFolders = ['/assets/', '/slice-data/', '/page-data/sq/d/'] as const;
/** Folders that pages on another origin read when files live on an asset host. */
export const sharedFolders = ['/assets/', '/slice-data/', '/page-data/'] as const;

export const immutableCaching = 'public, max-age=31536000, immutable';
export const revalidatedCaching = 'public, max-age=0, must-revalidate';

export const securityHeaders = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  // What may run in a page stands in the page; whose page it may stand in can only be said here.
  'Content-Security-Policy': "frame-ancestors 'self'",
  'X-Frame-Options': 'SAMEORIGIN',
  'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
  'Permissions-Policy': 'camera=(), microphone=(), payment=(), usb=()',
} as const;

/** As the API says it of the same origin. */
export const transportSecurity = {
  name: 'Strict-Transport-Security',
  value: 'max-age=31536000; includeSubDomains',
} as const;

const isUnder = (folders: readonly string[], path: string) =>
  folders.some((folder) => path.startsWith(folder));

export const cacheControl = (path: string): string =>
  isUnder(immutableFolders, path) ? immutableCaching : revalidatedCaching;

export const sharingHeaders = (path: string): Record<string, string> =>
  isUnder(sharedFolders, path) ? { 'Access-Control-Allow-Origin': '*' } : {};
