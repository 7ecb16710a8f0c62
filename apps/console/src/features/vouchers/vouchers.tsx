import type { VoucherBatch } from '@parterre/contracts/console/vouchers';
import { formatPrice } from '@parterre/domain/money/format-price';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link, useNavigate } from '@tanstack/react-router';
import { type FormEvent, useState } from 'react';
import { vouchersQuery } from '../../api/queries.ts';
import { useLanguage, useTexts } from '../../i18n/language.tsx';
import { useMoment } from '../../i18n/use-moment.ts';
import { Answer } from '../../ui/answer.tsx';
import { Button } from '../../ui/button.tsx';
import form from '../../ui/form.module.css';
import { LinkButton } from '../../ui/link-button.tsx';
import { Blank, Screen } from '../../ui/screen.tsx';
import table from '../../ui/table.module.css';
import { TextField } from '../../ui/text-field.tsx';
import { describeRule } from './describe-rule.ts';
import styles from './vouchers.module.css';

const route = getRouteApi('/inside/console/vouchers');

/** Vouchers as they were issued, found by name or by one of their codes. */
export function Vouchers() {
  const { vouchersSection: title, voucher: texts } = useTexts();
  const { language } = useLanguage();
  const { q, page = 1 } = route.useSearch();
  const query = useQuery(vouchersQuery({ ...(q && { search: q }), page, lang: language }));
  return (
    <Screen
      title={title}
      actions={
        <LinkButton to="/vouchers/issue" look="main">
          {texts.issue}
        </LinkButton>
      }
    >
      <Find q={q} />
      <Answer query={query}>
        {({ results, has_more: hasMore }) => (
          <>
            {results.length === 0 ? (
              <Blank title={q ? texts.notFound : texts.emptyTitle} text={q ? '' : texts.emptyText} />
            ) : (
              <Batches batches={results} />
            )}
            <div className={form.acts}>
              {page > 1 && (
                <LinkButton to="/vouchers" search={{ ...(q && { q }), page: page - 1 }}>
                  {texts.newer}
                </LinkButton>
              )}
              {hasMore && (
                <LinkButton to="/vouchers" search={{ ...(q && { q }), page: page + 1 }}>
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

function Find({ q = '' }: { readonly q: string | undefined }) {
  const { voucher: texts, order } = useTexts();
  const navigate = useNavigate();
  const [typed, setTyped] = useState(q);
  const find = (event: FormEvent) => {
    event.preventDefault();
    void navigate({ to: '/vouchers', search: typed.trim() === '' ? {} : { q: typed.trim() } });
  };
  return (
    <search>
      <form className={styles.find} onSubmit={find}>
        <TextField label={texts.search} name="q" value={typed} onChange={setTyped} maxLength={100} />
        <Button type="submit">{order.find}</Button>
      </form>
    </search>
  );
}

function Batches({ batches }: { readonly batches: readonly VoucherBatch[] }) {
  const { voucher: texts } = useTexts();
  return (
    <table className={`${table.table} ${table.stacking}`}>
      <thead className={table.headings}>
        <tr>
          <th scope="col">{texts.name}</th>
          <th scope="col">{texts.rule}</th>
          <th scope="col">{texts.codes}</th>
          <th scope="col">{texts.uses}</th>
          <th scope="col">{texts.takenOff}</th>
        </tr>
      </thead>
      <tbody>
        {batches.map((batch) => (
          <Batch key={batch.id} batch={batch} />
        ))}
      </tbody>
    </table>
  );
}

function Batch({ batch }: { readonly batch: VoucherBatch }) {
  const all = useTexts();
  const { voucher: texts } = all;
  const { language } = useLanguage();
  const moment = useMoment();
  const { codes, ended, uses, taken_off: takenOff, valid_until: until } = batch;
  return (
    <tr>
      <th scope="row">
        <Link to="/vouchers/$batchId" params={{ batchId: batch.id }}>
          {batch.name}
        </Link>
        <span>{codes === 1 ? batch.first_code : texts.issuedOn(moment(batch.issued_at))}</span>
      </th>
      <td>
        {describeRule(batch, all, language)}
        {until !== null && <span>{texts.until(moment(until))}</span>}
      </td>
      <td>
        {texts.codeCount(codes)}
        {ended > 0 && <span>{ended === codes ? texts.states.ended : texts.endedOf(ended)}</span>}
      </td>
      <td>{texts.orderCount(uses)}</td>
      <td>
        {takenOff
          .map(({ amount, currency_code }) => formatPrice(amount, currency_code, language))
          .join(', ') || all.nothing}
      </td>
    </tr>
  );
}
