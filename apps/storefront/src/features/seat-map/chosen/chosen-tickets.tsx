import { formatMoney } from '@parterre/domain/money/format-money';
import { addMoney, type Money, multiplyMoney } from '@parterre/domain/money/money';
import type { ReactNode } from 'react';
import { useLanguage, useTexts } from '../../../i18n/use-texts.ts';
import { ChipRemoval } from '../../../ui/chip.tsx';
import styles from './chosen-tickets.module.css';

/** Something chosen, as one line of it. */
export interface ChosenTicket {
  readonly id: string;
  readonly name: string;
  readonly count: number;
  readonly price: Money;
  readonly isPending: boolean;
  readonly onRemove: () => void;
}

/** What the visitor has so far, what it comes to, and the way on. */
export function ChosenTickets({
  tickets,
  link,
  children,
}: {
  readonly tickets: readonly ChosenTicket[];
  /** To the same choice, for somebody else. */
  readonly link?: ReactNode;
  readonly children: ReactNode;
}) {
  const t = useTexts();
  const language = useLanguage();
  const [first, ...others] = tickets.map(({ price, count }) => multiplyMoney(price, count));
  const count = tickets.reduce((sum, ticket) => sum + ticket.count, 0);
  return (
    <section className={styles.chosen} aria-label={t('forms:chosenTickets')}>
      {tickets.length > 0 && (
        <ul className={styles.tickets}>
          {tickets.map((ticket) => (
            <li key={ticket.id} data-pending={ticket.isPending || undefined}>
              <ChipRemoval label={`${t('forms:seatRelease')}: ${ticket.name}`} onRemove={ticket.onRemove}>
                {ticket.name}
                {ticket.count > 1 && ` × ${ticket.count}`}
              </ChipRemoval>
            </li>
          ))}
        </ul>
      )}
      {link}
      <div className={styles.onward} data-empty={!first || undefined}>
        <p role="status" className={styles.sum}>
          {first
            ? t('forms:chosenSum', { count, amount: formatMoney(others.reduce(addMoney, first), language) })
            : t('forms:chosenNothing')}
        </p>
        {children}
      </div>
    </section>
  );
}
