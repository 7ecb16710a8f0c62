import type { Payout, PayoutDifference, SettlementBooks } from '@parterre/contracts/console/settlement';
import { formatMoney } from '@parterre/domain/money/format-money';
import { money } from '@parterre/domain/money/money';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { booksQuery } from '../../api/queries.ts';
import { useLanguage, useTexts } from '../../i18n/language.tsx';
import { useMoment } from '../../i18n/use-moment.ts';
import { useMe } from '../../shell/use-me.ts';
import { Answer } from '../../ui/answer.tsx';
import table from '../../ui/table.module.css';
import { ImportPayout } from './import-payout.tsx';
import styles from './settlement.module.css';

/** What providers have sent to the bank, held against the books. */
export function Payouts() {
  const { books: texts } = useTexts();
  const { permissions } = useMe();
  const query = useQuery(booksQuery);
  return (
    <section className={styles.payouts} aria-labelledby="payouts">
      <h2 id="payouts">{texts.payouts}</h2>
      <p>{texts.payoutsText}</p>
      {permissions.includes('settlement.close') && <ImportPayout />}
      <Answer query={query}>{(books) => <Books books={books} />}</Answer>
    </section>
  );
}

function useSum(): (minor: number, currency: string) => string {
  const { language } = useLanguage();
  return (minor, currency) => formatMoney(money(minor, currency), language);
}

function Books({ books: { payouts, differences, waiting } }: { readonly books: SettlementBooks }) {
  const { books: texts } = useTexts();
  const sum = useSum();
  return (
    <>
      {waiting.map(({ provider, currency_code: currency, payments, amount_minor: minor }) => (
        <p key={`${provider} ${currency}`} className={styles.note}>
          {provider}: {texts.waiting(payments, sum(minor, currency))}
        </p>
      ))}
      {differences.length > 0 && <Differences differences={differences} />}
      {payouts.length > 0 && <PayoutTable payouts={payouts} />}
    </>
  );
}

function Differences({ differences }: { readonly differences: readonly PayoutDifference[] }) {
  const { books: texts, order } = useTexts();
  const sum = useSum();
  return (
    <section aria-labelledby="differences" className={styles.payouts}>
      <h3 id="differences">{texts.differences}</h3>
      <p>{texts.differencesText}</p>
      <ul className={styles.differences}>
        {differences.map((difference) => (
          <li key={difference.subject}>
            <strong>{texts.matches[difference.match]}</strong>
            <span>
              {difference.provider} · {difference.reference} · {difference.provider_id}
            </span>
            <span>
              {texts.saysProvider}: {sum(difference.gross_minor, difference.currency_code)}
              {difference.booked_minor !== null &&
                ` · ${texts.saysBooks}: ${sum(difference.booked_minor, difference.currency_code)}`}
            </span>
            {difference.order_number !== null && (
              <Link to="/orders/$number" params={{ number: String(difference.order_number) }}>
                {order.title(String(difference.order_number))}
              </Link>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

function PayoutTable({ payouts }: { readonly payouts: readonly Payout[] }) {
  const { books: texts, fields } = useTexts();
  const sum = useSum();
  const moment = useMoment();
  const figures = ['gross', 'fee', 'net'] as const;
  return (
    <table className={`${table.table} ${styles.report}`}>
      <thead className={table.headings}>
        <tr>
          <th scope="col">{texts.reference}</th>
          {figures.map((name) => (
            <th key={name} scope="col" className={styles.figure}>
              {fields[name]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {payouts.map((payout) => (
          <tr key={payout.id}>
            <th scope="row">
              {payout.provider} · {payout.reference}
              <time dateTime={payout.imported_at}>{moment(payout.imported_at)}</time>
              <span>{texts.matchedOf(payout.matched, payout.lines)}</span>
            </th>
            {figures.map((name) => (
              <td key={name} className={styles.figure} data-name={fields[name]}>
                {sum(payout[`${name}_minor`], payout.currency_code)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
