import type { EventPrices as Prices, SoldPerformance } from '@parterre/contracts/console/prices';
import { type Item, isRecord } from '@parterre/domain/drafts/item';
import { mergeItems, withValue } from '@parterre/domain/drafts/merge-items';
import { clearPrice, isSet, readRate } from '@parterre/domain/price-lists/edit-prices';
import {
  copyTicketTypes,
  type PriceList,
  readPriceLists,
  readTicketTypes,
  withEventPrices,
  withTicketTypes,
} from '@parterre/domain/price-lists/price-lists';
import { simulatePrices, soldList } from '@parterre/domain/price-lists/simulate-prices';
import {
  type CellFault,
  type PriceBasis,
  type PriceCell,
  setDerived,
  type TypedPrice,
  typePrices,
} from '@parterre/domain/price-lists/type-prices';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { isNotFound } from '../../../api/faults.ts';
import { eventPricesQuery } from '../../../api/queries.ts';
import { useLanguage, useTexts } from '../../../i18n/language.tsx';
import { useMoment } from '../../../i18n/use-moment.ts';
import { Answer } from '../../../ui/answer.tsx';
import { Button } from '../../../ui/button.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Blank, Screen } from '../../../ui/screen.tsx';
import catalogue from '../catalogue.module.css';
import { Collisions } from '../collisions.tsx';
import { ItemFaults } from '../item-faults.tsx';
import { SaveBar } from '../save-bar.tsx';
import { useTypedItem } from '../use-typed-item.ts';
import { CellBar } from './cell-bar.tsx';
import { CopyList } from './copy-list.tsx';
import { listSaleWindows } from './list-sale-windows.ts';
import { isAbout, PriceGrid, readCell } from './price-grid.tsx';
import styles from './prices.module.css';
import { SaleWindows } from './sale-windows.tsx';
import { Simulation, SimulationSummary } from './simulation.tsx';
import { useItemName } from './use-item-name.ts';

const route = getRouteApi('/inside/console/prices/$event');

/** The price lists of an event, one at a time, and what visitors would pay by it. */
export function EventPrices() {
  const { prices: texts } = useTexts();
  const { language } = useLanguage();
  const { event } = route.useParams();
  const { draft } = route.useSearch();
  const query = useQuery({
    ...eventPricesQuery(event, draft, language),
    // What is typed is not replaced below somebody's hands.
    refetchOnWindowFocus: false,
  });
  if (isNotFound(query.error)) return <Blank title={texts.noEvent} />;
  return (
    <Answer query={query}>
      {(prices) => <Editor key={`${event} ${draft ?? ''}`} itemKey={event} prices={prices} />}
    </Answer>
  );
}

/** As items are written to a draft and read from it. */
const asItem = (value: unknown) => (value ?? {}) as Item;

interface EditorProps {
  readonly itemKey: string;
  readonly prices: Prices;
}

