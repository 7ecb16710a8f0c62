import { expect, it } from 'vitest';
import { placeView } from './place-view.ts';

const picture = (alt: string) => ({
  src: `/media/${alt}`,
  width: 4,
  height: 3,
  widths: [4],
  colour: '#000000',
  alt,
});

it('a picture named after a hall shows that hall, and the others are the gallery', () => {
  const [stage, foyer] = [picture('Main Stage'), picture('Foyer')];
  const { halls, gallery } = placeView({
    id: 1,
    name: 'Opera',
    description: '<p>A house.</p>',
    address: 'Lane 7',
    geo: null,
    location: { id: 1, name: 'Moscow' },
    halls: [
      { id: 5, name: 'Main Stage', capacity: 900 },
      { id: 6, name: 'Studio', capacity: 90 },
    ],
    images: { poster: null, banner: null, gallery: [foyer, stage] },
    events_count: 2,
  });
  expect(halls.map(({ name, picture: shown }) => [name, shown])).toEqual([
    ['Main Stage', stage],
    ['Studio', null],
  ]);
  expect(gallery).toEqual([foyer]);
});
