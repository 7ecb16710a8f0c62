import { type Catalogue, catalogueFile } from '@parterre/contracts/catalogue-file/catalogue-file';
import { type CatalogueFault, fault, type Path } from '../catalogue-fault.ts';

type Shape = { kind: 'read'; catalogue: Catalogue } | { kind: 'refused'; faults: CatalogueFault[] };

/** Reads a catalogue out of a parsed document, or says what does not fit its schema. */
export function checkShape(document: unknown): Shape {
  const result = catalogueFile.safeParse(document);
  if (!result.success)
    return { kind: 'refused', faults: result.error.issues.map(({ path, message }) => fault(path, message)) };
  const faults = [...unstorableTexts(document, [])];
  return faults.length > 0 ? { kind: 'refused', faults } : { kind: 'read', catalogue: result.data };
}

/** PostgreSQL stores neither NUL nor half of a surrogate pair. */
function* unstorableTexts(value: unknown, path: Path): Generator<CatalogueFault> {
  if (typeof value === 'string') {
    if (value.includes('\0') || !value.isWellFormed()) yield fault(path, 'holds a character that is no text');
  } else if (Array.isArray(value)) {
    for (const [index, item] of value.entries()) yield* unstorableTexts(item, [...path, index]);
  } else if (typeof value === 'object' && value !== null) {
    for (const [key, item] of Object.entries(value)) {
      if (key.includes('\0') || !key.isWellFormed()) yield fault(path, 'has a name that is no text');
      else yield* unstorableTexts(item, [...path, key]);
    }
  }
}