function Editor({ itemKey, prices }: EditorProps) {
  const { prices: texts, catalogue: words } = useTexts();
  const navigate = useNavigate();
  const { draft: draftId, list: wanted } = route.useSearch();
  const { event, performances } = prices;
  const show = (list: string | undefined, draft = draftId) =>
    navigate({
      to: '/prices/$event',
      params: { event: itemKey },
      search: { ...(draft && { draft }), ...(list && { list }) },
      replace: true,
    });
  const readTitle = useItemName(event.main_lang);
  const typed = useTypedItem({
    kind: 'events',
    itemKey,
    edited: event,
    first: asItem(event.draft?.item ?? event.published),
    draftId,
    title: (item) => readTitle(item.title, itemKey),
    onSaved: (draft) => show(wanted, draft),
  });
  const { item, change, mayChange, collisions } = typed;
  // Kept while somebody types: lists do not become one because they say the same for a moment.
  const [lists, setLists] = useState(() => readPriceLists(item));
  const [isCopying, setIsCopying] = useState(false);
  const [bad, setBad] = useState<{ readonly list: number; readonly faults: readonly CellFault[] }>();
  const found = lists.findIndex(({ dates, isOfEvent }) => !isOfEvent && dates.includes(wanted ?? ''));
  const index = found === -1 ? 0 : found;
  const list = lists[index] ?? { dates: [], isOfEvent: true };
  const faults = bad?.list === index ? bad.faults : [];
  const title = readTitle(item.title, itemKey);
  const types = readTicketTypes(item, list);
  const published = event.published ? asItem(event.published) : undefined;
  // What others published meanwhile counts, too.
  const drafted = published
    ? mergeItems({ base: typed.base ?? undefined, mine: item, theirs: published }).item
    : item;
  const windows = listSaleWindows({ published, drafted, performances }, (date) => list.dates.includes(date));

  const copy = (chosen: readonly SoldPerformance[]) => {
    const made = copyForPlans(chosen, types, event.main_lang);
    change(made.reduce((changed, one) => withTicketTypes(changed, one, one.types), item));
    const taken = new Set(made.flatMap(({ dates }) => dates));
    const left = lists
      .map((one) => ({ ...one, dates: one.dates.filter((date) => !taken.has(date)) }))
      .filter(({ dates, isOfEvent }) => isOfEvent || dates.length > 0);
    setLists([...left, ...made]);
    setIsCopying(false);
    void show(made[0]?.dates[0]);
  };
  const giveUpList = () => {
    const changed = withEventPrices(item, list.dates);
    change(changed);
    setLists(readPriceLists(changed));
    void show(undefined);
  };
  return (
    <Screen
      title={title}
      actions={
        <div className={catalogue.acts}>
          {mayChange && (
            <LinkButton
              to="/catalogue/$kind/$key"
              params={{ kind: 'events', key: itemKey }}
              search={draftId ? { draft: draftId } : {}}
            >
              {texts.zonesAndNames}
            </LinkButton>
          )}
          {mayChange && draftId && (
            <LinkButton to="/drafts/$draftId" params={{ draftId }}>
              {words.toDraft}
            </LinkButton>
          )}
        </div>
      }
    >
      <ListLinks itemKey={itemKey} lists={lists} index={index} performances={performances} />
      <ItemFaults draft={typed.inDraft} kind="events" itemKey={itemKey} />
      {collisions.length > 0 && <Collisions collisions={collisions} onChoose={typed.choose} />}
      <form
        className={catalogue.editor}
        noValidate
        onSubmit={(submitted) => {
          submitted.preventDefault();
          void typed.submit();
        }}
      >
        <ListEditor
          key={index}
          prices={prices}
          item={item}
          base={typed.base}
          list={list}
          faults={faults}
          onChange={
            mayChange
              ? (next, left) => {
                  change(withTicketTypes(item, list, next));
                  setBad({ list: index, faults: left });
                }
              : undefined
          }
        />
        {mayChange && (
          <div className={catalogue.acts}>
            <Button onPress={() => setIsCopying(true)}>{texts.newList}</Button>
            {!list.isOfEvent && (
              <Button look="quiet" onPress={giveUpList}>
                {texts.backToEvent}
              </Button>
            )}
          </div>
        )}
        <SaleWindows
          title={title}
          windows={windows}
          maxTickets={{
            ofAny: prices.max_tickets_per_order,
            ofEvent: typeof item.max_tickets === 'number' ? item.max_tickets : undefined,
          }}
          onChangeMaxTickets={
            mayChange ? (ofEvent) => change(withValue(item, ['max_tickets'], ofEvent)) : undefined
          }
        />
        {mayChange && <SaveBar typed={typed} draftId={draftId} isBlocked={faults.length > 0} />}
      </form>
      {isCopying && (
        <CopyList
          performances={performances.filter(({ is_over: isOver }) => !isOver)}
          zones={types.map(({ zone }) => String(zone))}
          onCopy={copy}
          onClose={() => setIsCopying(false)}
        />
      )}
    </Screen>
  );
}

/** One list for all that are sold by plans of the same zones. */
function copyForPlans(chosen: readonly SoldPerformance[], types: readonly Item[], mainLang: string) {
  const plans = new Set(chosen.map(({ zones }) => JSON.stringify(zones)));
  return [...plans].map((plan): PriceList & { readonly types: readonly Item[] } => {
    const zones = JSON.parse(plan) as SoldPerformance['zones'];
    const group = chosen.filter((one) => JSON.stringify(one.zones) === plan);
    return {
      dates: group.map(({ source_id }) => source_id),
      isOfEvent: false,
      types: copyTicketTypes(types, zones ?? undefined, mainLang),
    };
  });
}

interface LinksProps {
  readonly itemKey: string;
  readonly lists: readonly PriceList[];
  readonly index: number;
  readonly performances: readonly SoldPerformance[];
}

