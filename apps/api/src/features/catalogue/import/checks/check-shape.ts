import { type Catalogue, catalogueFile } from '@parterre/contracts/catalogue-file/catalogue-file';
import { type CatalogueFault, fault, type Path } from '../catalogue-fault.ts';
import { shapeFault } from './shape-fault.ts';

type Shape = { kind: 'read'; catalogue: Catalogue } | { kind: 'refused'; faults: CatalogueFault[] };

/** Reads a catalogue out of a parsed document, or says what does not fit its schema. */
export function checkShape(document: unknown): Shape {
  const result = catalogueFile.safeParse(document);
  if (!result.success)
    return { kind: 'refused', faults: result.error.issues.map((issue) => shapeFault(issue, document)) };
  const { data: catalogue } = result;
  const faults = Object.entries(catalogue).flatMap(([kind, part]) =>
    [part].flat().flatMap((item, index) => [...unstorableTexts(item, [kind, index])]),
  );
  return faults.length > 0 ? { kind: 'refused', faults } : { kind: 'read', catalogue };
}

/** PostgreSQL stores neither NUL nor half of a surrogate pair. Both are rare, and seen at a glance in the text of a part. */
function* unstorableTexts(value: unknown, path: Path): Generator<CatalogueFault> {
  if (!/\\u(0000|d[89a-f])/.test(JSON.stringify(value))) return;
  if (typeof value === 'string') {
    if (isUnstorable(value)) yield fault(path, 'unstorable_text', {});
  } else if (Array.isArray(value)) {
    for (const [index, item] of value.entries()) yield* unstorableTexts(item, [...path, index]);
  } else if (typeof value === 'object' && value !== null) {
    for (const [key, item] of Object.entries(value)) {
      if (isUnstorable(key)) yield fault(path, 'unstorable_name', {});
      yield* unstorableTexts(item, [...path, key]);
    }
  }
}

const isUnstorable = (text: string): boolean => text.includes('\0') || !text.isWellFormed();
