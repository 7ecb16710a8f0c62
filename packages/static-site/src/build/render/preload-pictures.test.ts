import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { preloadPictures } from './preload-pictures.ts';

const picture = (name: string, attributes: object) =>
  createElement(
    'picture',
    { key: name },
    createElement('source', { type: 'image/avif', srcSet: `/${name}&.avif 1w`, sizes: '92vw' }),
    createElement('img', { src: `/${name}.webp`, alt: name, ...attributes }),
  );

it('pictures that a page wants first are preloaded in their best format, and no others', () => {
  const markup = renderToString([
    picture('first', { fetchPriority: 'high' }),
    picture('lazy', { loading: 'lazy' }),
    createElement('img', { key: 'plain', src: '/plain.png', fetchPriority: 'high' }),
    picture('second', { fetchPriority: 'high' }),
  ]);
  expect(preloadPictures(markup)).toBe(
    '<link rel="preload" as="image" type="image/avif" imagesrcset="/first&amp;.avif 1w" imagesizes="92vw" fetchpriority="high">' +
      '<link rel="preload" as="image" type="image/avif" imagesrcset="/second&amp;.avif 1w" imagesizes="92vw" fetchpriority="high">',
  );
});
