import { holdLeftMs, holdPhase } from '@parterre/domain/basket/hold';
import { type MouseEvent, Suspense, useEffect, useState } from 'react';
import { useLinks } from '../../address/use-links.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { paths } from '../../paths.ts';
import { Icon } from '../../ui/icon.tsx';
import { lazyPart } from '../../ui/lazy-part.ts';
import { Spoken } from '../../ui/spoken.tsx';
import { useNow } from '../../ui/use-now.ts';
import styles from './basket-button.module.css';
import { holdOf, minutesOf } from './hold-of.ts';
import { keepBasket } from './kept-basket.ts';
import { useBasket, useBasketQuery, useBasketStore } from './use-basket.ts';

const BasketDrawer = lazyPart(async () => (await import('./basket-drawer.tsx')).BasketDrawer);
const HoldWarning = lazyPart(async () => (await import('./hold-warning.tsx')).HoldWarning);

const stepMs = 5000;

/** How many tickets, and for how long they are kept. It leads to the basket; where there is room, it opens it here. */
export function BasketButton({ currency }: { readonly currency: string }) {
  const t = useTexts();
  const link = useLinks();
  const [isOpen, setOpen] = useState(false);
  const basketStore = useBasketStore();
  const query = useBasketQuery(currency);
  useEffect(() => keepBasket(basketStore, query), [basketStore, query]);
  const { basket, ...state } = useBasket(currency);
  const hold = holdOf({ basket, ...state });
  const now = useNow(hold ? stepMs : null);
  const count = basket?.total.count ?? 0;
  const minutes = hold ? minutesOf(holdLeftMs(hold, now)) : 0;
  const open = (event: MouseEvent) => {
    if (count === 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    setOpen(true);
  };
  return (
    <>
      <a href={link(paths.cart())} className={styles.button} onClick={open}>
        <Icon name="ticket" />
        {count > 0 ? (
          <>
            <Spoken>{t('basketFilled', { count, minutes })} </Spoken>
            <span className={styles.filled}>
              {count} · {t('minutesShort', { minutes })}
            </span>
          </>
        ) : (
          t('tabBasket')
        )}
      </a>
      <Suspense>{isOpen && <BasketDrawer currency={currency} onClose={() => setOpen(false)} />}</Suspense>
      <Suspense>
        {hold && holdPhase(hold, now) === 'ending' && (
          <HoldWarning key={hold.expiresAtMs} currency={currency} />
        )}
      </Suspense>
    </>
  );
}
