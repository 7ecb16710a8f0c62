import type { CatalogueFile } from '@parterre/contracts/catalogue-file/catalogue-file';
import type { Picture } from '@parterre/contracts/catalogue-file/values';
import { type PictureKind, pictureForms } from '../picture-forms.ts';

export interface WantedPicture {
  readonly kind: PictureKind;
  readonly key: string;
}

const ownSource = /^\/media\/([a-z]+)\/([A-Za-z0-9._-]+)$/;
const isKind = (name: string): name is PictureKind => Object.hasOwn(pictureForms, name);

function wanted({ src }: Picture): WantedPicture[] {
  const [, kind = '', key = ''] = ownSource.exec(src) ?? [];
  return isKind(kind) ? [{ kind, key }] : [];
}

/** Every picture of our own that a catalogue shows, each once. */
export function listPictures({
  events = [],
  places = [],
  persons = [],
  news = [],
}: CatalogueFile): WantedPicture[] {
  const shown = [
    ...events.flatMap(({ images }) => [images.poster, images.banner, ...images.gallery]),
    ...places.flatMap(({ images }) => images),
    ...persons.map(({ image }) => image),
    ...news.map(({ image }) => image),
  ];
  const all = shown.flatMap((picture) => (picture === undefined ? [] : wanted(picture)));
  return [...new Map(all.map((it) => [`${it.kind}/${it.key}`, it])).values()];
}
