import { openSite } from '../../src/build/open-site.ts';
import { makeBakery } from './bakery.ts';
import { bakerySite } from './site.ts';

/** Publishes one state of the bakery after another until it is killed. */
const [folder = ''] = process.argv.slice(2);
const bakery = makeBakery();
const site = openSite(bakerySite(bakery), { folder, threads: 1 });

process.stdout.write('at work');
for (let state = 0; ; state += 1) {
  bakery.name = `The Oven ${state % 3}`;
  const id = 3 + (state % 20);
  const bread = bakery.breads.get(1);
  if (!bakery.breads.delete(id) && bread) bakery.breads.set(id, { ...bread, id, name: `Bread ${state}` });
  await (state % 2 === 0 ? site.build() : site.update({ changedKeys: ['bakery', 'breads', `bread:${id}`] }));
}
