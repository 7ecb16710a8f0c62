import type { ListedOrder } from '@parterre/contracts/console/orders';
import { formatPrice } from '@parterre/domain/money/format-price';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { ordersQuery } from '../../api/queries.ts';
import { useLanguage, useTexts } from '../../i18n/language.tsx';
import { useMoment } from '../../i18n/use-moment.ts';
import { useMe } from '../../shell/use-me.ts';
import { Answer } from '../../ui/answer.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { Blank, Screen } from '../../ui/screen.tsx';
import table from '../../ui/table.module.css';
import { ExportOrders } from './export-orders.tsx';
import { OrderFilterBar } from './order-filter-bar.tsx';
import { toOrderSearch } from './order-search.ts';
import styles from './orders.module.css';

const route = getRouteApi('/inside/console/orders');

export function Orders() {
  const texts = useTexts();
  const { permissions } = useMe();
  const filters = route.useSearch();
  const search = toOrderSearch(filters);
  const query = useQuery(ordersQuery(search, filters.after));
  const { after, ...first } = filters;
  const clear = (
    <LinkButton to="/orders" search={{}}>
      {texts.auditClear}
    </LinkButton>
  );
  return (
    <Screen
      title={texts.orders}
      actions={permissions.includes('persons.export') && <ExportOrders search={search} />}
    >
      <OrderFilterBar key={filters.q ?? ''} filters={filters} />
      <Answer query={query}>
        {({ results, next }) =>
          results.length === 0 ? (
            <Blank title={texts.order.emptyTitle} text={texts.order.emptyText} action={clear} />
          ) : (
            <>
              <OrderTable orders={results} isOutdated={query.isPlaceholderData} />
              <nav className={styles.pages} aria-label={texts.orders}>
                {after !== undefined && (
                  <LinkButton to="/orders" search={first}>
                    {texts.order.first}
                  </LinkButton>
                )}
                {next !== null && (
                  <LinkButton to="/orders" search={{ ...first, after: next }}>
                    {texts.next}
                  </LinkButton>
                )}
              </nav>
            </>
          )
        }
      </Answer>
    </Screen>
  );
}

interface TableProps {
  readonly orders: readonly ListedOrder[];
  readonly isOutdated: boolean;
}

function OrderTable({ orders, isOutdated }: TableProps) {
  const { order: texts } = useTexts();
  return (
    <table className={`${table.table} ${table.stacking} ${styles.orders}`} aria-busy={isOutdated}>
      <thead className={table.headings}>
        <tr>
          <th scope="col">{texts.number}</th>
          <th scope="col">{texts.buyer}</th>
          <th scope="col">{texts.what}</th>
          <th scope="col">{texts.state}</th>
          <th scope="col" className={styles.figure}>
            {texts.total}
          </th>
        </tr>
      </thead>
      <tbody>
        {orders.map((order) => (
          <OrderRow key={order.id} order={order} />
        ))}
      </tbody>
    </table>
  );
}

function OrderRow({ order }: { readonly order: ListedOrder }) {
  const { order: texts } = useTexts();
  const { language } = useLanguage();
  const moment = useMoment();
  const { number, state, paid_at: paidAt, created_at: createdAt, performances } = order;
  return (
    <tr>
      <th scope="row" className={styles.number}>
        <Link to="/orders/$number" params={{ number: String(number) }}>
          {number}
        </Link>
        <time dateTime={createdAt}>{moment(createdAt)}</time>
      </th>
      <td>
        {order.name || (order.channel === 'counter' ? texts.atCounter : texts.forgotten)}
        <span>{order.email}</span>
        {order.phone && <span>{order.phone}</span>}
      </td>
      <td>
        {order.event}
        <span>
          {order.started_at && moment(order.started_at, 'moment', 'place')}
          {performances > 1 && `, ${texts.morePerformances(performances - 1)}`}
        </span>
        <span>{texts.tickets(order.tickets)}</span>
      </td>
      <td>
        <span className={styles.state} data-state={state}>
          {texts.states[state]}
        </span>
        {paidAt && <time dateTime={paidAt}>{moment(paidAt)}</time>}
      </td>
      <td className={styles.figure}>{formatPrice(order.total, order.currency_code, language)}</td>
    </tr>
  );
}
