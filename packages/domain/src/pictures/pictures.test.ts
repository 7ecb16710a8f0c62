import { describe, expect, it } from 'vitest';
import { type PictureSizeFault, pictureFault, pictureLimits } from './picture-faults.ts';
import { pictureFile, pictureWidths } from './picture-files.ts';

describe('the widths of a picture', () => {
  it.each<[width: number, widths: readonly number[]]>([
    [200, [160, 200]],
    [320, [160, 320]],
    [640, [160, 320, 640]],
    [700, [160, 320, 700]],
    [1000, [160, 320, 640, 1000]],
    [1920, [160, 320, 640, 960, 1280, 1920]],
    [4032, [160, 320, 640, 960, 1280, 1920]],
    [20_000, [160, 320, 640, 960, 1280, 1920]],
  ])('of %d pixels are %j', (width, widths) => {
    expect(pictureWidths(width)).toEqual(widths);
  });

  it('have a file each', () => {
    expect(pictureFile('/media/uploads/0a', 320, 'avif')).toBe('/media/uploads/0a-320.avif');
  });
});

describe('what a picture may be', () => {
  const { maxPixels, minSide, maxRatio } = pictureLimits;
  it.each<[what: string, width: number, height: number, frames: number, fault: PictureSizeFault | undefined]>(
    [
      ['a photograph of a phone', 4032, 3024, 1, undefined],
      ['one of 64 megapixels', 8000, maxPixels / 8000, 1, undefined],
      ['one pixel row more', 8000, maxPixels / 8000 + 1, 1, 'picture_too_large'],
      ['the smallest', minSide, minSide, 1, undefined],
      ['one pixel less', minSide, minSide - 1, 1, 'picture_too_small'],
      ['no pixel', 0, 0, 1, 'picture_too_small'],
      ['a long banner', minSide * maxRatio, minSide, 1, undefined],
      ['a ribbon', minSide * maxRatio + 1, minSide, 1, 'picture_too_narrow'],
      ['a tower', minSide, minSide * maxRatio + 1, 1, 'picture_too_narrow'],
      ['what moves', 400, 400, 2, 'picture_animated'],
    ],
  )('%s', (_what, width, height, frames, fault) => {
    expect(pictureFault({ width, height, frames })).toBe(fault);
  });
});
