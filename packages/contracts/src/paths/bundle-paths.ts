export const bundlePaths = {
  readBundles: '/api/bundles',
  holdBundle: '/api/bundles/hold',
} as const;
