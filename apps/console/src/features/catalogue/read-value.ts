import { type Item, namedParts, type Path, type Value } from '@parterre/domain/drafts/item';

/** What stands in an item at a place. */
export function readValue(item: Item, path: Path): Value | undefined {
  let value: Value | undefined = item;
  let field = '';
  for (const step of path) {
    value = namedParts(value, field)?.get(step);
    field = step;
  }
  return value;
}
