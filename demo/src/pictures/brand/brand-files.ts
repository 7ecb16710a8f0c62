import sharp from 'sharp';
import { drawnOn } from '../drawing/art.ts';
import { document } from '../drawing/svg.ts';
import type { MadeFile } from '../make/made-file.ts';
import { type Brand, brands } from './marks.ts';
import { writtenSign } from './written-sign.ts';

const square = { width: 64, height: 64 };
/** What social networks ask for. */
const card = { width: 1200, height: 630 };

const logo = ({ mark }: Brand) => document(square, square, mark);

function createFiles(name: string, brand: Brand): MadeFile[] {
  return [
    { path: `logo/${name}.svg`, content: async () => logo(brand) },
    {
      path: `logo/${name}-180.png`,
      content: () =>
        sharp(Buffer.from(logo(brand)), { density: 300 })
          .resize(180)
          .png()
          .toBuffer(),
    },
    {
      path: `open-graph/${name}.jpg`,
      content: () =>
        sharp(Buffer.from(drawnOn(card, card, writtenSign(brand))))
          .jpeg({ quality: 86 })
          .toBuffer(),
    },
  ];
}

/** Each site's mark as a vector and as a touch icon, and the card that stands in where a page has no picture. */
export const brandFiles: readonly MadeFile[] = Object.entries(brands).flatMap(([name, brand]) =>
  createFiles(name, brand),
);
