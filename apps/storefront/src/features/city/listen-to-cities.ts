import { importOptional } from '../../import-helper.ts';

const begin = () =>
  void importOptional(() => import('./begin-in-city.ts')).then(
    ({ beginInCity }) => beginInCity(),
    () => undefined, // without it every city is a link to its list
  );

/** Who has a city, chosen or in the address, needs it at once; others when they open a menu. */
export function listenToCities(): void {
  if (document.documentElement.dataset.chosenCity || location.search.includes('cities=')) begin();
  else addEventListener('toggle', begin, { capture: true, once: true });
}
