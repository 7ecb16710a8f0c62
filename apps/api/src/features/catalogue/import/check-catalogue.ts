import type { Catalogue } from '@parterre/contracts/catalogue-file/catalogue-file';
import { sellerExchanges, sellerReturns } from '@parterre/contracts/landings/theme';
import { findOfferFaults, type OfferFault } from '@parterre/domain/gift-cards/gift-card-offer';
import { isHostName } from '@parterre/domain/markup/safe-address';
import { type ThemeLook, themeCss } from '@parterre/domain/theme/theme-css';
import { isTimeZone } from '../../../time/zoned-time.ts';
import { type CatalogueFault, explainedFault, fault } from './catalogue-fault.ts';
import type { CheckedCatalogue, EventPerformances } from './checked-catalogue.ts';
import { checkDates } from './checks/check-dates.ts';
import { checkPrices } from './checks/check-prices.ts';
import { checkRates } from './checks/check-rates.ts';
import { checkKeys, checkReferences } from './checks/check-references.ts';
import { checkRemovals } from './checks/check-removals.ts';
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
    ...checkReturns(catalogue),
    ...checkGiftCards(catalogue),
    ...checkThemes(catalogue),
    ...checkAddresses(catalogue),
    ...checkTexts(catalogue),
    ...checkReferences(catalogue, targets),
    ...checkDates(catalogue, targets),
    ...checkRates(catalogue, existing, targets),
    ...saleFaults(catalogue, existing, targets, dates),
    ...checkRemovals(catalogue, existing),
  ];
  if (faults.length > 0) return { kind: 'refused', faults };
  return { kind: 'checked', checked: { catalogue, existing, targets, importPlans, dates } };
}

function mainLanguageFaults(
  catalogue: Catalogue,
  { isEmpty, mainLang }: ExistingCatalogue,
): CatalogueFault[] {
  if (isEmpty || catalogue.main_lang === mainLang) return [];
  return [fault(['main_lang'], 'main_language', { language: mainLang })];
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

/** Pages are made with it: what is no design token would keep all of them from being made. */
const checkThemes = ({ landings }: Catalogue): CatalogueFault[] =>
  landings.flatMap(({ theme }, index) => {
    try {
      // The theme is free in shape: what it lacks, pages have a default for.
      themeCss(theme as ThemeLook);
      return [];
    } catch (error) {
      return [
        explainedFault(['landings', index, 'theme'], error instanceof Error ? error.message : String(error)),
      ];
    }
  });

/** Visitors are told apart by the name that they ask for. */
const checkAddresses = ({ landings }: Catalogue): CatalogueFault[] =>
  landings.flatMap(({ online, domain }, index) =>
    online && !isHostName(domain) ? [fault(['landings', index, 'domain'], 'no_host_name', {})] : [],
  );

/** Whoever orders by invoice must read on the bill where to transfer the money. */
const checkInvoices = ({ landings }: Catalogue): CatalogueFault[] =>
  landings.flatMap(({ invoices, theme }, index) =>
    invoices && !namesBank(theme.seller) ? [fault(['landings', index, 'invoices'], 'no_bank', {})] : [],
  );

const promises = {
  returns: { schema: sellerReturns, words: 'must be steps of whole days, up to 365, and percent, up to 100' },
  exchanges: { schema: sellerExchanges, words: 'must be whole days, up to 365' },
} as const;

/** What buyers are promised is said rightly, or not at all. */
const checkReturns = ({ landings }: Catalogue): CatalogueFault[] =>
  landings.flatMap(({ theme: { seller } }, index) =>
    typeof seller !== 'object' || seller === null
      ? []
      : Object.entries(promises).flatMap(([name, { schema, words }]) =>
          !Object.hasOwn(seller, name) || schema.safeParse(Reflect.get(seller, name)).success
            ? []
            : [explainedFault(['landings', index, 'theme', 'seller', name], words)],
        ),
  );

/** What is sold must be meant: limits that leave something between them, in currencies that the site has. */
const checkGiftCards = ({ landings }: Catalogue): CatalogueFault[] =>
  landings.flatMap(({ theme: { gift_cards, currencies } }, index) => {
    if (!gift_cards) return [];
    const path = ['landings', index, 'theme', 'gift_cards'];
    const codes = currencies.map(({ code }) => code);
    return [
      ...(isTimeZone(gift_cards.time_zone)
        ? []
        : [explainedFault([...path, 'time_zone'], 'must be a zone such as Europe/Moscow')]),
      ...findOfferFaults(gift_cards.amounts, codes).map((found) =>
        explainedFault([...path, 'amounts', found.index], offerFaults[found.fault]),
      ),
    ];
  });

const offerFaults: Readonly<Record<OfferFault, string>> = {
  limits: 'min must not be above max',
  choices: 'choices must be within min and max',
  twice: 'each currency once',
  foreign: 'must be a currency of the site',
};

/** The theme holds more than a file is checked for. */
const namesBank = (seller: unknown): boolean =>
  typeof seller === 'object' && seller !== null && 'bank' in seller && Boolean(seller.bank);
