import type { Picture } from '@parterre/contracts/values/picture';

/** The absolute address of a picture in its largest size, for link previews and search engines. */
export const pictureAddress = (site: string, { src, widths }: Picture) =>
  `${src.startsWith('/') ? site : ''}${src}-${Math.max(...widths)}.webp`;
