import type { HeldBundle } from '@parterre/contracts/console/bundles';
import { formatPrice } from '@parterre/domain/money/format-price';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { bundlesQuery } from '../../api/queries.ts';
import { useLanguage, useTexts } from '../../i18n/language.tsx';
import { useMoment } from '../../i18n/use-moment.ts';
import { Answer } from '../../ui/answer.tsx';
import form from '../../ui/form.module.css';
import { LinkButton } from '../../ui/link-button.tsx';
import { Blank, Screen } from '../../ui/screen.tsx';
import table from '../../ui/table.module.css';
import { describeParts, describePrice, nameIn } from './describe-bundle.ts';

const route = getRouteApi('/inside/console/bundles');

/** What is sold together, the newest first. */
export function Bundles() {
  const { bundlesSection: title, bundle: texts } = useTexts();
  const { language } = useLanguage();
  const { page = 1 } = route.useSearch();
  const query = useQuery(bundlesQuery({ page, lang: language }));
  return (
    <Screen
      title={title}
      actions={
        <LinkButton to="/bundles/new" look="main">
          {texts.create}
        </LinkButton>
      }
    >
      <Answer query={query}>
        {({ results, has_more: hasMore }) => (
          <>
            {results.length === 0 ? (
              <Blank title={texts.emptyTitle} text={texts.emptyText} />
            ) : (
              <List bundles={results} />
            )}
            <div className={form.acts}>
              {page > 1 && (
                <LinkButton to="/bundles" search={{ page: page - 1 }}>
                  {texts.newer}
                </LinkButton>
              )}
              {hasMore && (
                <LinkButton to="/bundles" search={{ page: page + 1 }}>
                  {texts.older}
                </LinkButton>
              )}
            </div>
          </>
        )}
      </Answer>
    </Screen>
  );
}

function List({ bundles }: { readonly bundles: readonly HeldBundle[] }) {
  const { bundle: texts } = useTexts();
  return (
    <table className={`${table.table} ${table.stacking}`}>
      <thead className={table.headings}>
        <tr>
          <th scope="col">{texts.name}</th>
          <th scope="col">{texts.what}</th>
          <th scope="col">{texts.rule}</th>
          <th scope="col">{texts.state}</th>
          <th scope="col">{texts.sold}</th>
        </tr>
      </thead>
      <tbody>
        {bundles.map((bundle) => (
          <Row key={bundle.id} bundle={bundle} />
        ))}
      </tbody>
    </table>
  );
}

function Row({ bundle }: { readonly bundle: HeldBundle }) {
  const all = useTexts();
  const { bundle: texts } = all;
  const { language } = useLanguage();
  const moment = useMoment();
  const { id, code, state, valid_until: until, sets, orders, taken_off: takenOff } = bundle;
  return (
    <tr>
      <th scope="row">
        <Link to="/bundles/$bundleId" params={{ bundleId: id }}>
          {nameIn(bundle, language)}
        </Link>
        <span>{code}</span>
      </th>
      <td>{describeParts(bundle, all)}</td>
      <td>{describePrice(bundle, all, language)}</td>
      <td>
        {texts.states[state]}
        {state === 'active' && until !== null && <span>{texts.until(moment(until))}</span>}
      </td>
      <td>
        {sets === 0 ? all.nothing : texts.setCount(sets)}
        {sets > 0 && (
          <span>
            {[
              texts.orderCount(orders),
              ...takenOff.map(
                ({ taken_off, currency_code }) => `−${formatPrice(taken_off, currency_code, language)}`,
              ),
            ].join(', ')}
          </span>
        )}
      </td>
    </tr>
  );
}
