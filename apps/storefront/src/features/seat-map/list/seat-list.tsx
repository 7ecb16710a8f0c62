import { formatMoney } from '@parterre/domain/money/format-money';
import type { PlanRow } from '@parterre/domain/seats/plan/plan';
import { type ReactNode, useState } from 'react';
import { useLanguage, useTexts } from '../../../i18n/use-texts.ts';
import type { Hall } from '../data/hall.ts';
import { localizedName } from '../data/seat-texts.ts';
import { RowSeats } from './row-seats.tsx';
import styles from './seat-list.module.css';
import { compareByPrice, countFreeSeats, type FreeSeats, sectionViews } from './section-view.ts';

export interface SeatListProps {
  readonly hall: Hall;
  readonly filter: ReadonlySet<string>;
  readonly onToggle: (seat: number) => void;
}

const sorts = ['hall', 'price'] as const;

/** The same seats as in the map: section by section, row by row. */
export function SeatList({ hall, filter, onToggle }: SeatListProps) {
  const t = useTexts();
  const language = useLanguage();
  const [sort, setSort] = useState<(typeof sorts)[number]>('hall');
  const sections = sectionViews(hall, filter);
  const formatDetails = ({ freeCount, lowestPrice }: FreeSeats) => [
    t('forms:seatsFree', { count: freeCount }),
    ...(lowestPrice ? [t('priceFrom', { amount: formatMoney(lowestPrice, language) })] : []),
  ];
  const rowItem = (row: PlanRow) => (
    <Disclosure
      key={row.firstSeat}
      title={t('forms:seatRow', { row: row.label })}
      details={formatDetails(countFreeSeats(hall, filter, row.firstSeat, row.firstSeat + row.seatCount))}
    >
      {() => <RowSeats hall={hall} row={row} onToggle={onToggle} />}
    </Disclosure>
  );
  return (
    <div className={styles.list}>
      <label className={styles.sort}>
        {t('forms:sectionsSort')}
        <select value={sort} onChange={({ target }) => setSort(sorts[target.selectedIndex] ?? 'hall')}>
          {sorts.map((name) => (
            <option key={name} value={name}>
              {t(`forms:sectionsSort_${name}`)}
            </option>
          ))}
        </select>
      </label>
      {(sort === 'hall' ? sections : sections.toSorted(compareByPrice)).map((view) => (
        <Disclosure
          key={view.section.firstRow}
          title={localizedName(language, view.section)}
          details={formatDetails(view)}
        >
          {() => view.rows.map(rowItem)}
        </Disclosure>
      ))}
    </div>
  );
}

interface DisclosureProps {
  readonly title: string;
  readonly details: readonly string[];
  /** Rendered only while it is open: a hall has more seats than a page should. */
  readonly children: () => ReactNode;
}

function Disclosure({ title, details, children }: DisclosureProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details className={styles.disclosure} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>
        <b>{title}</b>
        {details.map((detail) => (
          <span key={detail}>{detail}</span>
        ))}
      </summary>
      {isOpen && children()}
    </details>
  );
}
