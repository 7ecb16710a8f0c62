import type { GiftCard } from '@parterre/contracts/orders/gift-card';
import type { Order } from '@parterre/contracts/orders/order';
import { orderPaths } from '@parterre/contracts/paths/order-paths';
import { pathTo } from '@parterre/contracts/paths/path-to';
import { formatMoney } from '@parterre/domain/money/format-money';
import { fromWire } from '@parterre/domain/money/wire-money';
import { useLinks } from '../../../address/use-links.ts';
import { checkoutPaths } from '../../../checkout-paths.ts';
import { writeTime } from '../../../i18n/event-time.ts';
import { useLanguage, useTexts } from '../../../i18n/use-texts.ts';
import { useSite } from '../../../theme/site-settings.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { OrderStatus } from '../order-status.tsx';
import view from '../order-view.module.css';
import styles from './gift-card.module.css';
import { GiftCardPicture } from './gift-card-picture.tsx';

export interface BoughtCardProps {
  readonly order: Order;
  readonly card: GiftCard;
}

/** A card that is paid: how it looks, its code, and where it goes. */
export function BoughtCard({ order, card }: BoughtCardProps) {
  const t = useTexts();
  const link = useLinks();
  const language = useLanguage();
  const { basketApiUrl } = useSite();
  const { token, currency_code, contact } = order;
  const write = (amount: number) => formatMoney(fromWire(amount, currency_code), language);
  const isLater = card.deliver_at !== null && card.deliver_at > order.now;
  const email = card.recipient_email ?? contact.email;
  return (
    <div className={view.view}>
      <OrderStatus
        order={order}
        message={
          isLater
            ? t('pages:giftSentLater', {
                email,
                time: writeTime(card.deliver_at ?? '', 'datedTime', language),
              })
            : t('pages:giftSentBuyer', { email })
        }
      />
      <div className={styles.bought}>
        <GiftCardPicture
          design={card.design}
          amount={write(card.amount)}
          toName={card.to_name}
          fromName={card.from_name}
          greeting={card.greeting}
        />
      </div>
      {card.code !== null && (
        <div className={styles.bought}>
          <p className={styles.hint}>{t('pages:giftCode')}</p>
          <p className={styles.code}>{card.code}</p>
          <p className={view.small}>
            {t('pages:giftLeft', {
              amount: write(card.left ?? 0),
              date: writeTime(card.valid_until ?? order.now, 'longDate', language),
            })}
          </p>
          <p className={view.small}>{t('pages:giftCodeHint')}</p>
        </div>
      )}
      <div className={view.actions}>
        <ButtonLink href={basketApiUrl + pathTo<string>(orderPaths.readGiftCardPdf, { token })} isFile isMain>
          {t('pages:giftPdf')}
        </ButtonLink>
        <ButtonLink href={link(checkoutPaths.bill(token))}>{t('forms:billOpen')}</ButtonLink>
      </div>
    </div>
  );
}
