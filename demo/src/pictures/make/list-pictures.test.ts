import { expect, it } from 'vitest';
import { demoCatalogue } from '../../demo-catalogue.ts';
import { describePicture } from '../describe-picture.ts';
import { listPictures } from './list-pictures.ts';

it('every event, person, place and piece of news of the demo has a picture', () => {
  const catalogue = demoCatalogue('2026-10-01');
  const found = new Set(listPictures(catalogue).map(({ kind, key }) => `${kind}/${key}`));
  const wanted = [
    ...(catalogue.events ?? []).flatMap(({ source_id }) => [`poster/${source_id}`, `banner/${source_id}`]),
    ...(catalogue.persons ?? []).map(({ source_id }) => `portrait/${source_id}`),
    ...(catalogue.places ?? []).map(({ source_id }) => `place/${source_id}`),
    ...(catalogue.news ?? []).map(({ source_id }) => `news/${source_id}`),
  ];
  expect(wanted.length).toBeGreaterThan(200);
  expect(wanted.filter((name) => !found.has(name))).toEqual([]);
});

const placeShowing = (...images: ReturnType<typeof describePicture>[]) => ({
  source_id: 'somewhere',
  location: 'berlin',
  name: { ru: 'Где-то' },
  description: { ru: 'Где-то' },
  address: { ru: 'Где-то' },
  geo: { lat: 0, lon: 0 },
  images,
});

it('each picture is listed once, and the pictures of others are left alone', () => {
  const own = describePicture('place', 'bolshaya-msk');
  const foreign = { ...own, src: 'https://pictures.example/place/bolshaya-msk' };
  const unknownKind = { ...own, src: '/media/poem/bolshaya-msk' };
  const places = [placeShowing(own, own, foreign, unknownKind)];
  expect(listPictures({ format: 'parterre-catalogue', version: 1, main_lang: 'ru', places })).toEqual([
    { kind: 'place', key: 'bolshaya-msk' },
  ]);
});
