import { isHeld } from '@parterre/domain/basket/basket';
import { groupTickets } from '@parterre/domain/basket/group-tickets';
import type { ReactNode } from 'react';
import { useTexts } from '../../i18n/use-texts.ts';
import { Button } from '../../ui/button.tsx';
import styles from './basket-contents.module.css';
import { BasketSums } from './basket-sums.tsx';
import { DateTickets } from './date-tickets.tsx';
import { HoldClock } from './hold-clock.tsx';
import { useBasketActs } from './use-basket-acts.ts';

export interface BasketContentsProps {
  readonly currency: string;
  /** Shown when there is nothing in it. */
  readonly empty: ReactNode;
  /** The way on. */
  readonly children: ReactNode;
}

/** What is in the basket, what it costs, and how long it is kept. */
export function BasketContents({ currency, empty, children }: BasketContentsProps) {
  const t = useTexts();
  const acts = useBasketActs(currency);
  const { basket, isLoading, isFailed } = acts;
  if (isLoading) return <div className={styles.loading} aria-busy="true" />;
  if (!basket)
    return (
      <div className={styles.notice} role="alert">
        <p>{t('forms:basketFailed')}</p>
        <Button onPress={() => void acts.read()}>{t('tryAgain')}</Button>
      </div>
    );
  if (basket.tickets.length === 0) return empty;
  const hasHeld = basket.tickets.some(isHeld);
  return (
    <div className={styles.contents}>
      <div className={styles.columns} data-stale={isFailed || undefined}>
        <div className={styles.dates}>
          {groupTickets(basket.tickets).flatMap(({ event, dates }) =>
            dates.map(({ date, tickets }) => (
              <DateTickets
                key={date.id}
                {...{ event, date, tickets, acts }}
                currency={basket.currency_code}
              />
            )),
          )}
        </div>
        <div className={styles.end}>
          <HoldClock acts={acts} />
          {!basket.tickets.every(isHeld) && (
            <div className={styles.notice} role="status">
              <p>
                <b>{t('forms:releasedTitle')}</b>
              </p>
              <p>{t('forms:releasedText')}</p>
              <Button isMain onPress={() => void acts.takeBack()}>
                {t('forms:takeBack')}
              </Button>
            </div>
          )}
          {hasHeld && (
            <>
              <BasketSums total={basket.total} currency={basket.currency_code} />
              {children}
            </>
          )}
        </div>
      </div>
    </div>
  );
}
