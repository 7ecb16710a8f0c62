import type { RatePrices } from '@parterre/contracts/console/prices';
import type { Item } from '@parterre/domain/drafts/item';
import { emptyItem } from '@parterre/domain/drafts/new-item';
import { readRate } from '@parterre/domain/price-lists/edit-prices';
import { simulatePrices, soldList } from '@parterre/domain/price-lists/simulate-prices';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link, useNavigate } from '@tanstack/react-router';
import { ratePricesQuery } from '../../../api/queries.ts';
import { useTexts } from '../../../i18n/language.tsx';
import { useMe } from '../../../shell/use-me.ts';
import { Answer } from '../../../ui/answer.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { Screen } from '../../../ui/screen.tsx';
import catalogue from '../catalogue.module.css';
import { Collisions } from '../collisions.tsx';
import { ItemFaults } from '../item-faults.tsx';
import { NumberField } from '../number-field.tsx';
import { SaveBar } from '../save-bar.tsx';
import { useTypedItem } from '../use-typed-item.ts';
import styles from './prices.module.css';
import { RateAge } from './rate-age.tsx';
import { Simulation, SimulationSummary } from './simulation.tsx';
import { useItemName } from './use-item-name.ts';

const route = getRouteApi('/inside/console/prices/rates/$rate');

/** A rate of exchange, and what visitors would pay by it wherever prices follow it. */
export function RateEditor() {
  const { rate: key } = route.useParams();
  const { draft } = route.useSearch();
  const query = useQuery({ ...ratePricesQuery(key, draft), refetchOnWindowFocus: false });
  return (
    <Answer query={query}>
      {(prices) => <Editor key={`${key} ${draft ?? ''}`} itemKey={key} prices={prices} />}
    </Answer>
  );
}

const asItem = (value: unknown) => (value ?? {}) as Item;

interface Props {
  readonly itemKey: string;
  readonly prices: RatePrices;
}

function Editor({ itemKey, prices }: Props) {
  const { prices: texts, catalogue: words } = useTexts();
  const navigate = useNavigate();
  const { draft: draftId } = route.useSearch();
  const { permissions } = useMe();
  const { rate } = prices;
  const name = itemKey.replace('-', ' → ');
  const typed = useTypedItem({
    kind: 'exchange_rates',
    itemKey,
    edited: rate,
    first: asItem(
      rate.draft?.item ??
        rate.published ??
        emptyItem('exchange_rates', { key: itemKey, name: '', mainLang: '', currency: '' }),
    ),
    draftId,
    title: () => name,
    onSaved: (draft) =>
      navigate({
        to: '/prices/rates/$rate',
        params: { rate: itemKey },
        search: { draft },
        replace: true,
      }),
  });
  const { item, mayChange, collisions } = typed;
  // Whoever writes a rate says that it holds from now on.
  const change = (part: Item) => typed.change({ ...item, ...part, set_at: new Date().toISOString() });
  const number = (value: unknown) => (typeof value === 'number' ? value : undefined);
  const setAt = item.set_at;
  return (
    <Screen
      title={texts.rateTitle(name)}
      actions={
        mayChange &&
        draftId && (
          <LinkButton to="/drafts/$draftId" params={{ draftId }}>
            {words.toDraft}
          </LinkButton>
        )
      }
    >
      <ItemFaults draft={typed.inDraft} kind="exchange_rates" itemKey={itemKey} />
      {collisions.length > 0 && <Collisions collisions={collisions} onChoose={typed.choose} />}
      <form
        className={catalogue.editor}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void typed.submit();
        }}
      >
        {mayChange ? (
          <div className={catalogue.pair}>
            <NumberField
              label={words.fields.rate}
              name="rate"
              value={number(item.rate)}
              onChange={(value) => change({ rate: value })}
            />
            <NumberField
              label={words.fields.step}
              name="step"
              value={number(item.step)}
              onChange={(value) => change({ step: value })}
            />
          </div>
        ) : (
          <p>
            {words.fields.rate}: {String(item.rate)}, {words.fields.step}: {String(item.step)}
          </p>
        )}
        {typeof setAt === 'string' && (
          <p className={catalogue.meta}>
            {words.fields.set_at}: <RateAge setAt={setAt} />
          </p>
        )}
        {mayChange && !permissions.includes('sites.change') && (
          <p className={catalogue.meta}>{texts.ownersPublish}</p>
        )}
        <Touched itemKey={itemKey} prices={prices} item={item} />
        {mayChange && <SaveBar typed={typed} draftId={draftId} />}
      </form>
    </Screen>
  );
}

/** Every list that the rate derives prices of, those first whose visitors would pay something else. */
function Touched({ itemKey, prices, item }: Props & { readonly item: Item }) {
  const { prices: texts } = useTexts();
  const { draft } = route.useSearch();
  const nameZone = useItemName();
  const [from = '', to = ''] = itemKey.split('-');
  const read = (rate: Item | null) => (rate && readRate(rate)) ?? [];
  const before = [read(prices.rate.published && asItem(prices.rate.published))].flat();
  const after = [read(item)].flat();
  const lists = prices.lists.map(({ ticket_types: stored, drafted, ...list }) => {
    const simulated = simulatePrices(
      soldList(stored.map(asItem), from, before),
      soldList((drafted ?? stored).map(asItem), from, after),
    );
    return {
      ...list,
      types: (drafted ?? stored).map(asItem),
      simulated: simulated.filter(({ currency }) => currency === to),
    };
  });
  const touched = lists.filter(({ simulated }) => simulated.some(({ move }) => move !== 'same'));
  return (
    <section className={styles.section} aria-label={texts.simulation}>
      <h2>{texts.simulation}</h2>
      <p className={catalogue.meta}>{texts.touched(touched.length, lists.length)}</p>
      <SimulationSummary prices={lists.flatMap(({ simulated }) => simulated)} />
      {touched.map(({ key, title, list, types, simulated }) => (
        <section key={`${key} ${list ?? ''}`} className={styles.section} aria-label={title}>
          <h3>
            <Link
              to="/prices/$event"
              params={{ event: key }}
              search={{ ...(draft && { draft }), ...(list && { list }) }}
            >
              {title}
              {list && ` · ${texts.own}`}
            </Link>
          </h3>
          <Simulation
            label={title}
            prices={simulated}
            zoneName={(zone) => nameZone(types.find((type) => type.zone === zone)?.name, zone)}
          />
        </section>
      ))}
      {prices.total > new Set(prices.lists.map(({ key }) => key)).size && (
        <p className={catalogue.meta}>{texts.moreEvents(prices.total)}</p>
      )}
    </section>
  );
}
