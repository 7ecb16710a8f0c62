import { type Item, isEqual, namedParts, type Path, type Value } from './item.ts';

/** Of one field; what is not there is undefined. */
export interface Difference {
  readonly path: Path;
  readonly before: Value | undefined;
  readonly after: Value | undefined;
}

/** What is otherwise in a item, field by field, as a person would list it; a item that was not there differs in all it says. */
export function compareItems(before: Item | undefined, after: Item | undefined): Difference[] {
  return compare([], before ?? {}, after ?? {});
}

function compare(path: Path, before: Value | undefined, after: Value | undefined): Difference[] {
  if (isEqual(before, after)) return [];
  const field = path.at(-1) ?? '';
  const [was, is] = [namedParts(before, field), namedParts(after, field)];
  if (!was || !is) return [{ path, before, after }];
  const names = [...new Set([...was.keys(), ...is.keys()])];
  const found = names.flatMap((name) => compare([...path, name], was.get(name), is.get(name)));
  // The same items in another order.
  return found.length > 0 ? found : [{ path, before, after }];
}
