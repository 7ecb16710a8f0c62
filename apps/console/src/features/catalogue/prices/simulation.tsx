import { formatMoney } from '@parterre/domain/money/format-money';
import type { Money } from '@parterre/domain/money/money';
import type { PaidPrice, SimulatedPrice } from '@parterre/domain/price-lists/simulate-prices';
import { type ReactNode, useState } from 'react';
import { useLanguage, useTexts } from '../../../i18n/language.tsx';
import { Checkbox } from '../../../ui/checkbox.tsx';
import table from '../../../ui/table.module.css';
import styles from './prices.module.css';

interface Props {
  /** What it is of, for those who hear it. */
  readonly label: string;
  readonly prices: readonly SimulatedPrice[];
  readonly zoneName: (zone: string) => string;
}

/** What a visitor pays in all for one ticket, today and with the draft, currency by currency. */
export function Simulation({ label, prices, zoneName }: Props) {
  const { prices: texts, catalogue: words } = useTexts();
  const [isWhole, setIsWhole] = useState(false);
  const moving = prices.filter(({ move }) => move !== 'same');
  const shown = isWhole || moving.length === 0 ? prices : moving;
  const currencies = [...new Set(shown.map(({ currency }) => currency))];
  return (
    <>
      {moving.length > 0 && moving.length < prices.length && (
        <Checkbox isSelected={isWhole} onChange={setIsWhole}>
          {texts.showSame(prices.length - moving.length)}
        </Checkbox>
      )}
      <table className={`${table.table} ${table.stacking} ${styles.simulation}`} aria-label={label}>
        <thead className={table.headings}>
          <tr>
            <th scope="col" className={styles.name}>
              {words.fields.zone}
            </th>
            <th scope="col" className={styles.figure}>
              {words.fields.price}
            </th>
            <th scope="col" className={styles.figure}>
              {words.fields.service_fee}
            </th>
            <th scope="col" className={styles.figure}>
              {texts.rounding}
            </th>
            <th scope="col" className={styles.figure}>
              {texts.paysToday}
            </th>
            <th scope="col" className={styles.figure}>
              {texts.willPay}
            </th>
            <th scope="col" className={`${styles.figure} ${styles.moves}`}>
              {texts.difference}
            </th>
          </tr>
        </thead>
        {currencies.map((currency) => (
          <tbody key={currency} aria-label={currency}>
            {currencies.length > 1 && (
              <tr className={styles.currency}>
                <th scope="rowgroup" colSpan={7}>
                  {currency}
                </th>
              </tr>
            )}
            {shown
              .filter((row) => row.currency === currency)
              .map((row) => (
                <Row key={row.zone} row={row} name={zoneName(row.zone)} />
              ))}
          </tbody>
        ))}
      </table>
    </>
  );
}

function Row({ row, name }: { readonly row: SimulatedPrice; readonly name: string }) {
  const { prices: texts, catalogue: words } = useTexts();
  const { language } = useLanguage();
  const { before, after, move } = row;
  const shown = after ?? before;
  const write = (sum: Money | undefined) => (sum ? formatMoney(sum, language) : '—');
  const rounding = (paid: PaidPrice | undefined) => (paid?.rate ? write(paid.rounding) : '—');
  return (
    <tr className={styles.priced}>
      <th scope="row">{name}</th>
      <Figure name={words.fields.price}>{write(shown?.price)}</Figure>
      <Figure name={words.fields.service_fee}>{write(shown?.serviceFee)}</Figure>
      <Figure name={texts.rounding}>{rounding(shown)}</Figure>
      <Figure name={texts.paysToday}>{write(before?.total)}</Figure>
      <Figure name={texts.willPay}>
        <strong className={styles.sum}>{write(after?.total)}</strong>
      </Figure>
      <Figure name={texts.difference}>
        <strong className={styles.move} data-move={move}>
          <Difference row={row} />
        </strong>
      </Figure>
    </tr>
  );
}

const Figure = ({ name, children }: { readonly name: string; readonly children: ReactNode }) => (
  <td className={styles.figure} data-name={name}>
    {children}
  </td>
);

const signs = { up: '▲', down: '▼', same: '', new: '', gone: '' } as const;

function Difference({ row: { move, difference, permille } }: { readonly row: SimulatedPrice }) {
  const { prices: texts } = useTexts();
  const { language } = useLanguage();
  if (!difference) return texts.moves[move];
  if (move === 'same') return <span className={styles.quiet}>{texts.moves.same}</span>;
  const plus = difference.amountMinor > 0 ? '+' : '';
  const percent = new Intl.NumberFormat(language, {
    style: 'percent',
    maximumFractionDigits: 1,
    signDisplay: 'always',
  });
  return (
    <>
      {signs[move]} {plus}
      {formatMoney(difference, language)}
      {permille !== undefined && ` (${percent.format(permille / 1000)})`}
    </>
  );
}

/** How many prices go which way. */
export function SimulationSummary({ prices }: { readonly prices: readonly SimulatedPrice[] }) {
  const { prices: texts } = useTexts();
  const count = (...moves: readonly SimulatedPrice['move'][]) =>
    prices.filter(({ move }) => moves.includes(move)).length;
  const [up, down, same] = [count('up'), count('down'), count('same')];
  const other = prices.length - up - down - same;
  return (
    <p role="status" className={styles.summary}>
      {up + down + other === 0 ? texts.nothingMoves : texts.summary({ up, down, same, other })}
    </p>
  );
}
