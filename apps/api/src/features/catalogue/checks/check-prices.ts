import type { Catalogue } from '@parterre/contracts/catalogue-file/catalogue-file';
import { type CatalogueFault, fault, type Path } from '../catalogue-fault.ts';
import { planZone, type SoldDate } from '../import/date-capacity.ts';
import { checkOffer } from './check-offer.ts';

type Event = Catalogue['events'][number];
type TicketType = Event['ticket_types'][number];

/** Prices and zones fit: what can be sat on has a price, and what has a price can be sold. */
export function checkPrices(
  event: Event,
  dates: readonly SoldDate[],
  derivable: readonly string[],
  path: Path,
): CatalogueFault[] {
  const ownLists = event.dates.flatMap(({ ticket_types }, index) =>
    ticket_types ? [{ types: ticket_types, at: [...path, 'dates', index, 'ticket_types'] }] : [],
  );
  const lists = [{ types: event.ticket_types, at: [...path, 'ticket_types'] }, ...ownLists];
  return [
    ...lists.flatMap(({ types, at }) => baseCurrencyFaults(event.currency, types, at)),
    ...currencyFaults(lists, derivable),
    ...lists.flatMap(({ types, at }) => unsellableFaults(types, dates, at)),
    ...dates.flatMap((date, index) => checkOffer(date, [...path, 'dates', index])),
  ];
}

const baseCurrencyFaults = (currency: string, types: readonly TicketType[], path: Path) =>
  types.flatMap(({ prices }, index) =>
    prices?.[currency]
      ? [fault([...path, index, 'prices', currency], 'is the currency of `price` itself')]
      : [],
  );

interface PriceList {
  readonly types: readonly TicketType[];
  readonly at: Path;
}

/** An event can be bought in a currency or it cannot: no zone may lack what others have. */
function currencyFaults(lists: readonly PriceList[], derivable: readonly string[]): CatalogueFault[] {
  const currencies = new Set(
    lists.flatMap(({ types }) => types.flatMap(({ prices }) => Object.keys(prices ?? {}))),
  );
  const needed = [...currencies].filter((currency) => !derivable.includes(currency));
  return lists.flatMap(({ types, at }) =>
    types.flatMap(({ prices }, index) =>
      needed
        .filter((currency) => !prices?.[currency])
        .map((currency) =>
          fault([...at, index, 'prices'], `has no ${currency}, in which other zones are sold`),
        ),
    ),
  );
}

/** A price for a zone that no date sold by this list has. */
function unsellableFaults(types: readonly TicketType[], dates: readonly SoldDate[], path: Path) {
  const users = dates.filter(({ ticketTypes }) => ticketTypes === types);
  if (users.length === 0) return [];
  const isSellable = ({ zone }: TicketType) => users.some(({ plan }) => !plan || planZone(plan, zone));
  return types.flatMap((type, index) =>
    isSellable(type) ? [] : [fault([...path, index, 'zone'], `the plan has no zone ${type.zone}`)],
  );
}
