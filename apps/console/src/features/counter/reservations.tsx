import type { Reservation } from '@parterre/contracts/console/counter';
import { formatPrice } from '@parterre/domain/money/format-price';
import { useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { describeFailure } from '../../api/faults.ts';
import { CommandDialog } from '../../commands/command-dialog.tsx';
import { usePreview } from '../../commands/use-preview.ts';
import { useLanguage, useTexts } from '../../i18n/language.tsx';
import { useMoment } from '../../i18n/use-moment.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import styles from './counter.module.css';

interface Props {
  readonly reservations: readonly Reservation[];
  readonly onCollect: (reservation: Reservation) => void;
}

/** What is kept for people who are to come; whoever comes pays it here. */
export function Reservations({ reservations, onCollect }: Props) {
  const all = useTexts();
  const { sale: texts, order: orderTexts } = all;
  const { language } = useLanguage();
  const moment = useMoment();
  const client = useQueryClient();
  const { ask, asked, close, failure, isPending } = usePreview('counter.release');
  if (reservations.length === 0) return null;
  return (
    <section className={styles.reservations}>
      <h2>{texts.reservations}</h2>
      <ul>
        {reservations.map((reservation) => {
          const { order_id, number, name, until, tickets, due, currency_code } = reservation;
          return (
            <li key={order_id}>
              <span>
                <b>{name}</b>
                <span className={styles.small}>
                  <Link to="/orders/$number" params={{ number: String(number) }}>
                    {number}
                  </Link>{' '}
                  · {orderTexts.tickets(tickets)} · {texts.keptUntil(moment(until))}
                </span>
              </span>
              <Button aria-label={texts.collectNamed(name)} onPress={() => onCollect(reservation)}>
                {formatPrice(due, currency_code, language)}
              </Button>
              <Button
                look="quiet"
                isBusy={isPending}
                aria-label={texts.releaseNamed(name)}
                onPress={() => ask({ order_id })}
              >
                {texts.release}
              </Button>
            </li>
          );
        })}
      </ul>
      {failure && <Notice kind="fault">{describeFailure(failure, all)}</Notice>}
      {asked && (
        <CommandDialog
          command="counter.release"
          asked={asked}
          title={texts.releaseTitle}
          act={texts.release}
          onClose={close}
          onDone={() => {
            for (const key of ['counter', 'hall', 'grid', 'orders'])
              void client.invalidateQueries({ queryKey: [key] });
            close();
          }}
        />
      )}
    </section>
  );
}
