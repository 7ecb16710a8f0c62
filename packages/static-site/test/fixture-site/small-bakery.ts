import type { Files } from '../../src/build/publish/files.ts';
import type { PageSource } from '../../src/shared/data-source.ts';
import { type Bakery, makeBakery } from './bakery.ts';
import { bakerySource } from './bakery-source.ts';
import { openBakery } from './open-bakery.ts';

/** The site before a change. */
export const before = (): Bakery => makeBakery(2);

/** And after it: a page less, one more, and a name that stands on every page. */
export function after(): Bakery {
  const bakery = makeBakery(3);
  bakery.breads.delete(1);
  bakery.name = 'The New Oven';
  return bakery;
}

const isChosen = ({ path }: PageSource) => /^\/(breads\/\d+|404.html)?$/.test(path);

/** A few pages of the bakery, for tests in which every step of a build goes wrong once. */
export function openSmallBakery(options: { bakery: Bakery; folder?: string; files?: Files }) {
  const source = bakerySource(options.bakery);
  const listPages = async function* () {
    for await (const page of source.listPages()) if (isChosen(page)) yield page;
  };
  return openBakery({ ...options, threads: 0, config: { source: { ...source, listPages } } });
}

/** Brings what was left of a build to its end; answers what is published then. */
export async function finish(folder: string): Promise<ReadonlyMap<string, string>> {
  await using site = await openSmallBakery({ folder, bakery: after() });
  await site.site.build();
  return site.snapshot();
}
