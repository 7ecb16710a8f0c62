import type { Picture as PictureData } from '@parterre/contracts/values/picture';
import { pageElement } from '@parterre/static-site/shared/page-element';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Picture } from './picture.tsx';

const picture: PictureData = {
  src: '/media/uploads/0a',
  width: 800,
  height: 600,
  widths: [320, 800],
  colour: '#7a1f2b',
  alt: 'A stage',
};

const draw = (shown: PictureData): string =>
  renderToStaticMarkup(
    pageElement({
      template: { default: () => createElement(Picture, { picture: shown, sizes: '10rem', alt: shown.alt }) },
      props: { pathPrefix: '/shop' },
      slots: {},
    } as unknown as Parameters<typeof pageElement>[0]),
  );

it('a picture keeps its focal point in sight, and has no other style without one', () => {
  expect(draw({ ...picture, focus: '30% 20%' })).toContain(
    'style="background-color:#7a1f2b;object-position:30% 20%"',
  );
  expect(draw(picture)).toContain('style="background-color:#7a1f2b"');
  expect(draw(picture)).toContain('/shop/media/uploads/0a-320.avif 320w');
});
