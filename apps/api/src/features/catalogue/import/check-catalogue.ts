import type { Catalogue } from '@parterre/contracts/catalogue-file/catalogue-file';
import { type CatalogueFault, fault } from './catalogue-fault.ts';
import type { CheckedCatalogue, EventPerformances } from './checked-catalogue.ts';
import { checkDates } from './checks/check-dates.ts';
import { checkPrices } from './checks/check-prices.ts';
import { checkRates } from './checks/check-rates.ts';
import { checkKeys, checkReferences } from './checks/check-references.ts';
import { checkTexts } from './checks/check-texts.ts';
import { checkBusyPerformances, eventDates } from './draft-events.ts';
import { collectReferenceTargets, type ExistingCatalogue, type ReferenceTargets } from './import-context.ts';
import type { ImportPlans } from './seating-plans.service.ts';

export type Checked =
  | { readonly kind: 'checked'; readonly checked: CheckedCatalogue }
  | { readonly kind: 'refused'; readonly faults: readonly CatalogueFault[] };

/** Holds a catalogue against itself and against what is stored. */
export function checkCatalogue(
  catalogue: Catalogue,
  existing: ExistingCatalogue,
  importPlans: ImportPlans,
): Checked {
  const targets = collectReferenceTargets(catalogue, existing, importPlans.current);
  const dates = matchPerformances(catalogue, existing, targets, importPlans);
  const faults = [
    ...mainLanguageFaults(catalogue, existing),
    ...importPlans.faults,
    ...checkKeys(catalogue),
    ...checkInvoices(catalogue),
    ...checkTexts(catalogue),
    ...checkReferences(catalogue, targets),
    ...checkDates(catalogue, targets),
    ...checkRates(catalogue, existing, targets),
    ...saleFaults(catalogue, existing, targets, dates),
  ];
  if (faults.length > 0) return { kind: 'refused', faults };
  return { kind: 'checked', checked: { catalogue, existing, targets, importPlans, dates } };
}

function mainLanguageFaults(
  catalogue: Catalogue,
  { isEmpty, mainLang }: ExistingCatalogue,
): CatalogueFault[] {
  if (isEmpty || catalogue.main_lang === mainLang) return [];
  return [fault(['main_lang'], `the main language of the stored catalogue is ${mainLang}`)];
}

function matchPerformances(
  catalogue: Catalogue,
  existing: ExistingCatalogue,
  targets: ReferenceTargets,
  importPlans: ImportPlans,
): EventPerformances[] {
  const ids = new Map(existing.stored.events.map(({ source_id, id }) => [source_id, id]));
  const stored = Map.groupBy(existing.dates, ({ event_id }) => event_id);
  return catalogue.events.map((event) => {
    const id = ids.get(event.source_id);
    return eventDates(event, (id !== undefined && stored.get(id)) || [], targets, importPlans.byId);
  });
}

function saleFaults(
  catalogue: Catalogue,
  existing: ExistingCatalogue,
  targets: ReferenceTargets,
  dates: readonly EventPerformances[],
): CatalogueFault[] {
  const halls = new Map(existing.stored.halls.map(({ id, source_id }) => [id, source_id]));
  return catalogue.events.flatMap((event, index) => {
    const own = dates[index];
    if (!own) return [];
    const path = ['events', index];
    const isComplete = own.sold.length === event.dates.length;
    return [
      ...checkBusyPerformances(event, own, path, (id) => halls.get(id)),
      ...(isComplete
        ? checkPrices(
            event,
            own.sold,
            targets.ratesFrom(event.currency).map(({ to }) => to),
            path,
          )
        : []),
    ];
  });
}

/** Whoever orders by invoice must read on the bill where to transfer the money. */
const checkInvoices = ({ landings }: Catalogue): CatalogueFault[] =>
  landings.flatMap(({ invoices, theme }, index) =>
    invoices && !namesBank(theme.seller)
      ? [fault(['landings', index, 'invoices'], 'needs theme.seller.bank: a bill says where to pay')]
      : [],
  );

/** The theme holds more than a file is checked for. */
const namesBank = (seller: unknown): boolean =>
  typeof seller === 'object' && seller !== null && 'bank' in seller && Boolean(seller.bank);
