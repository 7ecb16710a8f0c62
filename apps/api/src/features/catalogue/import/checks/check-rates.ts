import type { Catalogue } from '@parterre/contracts/catalogue-file/catalogue-file';
import { maxAmount } from '@parterre/domain/money/max-amount';
import type { Rate } from '@parterre/domain/price-lists/ticket-prices';
import { type CatalogueFault, fault, type Path } from '../catalogue-fault.ts';
import type { ExistingCatalogue, ReferenceTargets } from '../import-context.ts';

type Event = Catalogue['events'][number];
type TicketType = Event['ticket_types'][number];

/** Rates lead to prices that may be charged: those of the file, and those that are stored and follow a new rate. */
export const checkRates = (
  catalogue: Catalogue,
  existing: ExistingCatalogue,
  targets: ReferenceTargets,
): CatalogueFault[] => [
  ...catalogue.events.flatMap((event, index) =>
    eventFaults(event, targets.ratesFrom(event.currency), ['events', index]),
  ),
  ...catalogue.exchange_rates.flatMap(({ from, to, rate }, index) =>
    isTooMuch(existing.dearest.get(from) ?? 0, rate)
      ? [fault(['exchange_rates', index, 'rate'], 'rate_too_high', { currency: to })]
      : [],
  ),
];

const eventFaults = (
  { ticket_types, dates }: Event,
  rates: readonly Rate[],
  path: Path,
): CatalogueFault[] => [
  ...typeFaults(ticket_types, rates, [...path, 'ticket_types']),
  ...dates.flatMap((date, index) =>
    typeFaults(date.ticket_types ?? [], rates, [...path, 'dates', index, 'ticket_types']),
  ),
];

const typeFaults = (types: readonly TicketType[], rates: readonly Rate[], path: Path): CatalogueFault[] =>
  types.flatMap((type, index) =>
    (['price', 'service_fee'] as const).flatMap((field) =>
      rates
        .filter(({ to, rate }) => !type.prices?.[to] && isTooMuch(type[field], Number(rate)))
        .map(({ to }) => fault([...path, index, field], 'price_too_high', { currency: to })),
    ),
  );

const isTooMuch = (base: number, rate: number): boolean => base * rate > maxAmount;
