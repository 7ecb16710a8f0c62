import { holdLeftMs } from '@parterre/domain/basket/hold';
import { usePage } from '@parterre/static-site/browser/use-page';
import { type MouseEvent, Suspense, useEffect, useState } from 'react';
import { useLinks } from '../../address/use-links.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { paths } from '../../paths.ts';
import { Icon } from '../../ui/icon.tsx';
import { lazyPart } from '../../ui/lazy-part.ts';
import { useNow } from '../../ui/use-now.ts';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import styles from './basket-button.module.css';
import { basketHold, wholeMinutes } from './basket-hold.ts';
import { HoldWatch } from './hold-watch.tsx';
import { useSyncedBasket } from './sync-basket.ts';
import { useBasketState } from './use-basket.ts';

const BasketDrawer = lazyPart(async () => (await import('./basket-drawer.tsx')).BasketDrawer);

const stepMs = 5000;

/** How many tickets are held, and for how long. Links to the basket, and opens it in a drawer. */
export function BasketButton({ currency }: { readonly currency: string }) {
  const t = useTexts();
  const link = useLinks();
  const { path } = usePage();
  const [openOn, setOpenOn] = useState<string>();
  const close = () => setOpenOn(undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was opened ends with its page, whoever comes back to it
  useEffect(() => close, [path]);
  useSyncedBasket(currency);
  const basket = useBasketState();
  const hold = basketHold(basket);
  const now = useNow(hold ? stepMs : null);
  const count = basket.basket?.total.count ?? 0;
  const minutes = hold ? wholeMinutes(holdLeftMs(hold, now)) : 0;
  const open = (event: MouseEvent) => {
    if (count === 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    setOpenOn(path);
  };
  return (
    <>
      <a href={link(paths.cart())} className={styles.button} onClick={open}>
        <Icon name="ticket" />
        {count > 0 ? (
          <>
            <VisuallyHidden>{t('basketFilled', { count, minutes })} </VisuallyHidden>
            <span className={styles.filled}>
              {count} · {t('minutesShort', { minutes })}
            </span>
          </>
        ) : (
          t('tabBasket')
        )}
      </a>
      <Suspense>{openOn === path && <BasketDrawer currency={currency} onClose={close} />}</Suspense>
      <HoldWatch currency={currency} />
    </>
  );
}

/** On the tab of narrow screens that leads to the basket. */
export function BasketCount() {
  const count = useBasketState().basket?.total.count ?? 0;
  return count > 0 && <span className={styles.count}>{count}</span>;
}
