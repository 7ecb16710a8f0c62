import type { Basket } from '@parterre/contracts/basket/basket';
import { isHeld } from '@parterre/domain/basket/basket';
import { groupTickets } from '@parterre/domain/basket/group-tickets';
import type { ReactNode } from 'react';
import { useEffect, useRef } from 'react';
import { ticketNames } from '../../i18n/ticket-name.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { Button } from '../../ui/button.tsx';
import styles from './basket-contents.module.css';
import { BasketSums } from './basket-sums.tsx';
import { DateTickets } from './date-tickets.tsx';
import { HoldClock } from './hold-clock.tsx';
import { useBasketActions } from './use-basket-actions.ts';

export interface BasketContentsProps {
  readonly currency: string;
  /** Shown when there is nothing in it. */
  readonly empty: ReactNode;
  /** Instead of the plain sums. */
  readonly showSums?: (basket: Basket) => ReactNode;
  /** The way on. */
  readonly children: ReactNode;
}

/** The tickets in the basket, what they cost, and how long they are held. */
export function BasketContents({ currency, empty, showSums, children }: BasketContentsProps) {
  const t = useTexts();
  const actions = useBasketActions(currency);
  const { basket, isLoading, isFailed } = actions;
  const undoClear = () => void actions.undoClear();
  if (isLoading) return <div className={styles.loading} aria-busy="true" />;
  if (!basket)
    return (
      <div className={styles.notice} role="alert">
        <p>{t('forms:basketFailed')}</p>
        <Button onPress={() => void actions.read()}>{t('tryAgain')}</Button>
      </div>
    );
  if (basket.tickets.length === 0)
    return (
      <>
        {actions.emptied.length > 0 && (
          <EmptiedNotice title={t('forms:basketEmptied')} onRestore={undoClear} />
        )}
        {empty}
      </>
    );
  const hasHeld = basket.tickets.some(isHeld);
  return (
    <div className={styles.contents}>
      <div className={styles.columns} data-stale={isFailed || undefined}>
        <div className={styles.dates}>
          {groupTickets(basket.tickets).flatMap(({ event, dates }) =>
            dates.map(({ date, tickets }) => (
              <DateTickets
                key={date.id}
                event={event}
                date={date}
                tickets={tickets}
                actions={actions}
                currency={basket.currency_code}
              />
            )),
          )}
        </div>
        <div className={styles.end}>
          <HoldClock actions={actions} />
          {actions.emptied.length > 0 && (
            <EmptiedNotice
              title={t('forms:basketNotRestored', { tickets: ticketNames(actions.emptied, t) })}
              onRestore={undoClear}
            />
          )}
          {!basket.tickets.every(isHeld) && (
            <div className={styles.notice} role="status">
              <p>
                <b>{t('forms:releasedTitle')}</b>
              </p>
              <p>{t('forms:releasedText')}</p>
              <Button isMain onPress={() => void actions.restoreReleased()}>
                {t('forms:takeBack')}
              </Button>
            </div>
          )}
          {hasHeld && (
            <>
              {showSums?.(basket) ?? <BasketSums total={basket.total} currency={basket.currency_code} />}
              {children}
            </>
          )}
          <button type="button" className={styles.clear} onClick={() => void actions.clear()}>
            {t('forms:basketClear')}
          </button>
        </div>
      </div>
    </div>
  );
}

interface EmptiedNoticeProps {
  readonly title: string;
  readonly onRestore: () => void;
}

/** Undo in place of the emptied basket: it stays until it is pressed or something else is chosen. */
function EmptiedNotice({ title, onRestore }: EmptiedNoticeProps) {
  const t = useTexts();
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The button that was pressed is gone, and the focus with it.
    if (document.activeElement === document.body) notice.current?.focus();
  }, []);
  return (
    <div ref={notice} className={`${styles.notice} ${styles.emptied}`} role="status" tabIndex={-1}>
      <p>
        <b>{title}</b>
      </p>
      <p>{t('forms:basketEmptiedText')}</p>
      <Button onPress={onRestore}>{t('forms:takeBack')}</Button>
    </div>
  );
}
