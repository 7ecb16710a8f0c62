import type { Picture } from '@parterre/contracts/values/picture';

/** The whole address of a picture at its largest, for those who read the page elsewhere. */
export const pictureAddress = (site: string, { src, widths }: Picture) =>
  `${src.startsWith('/') ? site : ''}${src}-${Math.max(...widths)}.webp`;
