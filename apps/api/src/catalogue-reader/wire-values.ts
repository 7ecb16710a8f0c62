import type { Picture as StoredPicture } from '@parterre/contracts/catalogue-file/values';
import type { Images, Picture } from '@parterre/contracts/values/picture';
import { money } from '@parterre/domain/money/money';
import { toWire } from '@parterre/domain/money/wire-money';

/** An amount as the wire carries it: in decimals. */
export const wireAmount = (amountMinor: number, currency: string): number =>
  toWire(money(amountMinor, currency));

export interface Languages {
  readonly lang: string;
  readonly mainLang: string;
}

/** A picture with its words in one language. */
export function wirePicture(
  { alt, focal_point: focus, ...picture }: StoredPicture,
  { lang, mainLang }: Languages,
): Picture {
  return {
    ...picture,
    alt: alt?.[lang] ?? alt?.[mainLang] ?? '',
    ...(focus && { focus: `${focus.x}% ${focus.y}%` }),
  };
}

/** Things that have pictures but no poster of their own: the first one leads. */
export function wireGallery(pictures: readonly StoredPicture[], languages: Languages): Images {
  const [poster = null, ...gallery] = pictures.map((picture) => wirePicture(picture, languages));
  return { poster, banner: null, gallery };
}
