import { readSettings } from '../../../../catalogue-reader/settings.queries.ts';
import type { Db } from '../../../../database/connect.ts';
import { type ImportOptions, type ImportOutcome, importCatalogue } from '../import-catalogue.service.ts';
import { importCatalogueText } from '../import-text.service.ts';
import { assembleCatalogue } from './assemble-catalogue.ts';
import { csvTables, findCsvKind } from './csv-tables.ts';
import type { CatalogueText, FileFault } from './file-fault.ts';
import { locateFault } from './locate-fault.ts';
import { type FoundItems, readItems } from './read-items.ts';
import { readPlanFile } from './read-plan-file.ts';
import { readTable } from './read-table.ts';

export type FilesOutcome =
  | Extract<ImportOutcome, { kind: 'imported' }>
  | { readonly kind: 'refused'; readonly faults: readonly FileFault[] };

/**
 * Stores what files hold, all of it or nothing: either one catalogue as JSON, or tables as CSV together with seating plans
 * as JSON files of pretix.
 */
export async function importFiles(
  db: Db,
  files: readonly CatalogueText[],
  options: ImportOptions = {},
): Promise<FilesOutcome> {
  const [file] = files;
  if (files.length === 1 && file && isCatalogue(file)) return importJson(db, file, options);
  return importTables(db, files, options);
}

const isJson = ({ name }: CatalogueText): boolean => /\.json$/i.test(name);
const isCatalogue = (file: CatalogueText): boolean => isJson(file) && readPlanFile(file).kind === 'no-plan';

async function importJson(
  db: Db,
  { name: file, text }: CatalogueText,
  options: ImportOptions,
): Promise<FilesOutcome> {
  const outcome = await importCatalogueText(db, text, options);
  if (outcome.kind === 'imported') return outcome;
  const faults = outcome.faults.map(({ path, reason, line }) => ({
    file,
    field: path,
    reason,
    ...(line !== undefined && { line }),
  }));
  return { kind: 'refused', faults };
}

async function importTables(
  db: Db,
  files: readonly CatalogueText[],
  options: ImportOptions,
): Promise<FilesOutcome> {
  const { mainLang } = await readSettings(db);
  const plans = files.filter(isJson).map(readPlanFile);
  const tables = files.filter((file) => !isJson(file)).map((file) => readCsv(file, mainLang));
  const faults = [
    ...plans.flatMap((plan) => (plan.kind === 'plan' ? [] : plan.faults)),
    ...tables.flatMap((table) => table.faults),
  ];
  const { document, origins, strays } = assembleCatalogue(tables);
  if (faults.length > 0) return { kind: 'refused', faults };
  if (strays.length > 0) return { kind: 'refused', faults: strays };
  const found = plans.flatMap((plan) => (plan.kind === 'plan' ? [plan] : []));
  const catalogue = {
    format: 'parterre-catalogue',
    version: 1,
    main_lang: mainLang,
    ...document,
    seating_plans: found.map(({ seatingPlan }) => seatingPlan),
  };
  const outcome = await importCatalogue(db, catalogue, options);
  if (outcome.kind === 'imported') return outcome;
  const places = new Map([
    ...origins,
    ...found.map((plan, index) => [`seating_plans[${index}]`, plan.origin] as const),
  ]);
  return { kind: 'refused', faults: outcome.faults.map((fault) => locateFault(fault, places)) };
}

function readCsv(file: CatalogueText, mainLang: string): FoundItems {
  const kind = findCsvKind(file.name);
  if (!kind) {
    const kinds = Object.keys(csvTables).join(', ');
    const reason = `is no file that can be imported: a name such as events.csv says what is in it (${kinds})`;
    return { kind: 'events', items: [], faults: [{ file: file.name, field: '', reason }] };
  }
  const read = readTable(file, kind);
  if (read.kind === 'refused') return { kind, items: [], faults: read.faults };
  return readItems(file.name, read.table, mainLang);
}
