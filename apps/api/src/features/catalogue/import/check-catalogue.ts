import type { Catalogue } from '@parterre/contracts/catalogue-file/catalogue-file';
import { type CatalogueFault, fault } from './catalogue-fault.ts';
import type { CheckedCatalogue, EventDates } from './checked-catalogue.ts';
import { checkDates } from './checks/check-dates.ts';
import { checkPrices } from './checks/check-prices.ts';
import { checkRates } from './checks/check-rates.ts';
import { checkKeys, checkReferences } from './checks/check-references.ts';
import { checkTexts } from './checks/check-texts.ts';
import { checkBusyDates, eventDates } from './draft-events.ts';
import { type Known, makeWorld, type World } from './import-context.ts';
import type { ImportPlans } from './seating-plans.service.ts';

type Checked = { kind: 'checked'; checked: CheckedCatalogue } | { kind: 'refused'; faults: CatalogueFault[] };

/** Holds a catalogue against itself and against what is stored. */
export function checkCatalogue(catalogue: Catalogue, known: Known, importPlans: ImportPlans): Checked {
  const world = makeWorld(catalogue, known, importPlans.current);
  const dates = matchPerformances(catalogue, known, world, importPlans);
  const faults = [
    ...mainLanguageFaults(catalogue, known),
    ...importPlans.faults,
    ...checkKeys(catalogue),
    ...checkInvoices(catalogue),
    ...checkTexts(catalogue),
    ...checkReferences(catalogue, world),
    ...checkDates(catalogue, world),
    ...checkRates(catalogue, known, world),
    ...saleFaults(catalogue, known, world, dates),
  ];
  if (faults.length > 0) return { kind: 'refused', faults };
  return { kind: 'checked', checked: { catalogue, known, world, importPlans, dates } };
}

function mainLanguageFaults(catalogue: Catalogue, { isEmpty, mainLang }: Known): CatalogueFault[] {
  if (isEmpty || catalogue.main_lang === mainLang) return [];
  return [fault(['main_lang'], `the main language of the stored catalogue is ${mainLang}`)];
}

function matchPerformances(
  catalogue: Catalogue,
  known: Known,
  world: World,
  importPlans: ImportPlans,
): EventDates[] {
  const ids = new Map(known.stored.events.map(({ source_id, id }) => [source_id, id]));
  const stored = Map.groupBy(known.dates, ({ event_id }) => event_id);
  return catalogue.events.map((event) => {
    const id = ids.get(event.source_id);
    return eventDates(event, (id !== undefined && stored.get(id)) || [], world, importPlans.byId);
  });
}

function saleFaults(
  catalogue: Catalogue,
  known: Known,
  world: World,
  dates: readonly EventDates[],
): CatalogueFault[] {
  const halls = new Map(known.stored.halls.map(({ id, source_id }) => [id, source_id]));
  return catalogue.events.flatMap((event, index) => {
    const own = dates[index];
    if (!own) return [];
    const path = ['events', index];
    const isComplete = own.sold.length === event.dates.length;
    return [
      ...checkBusyDates(event, own, path, (id) => halls.get(id)),
      ...(isComplete
        ? checkPrices(
            event,
            own.sold,
            world.ratesFrom(event.currency).map(({ to }) => to),
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
