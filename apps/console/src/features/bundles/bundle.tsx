import type { BundleSales, HeldBundle } from '@parterre/contracts/console/bundles';
import { formatPrice } from '@parterre/domain/money/format-price';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { bundleSalesQuery } from '../../api/queries.ts';
import { CommandButton } from '../../commands/command-button.tsx';
import { useLanguage, useTexts } from '../../i18n/language.tsx';
import { useMoment } from '../../i18n/use-moment.ts';
import { Answer } from '../../ui/answer.tsx';
import { DefinitionList } from '../../ui/definition-list.tsx';
import form from '../../ui/form.module.css';
import { LinkButton } from '../../ui/link-button.tsx';
import { Screen } from '../../ui/screen.tsx';
import table from '../../ui/table.module.css';
import { describeParts, describePrice, nameIn } from './describe-bundle.ts';

const route = getRouteApi('/inside/console/bundles/$bundleId');

/** One of them: on what terms it is sold, and who bought it. */
export function Bundle() {
  const { bundle: texts } = useTexts();
  const { language } = useLanguage();
  const { bundleId } = route.useParams();
  const { page = 1 } = route.useSearch();
  const query = useQuery(bundleSalesQuery({ bundle_id: bundleId, page, lang: language }));
  return (
    <Answer query={query}>
      {({ bundle, sales, has_more: hasMore }) => (
        <Screen
          title={nameIn(bundle, language)}
          actions={
            bundle.state !== 'ended' && (
              <div className={form.acts}>
                <LinkButton to="/bundles/$bundleId/change" params={{ bundleId }}>
                  {texts.edit}
                </LinkButton>
                <CommandButton
                  command="bundles.end"
                  input={{ bundle_id: bundleId }}
                  label={texts.end}
                  look="danger"
                  isDangerous
                  changes="bundles"
                />
              </div>
            )
          }
        >
          <Terms bundle={bundle} />
          <h2>{texts.sales}</h2>
          {sales.length === 0 ? <p>{texts.noSales}</p> : <Sales sales={sales} />}
          <div className={form.acts}>
            {page > 1 && (
              <LinkButton to="/bundles/$bundleId" params={{ bundleId }} search={{ page: page - 1 }}>
                {texts.newer}
              </LinkButton>
            )}
            {hasMore && (
              <LinkButton to="/bundles/$bundleId" params={{ bundleId }} search={{ page: page + 1 }}>
                {texts.older}
              </LinkButton>
            )}
          </div>
        </Screen>
      )}
    </Answer>
  );
}

/** What is not limited is not named. */
function Terms({ bundle }: { readonly bundle: HeldBundle }) {
  const all = useTexts();
  const { bundle: texts } = all;
  const { language } = useLanguage();
  const moment = useMoment();
  const { code, targets, zones, valid_from: from, valid_until: until, taken_off: takenOff } = bundle;
  const isOfEvents = targets.some(({ performance_id }) => performance_id === null);
  const named = targets.map(({ title, started_at }) =>
    started_at === null ? title : `${title}, ${moment(started_at, 'moment', 'place')}`,
  );
  const sold = [
    texts.setCount(bundle.sets),
    texts.orderCount(bundle.orders),
    ...takenOff.map(({ taken_off, currency_code }) => `−${formatPrice(taken_off, currency_code, language)}`),
  ].join(', ');
  const rows: readonly (readonly [string, string | undefined])[] = [
    [texts.state, texts.states[bundle.state]],
    [texts.what, describeParts(bundle, all)],
    [texts.chosen[isOfEvents ? 'events' : 'performances'], named.join('\n')],
    [texts.zonesShort, zones?.join(', ')],
    [texts.rule, describePrice(bundle, all, language)],
    [texts.returns, texts.returnRules[bundle.returns]],
    [texts.combining, bundle.is_combinable ? texts.combinable : texts.notCombinable],
    [texts.validFrom, from === null ? undefined : moment(from)],
    [texts.validUntil, until === null ? undefined : moment(until)],
    [texts.code, code],
    [texts.link, `/bundles?bundle=${encodeURIComponent(code)}`],
    [texts.sold, bundle.sets === 0 ? all.nothing : sold],
    [texts.madeBy, `${bundle.created_by}, ${moment(bundle.created_at)}`],
  ];
  return <DefinitionList rows={rows} />;
}

function Sales({ sales }: Pick<BundleSales, 'sales'>) {
  const { bundle: texts, order } = useTexts();
  const { language } = useLanguage();
  const moment = useMoment();
  return (
    <table className={`${table.table} ${table.stacking}`}>
      <thead className={table.headings}>
        <tr>
          <th scope="col">{texts.order}</th>
          <th scope="col">{texts.soldAt}</th>
          <th scope="col">{texts.state}</th>
          <th scope="col">{texts.sold}</th>
          <th scope="col">{texts.takenOff}</th>
        </tr>
      </thead>
      <tbody>
        {sales.map(({ order_number: number, sold_at, state, sets, taken_off, currency_code }) => (
          <tr key={number}>
            <th scope="row">
              <Link to="/orders/$number" params={{ number: String(number) }}>
                {texts.orderNumber(number)}
              </Link>
            </th>
            <td>{moment(sold_at)}</td>
            <td>{order.states[state]}</td>
            <td>{texts.setCount(sets)}</td>
            <td>−{formatPrice(taken_off, currency_code, language)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
