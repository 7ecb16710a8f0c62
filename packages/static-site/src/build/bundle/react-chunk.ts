export const reactChunkName = 'react';

/** React changes less often than the site: in a file of its own it stays in the visitors' caches. */
export const reactChunk = {
  name: reactChunkName,
  test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/,
};
