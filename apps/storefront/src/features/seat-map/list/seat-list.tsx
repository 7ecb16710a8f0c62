import { formatMoney } from '@parterre/domain/money/format-money';
import type { Money } from '@parterre/domain/money/money';
import type { PlanRow } from '@parterre/domain/seats/plan/plan';
import { useState } from 'react';
import { useLanguage, useTexts } from '../../../i18n/use-texts.ts';
import type { Hall } from '../data/hall.ts';
import { nameIn } from '../data/seat-words.ts';
import { RowSeats } from './row-seats.tsx';
import styles from './seat-list.module.css';
import { byPrice, freePlaces, sectionViews } from './section-view.ts';
import { Unfolding } from './unfolding.tsx';

export interface SeatListProps {
  readonly hall: Hall;
  readonly filter: ReadonlySet<string>;
  readonly onToggle: (seat: number) => void;
}

const orders = ['hall', 'price'] as const;

/** The same seats as in the map: part by part, row by row. */
export function SeatList({ hall, filter, onToggle }: SeatListProps) {
  const t = useTexts();
  const language = useLanguage();
  const [order, setOrder] = useState<(typeof orders)[number]>('hall');
  const sections = sectionViews(hall, filter);
  const notesOf = (free: number, from: Money | null) => [
    t('forms:seatsFree', { count: free }),
    ...(from ? [t('priceFrom', { amount: formatMoney(from, language) })] : []),
  ];
  const rowItem = (row: PlanRow) => {
    const { free, from } = freePlaces(hall, filter, row.firstSeat, row.firstSeat + row.seatCount);
    return (
      <Unfolding
        key={row.firstSeat}
        title={t('forms:seatRow', { row: row.label })}
        notes={notesOf(free, from)}
      >
        {() => <RowSeats hall={hall} row={row} onToggle={onToggle} />}
      </Unfolding>
    );
  };
  return (
    <div className={styles.list}>
      <label className={styles.order}>
        {t('forms:sectionsSort')}
        <select value={order} onChange={({ target }) => setOrder(orders[target.selectedIndex] ?? 'hall')}>
          {orders.map((name) => (
            <option key={name} value={name}>
              {t(`forms:sectionsSort_${name}`)}
            </option>
          ))}
        </select>
      </label>
      {(order === 'hall' ? sections : sections.toSorted(byPrice)).map(({ section, rows, free, from }) => (
        <Unfolding key={section.firstRow} title={nameIn(language, section)} notes={notesOf(free, from)}>
          {() => rows.map(rowItem)}
        </Unfolding>
      ))}
    </div>
  );
}
