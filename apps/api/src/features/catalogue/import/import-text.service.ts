import type { Db } from '../../../database/connect.ts';
import { type CatalogueFault, explainedFault } from './catalogue-fault.ts';
import { type ImportOptions, type ImportOutcome, importCatalogue } from './import-catalogue.service.ts';
import { findJsonFault, locateJson } from './json-lines.ts';

/** Stores a catalogue that comes as JSON text. Faults tell their lines. */
export async function importCatalogueText(
  db: Db,
  text: string,
  options: ImportOptions = {},
): Promise<ImportOutcome> {
  const parsed = parse(text);
  if (parsed.kind === 'refused') return parsed;
  const outcome = await importCatalogue(db, parsed.document, options);
  if (outcome.kind === 'imported') return outcome;
  return { kind: 'refused', faults: withLines(text, outcome.faults) };
}

function parse(text: string): { kind: 'parsed'; document: unknown } | (ImportOutcome & { kind: 'refused' }) {
  try {
    return { kind: 'parsed', document: JSON.parse(text) };
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    return { kind: 'refused', faults: [{ ...explainedFault([], reason), line: findJsonFault(text) }] };
  }
}

/** What is missing has no line of its own: then it is the line of what it is missing from. */
function withLines(text: string, faults: readonly CatalogueFault[]): CatalogueFault[] {
  const lines = locateJson(text, new Set(faults.flatMap(({ path }) => [...withParents(path)])));
  return faults.map((fault) => {
    const line = withParents(fault.path)
      .map((path) => lines.get(path))
      .find((found) => found !== undefined);
    return { ...fault, line: line ?? 1 };
  });
}

/** `a[1].b`, `a[1]`, `a` and the document itself. */
function withParents(path: string): string[] {
  const steps = path.split(/(?=[.[])/);
  return [...steps.keys()].map((index) => steps.slice(0, steps.length - index).join('')).concat('');
}
