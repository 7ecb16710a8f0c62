import type { ListedRate, PriceLists as Lists } from '@parterre/contracts/console/prices';
import { formatPrice } from '@parterre/domain/money/format-price';
import { isOldRate, maxRateAgeDays } from '@parterre/domain/price-lists/rate-age';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { priceListsQuery } from '../../../api/queries.ts';
import { useLanguage, useTexts } from '../../../i18n/language.tsx';
import { useMoment } from '../../../i18n/use-moment.ts';
import { useMe } from '../../../shell/use-me.ts';
import { Answer } from '../../../ui/answer.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Screen } from '../../../ui/screen.tsx';
import table from '../../../ui/table.module.css';
import { TextField } from '../../../ui/text-field.tsx';
import catalogue from '../catalogue.module.css';
import styles from './prices.module.css';
import { RateAge, useRateText } from './rate-age.tsx';

const route = getRouteApi('/inside/console/prices');

/** Every price list with what is sold by it, and the rates that other currencies are derived by. */
export function PriceLists() {
  const { prices: texts, pricesSection, catalogue: words, back, next } = useTexts();
  const { q, page = 1 } = route.useSearch();
  const navigate = useNavigate();
  const [typed, setTyped] = useState(q ?? '');
  const query = useQuery(priceListsQuery({ q, page }));
  const search = (text: string) => {
    setTyped(text);
    void navigate({ to: '/prices', search: text.trim() === '' ? {} : { q: text }, replace: true });
  };
  return (
    <Screen title={pricesSection}>
      <div className={catalogue.search}>
        <TextField label={words.search} name="q" value={typed} onChange={search} maxLength={200} />
      </div>
      <Answer query={query}>
        {(lists) => (
          <>
            <section className={catalogue.section} aria-label={texts.lists}>
              <h2>{texts.lists}</h2>
              {lists.results.length === 0 ? (
                <p className={catalogue.meta}>{words.nothingFound}</p>
              ) : (
                <ListTable lists={lists} isOld={query.isPlaceholderData} />
              )}
              {lists.total > lists.limit && (
                <nav className={catalogue.acts} aria-label={words.pages}>
                  {page > 1 && (
                    <LinkButton to="/prices" search={{ ...(q && { q }), page: page - 1 }}>
                      {back}
                    </LinkButton>
                  )}
                  {page * lists.limit < lists.total && (
                    <LinkButton to="/prices" search={{ ...(q && { q }), page: page + 1 }}>
                      {next}
                    </LinkButton>
                  )}
                </nav>
              )}
            </section>
            <Rates rates={lists.rates} />
          </>
        )}
      </Answer>
    </Screen>
  );
}

function ListTable({ lists: { results }, isOld }: { readonly lists: Lists; readonly isOld: boolean }) {
  const { prices: texts, catalogue: words } = useTexts();
  const { language } = useLanguage();
  const moment = useMoment();
  return (
    <table className={`${table.table} ${table.stacking} ${styles.lists}`} aria-busy={isOld}>
      <thead className={table.headings}>
        <tr>
          <th scope="col">{texts.list}</th>
          <th scope="col">{texts.usedBy}</th>
          <th scope="col">{texts.visitorPays}</th>
          <th scope="col">{texts.currenciesSet}</th>
          <th scope="col">{words.drafts}</th>
        </tr>
      </thead>
      <tbody>
        {results.flatMap(({ key, title, currency, lists, drafts }) =>
          lists.map(({ list, zones, performances, next_at: nextAt, ...one }) => (
            <tr key={`${key} ${list ?? ''}`}>
              <th scope="row">
                <Link
                  to="/prices/$event"
                  params={{ event: key }}
                  search={{ ...(list && { list }), ...(drafts[0] && { draft: drafts[0].id }) }}
                >
                  {title}
                </Link>
                <span>
                  {list === null ? texts.ofEvent : texts.own} · {texts.zones(zones)}
                </span>
              </th>
              <td>
                {texts.performances(performances)}
                {nextAt && <time dateTime={nextAt}>{texts.next(moment(nextAt, 'moment', 'place'))}</time>}
              </td>
              <td className={styles.money} data-name={texts.visitorPays}>
                {formatPrice(one.min, currency, language)}
                {one.max !== one.min && ` – ${formatPrice(one.max, currency, language)}`}
              </td>
              <td data-name={texts.currenciesSet}>{one.currencies_set.join(', ')}</td>
              <td>
                {drafts.map(({ id, name }) => (
                  <Link key={id} to="/drafts/$draftId" params={{ draftId: id }}>
                    {name}
                  </Link>
                ))}
              </td>
            </tr>
          )),
        )}
      </tbody>
    </table>
  );
}

function Rates({ rates }: { readonly rates: readonly ListedRate[] }) {
  const { prices: texts, catalogue: words } = useTexts();
  const { permissions } = useMe();
  const moment = useMoment();
  const { language } = useLanguage();
  const rateText = useRateText();
  const isAnyOld = rates.some(({ set_at: setAt }) => isOldRate(setAt, Date.now()));
  return (
    <section className={styles.section} aria-label={texts.rates}>
      <h2>{texts.rates}</h2>
      <p className={catalogue.meta}>{texts.ratesText}</p>
      {isAnyOld && <Notice kind="warning">{texts.oldRates(maxRateAgeDays)}</Notice>}
      {rates.length > 0 && (
        <table className={`${table.table} ${table.stacking} ${styles.lists}`}>
          <thead className={table.headings}>
            <tr>
              <th scope="col">{texts.pair}</th>
              <th scope="col">{words.fields.rate}</th>
              <th scope="col">{words.fields.step}</th>
              <th scope="col">{words.fields.set_at}</th>
              <th scope="col">{words.drafts}</th>
            </tr>
          </thead>
          <tbody>
            {rates.map(({ key, from, to, rate, step, set_at: setAt, drafts }) => (
              <tr key={key}>
                <th scope="row">
                  <Link
                    to="/prices/rates/$rate"
                    params={{ rate: key }}
                    search={drafts[0] ? { draft: drafts[0].id } : {}}
                  >
                    {from} → {to}
                  </Link>
                </th>
                <td data-name={words.fields.rate}>{rateText(rate)}</td>
                <td data-name={words.fields.step}>{formatPrice(step, to, language)}</td>
                <td data-name={words.fields.set_at}>
                  {moment(setAt)}
                  <RateAge setAt={setAt} />
                </td>
                <td>
                  {drafts.map(({ id, name }) => (
                    <Link key={id} to="/drafts/$draftId" params={{ draftId: id }}>
                      {name}
                    </Link>
                  ))}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {permissions.includes('catalogue.change') && (
        <div>
          <LinkButton to="/catalogue/$kind" params={{ kind: 'exchange_rates' }}>
            {words.new.exchange_rates}
          </LinkButton>
        </div>
      )}
    </section>
  );
}