/** All lists of the event; each by the first performance that is sold by it. */
function ListLinks({ itemKey, lists, index, performances }: LinksProps) {
  const { prices: texts } = useTexts();
  const { draft } = route.useSearch();
  const moment = useMoment();
  const nameList = ({ dates, isOfEvent }: PriceList) => {
    if (isOfEvent) return texts.ofEvent;
    const first = performances.find(({ source_id }) => dates.includes(source_id));
    return first ? moment(first.started_at, 'moment', 'place') : (dates[0] ?? '');
  };
  return (
    <nav aria-label={texts.lists}>
      <ul className={catalogue.kinds}>
        {lists.map((list, place) => {
          const key = list.isOfEvent ? undefined : list.dates[0];
          return (
            <li key={key ?? ''}>
              <Link
                to="/prices/$event"
                params={{ event: itemKey }}
                search={{ ...(draft && { draft }), ...(key && { list: key }) }}
                className={catalogue.kind}
                aria-current={place === index ? 'page' : undefined}
                activeProps={{}}
              >
                {nameList(list)} ({list.dates.length})
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}

interface ListProps {
  readonly prices: Prices;
  readonly item: Item;
  /** What the event was when somebody began. */
  readonly base: Item | null;
  readonly list: PriceList;
  readonly faults: readonly CellFault[];
  readonly onChange: ((types: readonly Item[], faults: readonly CellFault[]) => void) | undefined;
}

function ListEditor({ prices, item, base, list, faults, onChange }: ListProps) {
  const { prices: texts } = useTexts();
  const { draft: draftId } = route.useSearch();
  const [at, setAt] = useState({ row: 0, column: 0 });
  const nameZone = useItemName(prices.event.main_lang);
  const published = prices.event.published && asItem(prices.event.published);
  const types = readTicketTypes(item, list);
  const currency = String(item.currency);
  const rates = readRates(prices);
  const basis: PriceBasis = { currency, rates: rates.after };
  const currencies = listCurrencies(prices, types, basis);
  const zoneName = (zone: string) => nameZone(types.find((type) => type.zone === zone)?.name, zone);
  // What others published meanwhile counts, too.
  const merged = published
    ? mergeItems({ base: base ?? undefined, mine: item, theirs: published }).item
    : item;
  const simulated = simulatePrices(
    soldList(published ? readTicketTypes(published, list) : [], currency, rates.before),
    soldList(readTicketTypes(merged, list), currency, rates.after),
  );
  const type = (typed: readonly TypedPrice[]) => {
    const result = typePrices(types, typed, basis);
    const left = faults.filter((fault) => typed.every((cell) => !isAbout(cell, fault)));
    onChange?.(result.types, [...left, ...result.faults]);
  };
  const toggle = ({ zone, currency: code }: PriceCell) =>
    onChange?.(
      types.map((one) => {
        if (one.zone !== zone) return one;
        const isDerivable = basis.rates.some(({ to }) => to === code);
        if (!isSet(one, code)) return setDerived(one, code, basis);
        return isDerivable ? clearPrice(one, code) : one;
      }),
      faults.filter((fault) => fault.zone !== zone || fault.currency !== code),
    );
  const cell = readCell(types, currencies, at);
  const here = types[at.row];
  return (
    <>
      <section className={catalogue.section} aria-label={texts.gridTitle}>
        <h2>{texts.gridTitle}</h2>
        {onChange && <p className={catalogue.meta}>{texts.gridHint}</p>}
        <div className={styles.scroll}>
          <PriceGrid
            label={texts.gridTitle}
            types={types}
            currencies={currencies}
            basis={basis}
            zoneName={zoneName}
            faults={faults}
            at={at}
            onMove={setAt}
            onType={onChange && type}
            onToggle={onChange && toggle}
          />
        </div>
        {cell && here && (
          <CellBar
            cell={cell}
            type={here}
            basis={basis}
            zoneName={zoneName(cell.zone)}
            fault={faults.find((fault) => isAbout(fault, cell))}
            draftId={draftId}
            onToggle={onChange && toggle}
          />
        )}
        {faults.length > 0 && (
          <Notice kind="warning">
            <ul>
              {faults.map((fault) => (
                <li key={`${fault.zone} ${fault.currency} ${fault.field}`}>
                  {zoneName(fault.zone)}, {fault.currency}, {texts.fields[fault.field]}:{' '}
                  {texts.badCell(fault.text, texts.faults[fault.fault])}
                </li>
              ))}
            </ul>
          </Notice>
        )}
      </section>
      <section className={styles.section} aria-label={texts.simulation}>
        <h2>{texts.simulation}</h2>
        <p className={catalogue.meta}>{texts.simulationText}</p>
        <SimulationSummary prices={simulated} />
        <Simulation label={texts.simulation} prices={simulated} zoneName={zoneName} />
      </section>
    </>
  );
}

/** As they are, and as they would be with the draft. */
function readRates({ rates }: Prices) {
  const read = (item: Item | null) => (item && readRate(item)) ?? [];
  return {
    before: rates.flatMap(({ published }) => read(published && asItem(published))),
    after: rates.flatMap(({ published, draft }) => {
      const theirs = published ? asItem(published) : undefined;
      if (!draft) return read(theirs ?? null);
      const base = draft.base ? asItem(draft.base) : undefined;
      const mine = draft.item ? asItem(draft.item) : undefined;
      return read(mergeItems({ base, mine, theirs }).item ?? null);
    }),
  };
}

/** The event's own first, then all that a site shows, a rate leads to or somebody set. */
function listCurrencies(prices: Prices, types: readonly Item[], { currency, rates }: PriceBasis): string[] {
  const set = types.flatMap(({ prices: given }) => (isRecord(given) ? Object.keys(given) : []));
  const derived = rates.map(({ to }) => to);
  return [...new Set([currency, ...prices.currencies, ...derived, ...set])];
}
