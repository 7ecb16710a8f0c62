/** The content of the fixture site: a bakery with a few shops. Tests change it and tell the generator which keys changed. */
export interface Bread {
  readonly id: number;
  readonly name: string;
  readonly text: string;
  readonly shopIds: readonly number[];
  readonly changedAt: string;
}

export interface Shop {
  readonly id: number;
  readonly name: string;
  readonly address: string;
}

export interface Bakery {
  name: string;
  readonly breads: Map<number, Bread>;
  readonly shops: Map<number, Shop>;
}

const grains = ['Rye', 'Wheat', 'Spelt', 'Oat'];
const shapes = ['loaf', 'roll', 'ring'];

const makeBread = (id: number): Bread => ({
  id,
  name: `${grains[id % grains.length]} ${shapes[id % shapes.length]} ${id}`,
  text: `Baked at five, sold out at nine. <b>Number ${id}</b> & friends.`,
  shopIds: [(id % 3) + 1],
  changedAt: '2026-01-01T00:00:00Z',
});

const numbersTo = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

export function makeBakery(breadCount = 12): Bakery {
  return {
    name: 'The Oven',
    breads: new Map(numbersTo(breadCount).map((id) => [id, makeBread(id)])),
    shops: new Map(numbersTo(3).map((id) => [id, { id, name: `Shop ${id}`, address: `${id} Mill Lane` }])),
  };
}
