import { type Art, drawnOn } from './drawing/art.ts';
import { findPortraitHint, findPosterHint } from './hints.ts';
import { newsArt } from './news/news.ts';
import { type PictureKind, pictureForms } from './picture-forms.ts';
import { placeArt } from './places/place.ts';
import { portraitArt } from './portraits/portrait.ts';
import { posterArt } from './posters/poster.ts';

/** The picture of any key of a kind. */
export function drawArt(kind: PictureKind, key: string): Art {
  switch (kind) {
    case 'poster':
    case 'banner':
      return posterArt(key, findPosterHint(key), pictureForms[kind].sheet);
    case 'portrait':
      return portraitArt(key, findPortraitHint(key), pictureForms[kind].sheet);
    case 'place':
      return placeArt(key);
    case 'news':
      return newsArt(key);
  }
}

export const drawSvg = (kind: PictureKind, key: string): string =>
  drawnOn(pictureForms[kind].sheet, pictureForms[kind], drawArt(kind, key));
