import { picture } from '@parterre/contracts/catalogue-file/values';
import { expect, it } from 'vitest';
import { pictureOf } from './picture-of.ts';

it('gives every kind a picture that a catalogue accepts', () => {
  for (const kind of ['poster', 'banner', 'portrait', 'place', 'news'] as const) {
    expect(picture.parse(pictureOf(kind, 'swan-lake')).src).toBe(`/media/${kind}/swan-lake`);
  }
});

it('keeps the colour of a key and tells keys apart', () => {
  expect(pictureOf('poster', 'swan-lake').colour).toBe(pictureOf('banner', 'swan-lake').colour);
  expect(pictureOf('poster', 'swan-lake').colour).not.toBe(pictureOf('poster', 'carmen').colour);
});
