import type { DetailGiftCard, OrderDetail } from '@parterre/contracts/console/order-detail';
import { formatPrice } from '@parterre/domain/money/format-price';
import { Link } from '@tanstack/react-router';
import { useLanguage, useTexts } from '../../i18n/language.tsx';
import { useMoment } from '../../i18n/use-moment.ts';
import styles from './order.module.css';

interface Props {
  readonly order: OrderDetail;
  readonly card: DetailGiftCard;
}

/** A gift card and its life: whom it is for, when it goes there, what it has paid. */
export function GiftCardDetail({ order, card }: Props) {
  const {
    order: { giftCard: texts },
  } = useTexts();
  const { language } = useLanguage();
  const moment = useMoment();
  const price = (amount: number) => formatPrice(amount, order.currency_code, language);
  const names = [card.to_name && texts.to(card.to_name), card.from_name && texts.from(card.from_name)];
  return (
    <>
      <dl className={styles.facts}>
        <div>
          <dt>{texts.state}</dt>
          <dd>
            {texts.states[card.state]}
            {card.left !== null && <span>{texts.left(price(card.left), price(card.amount))}</span>}
            {card.valid_until !== null && <span>{texts.validUntil(moment(card.valid_until))}</span>}
          </dd>
        </div>
        <div>
          <dt>{texts.delivery}</dt>
          <dd>
            {card.recipient_email ?? texts.byBuyer}
            {card.deliver_at !== null && <span>{texts.at(moment(card.deliver_at))}</span>}
          </dd>
        </div>
        <div>
          <dt>{texts.words}</dt>
          <dd>
            {names.filter(Boolean).join(' · ')}
            <span>{card.greeting}</span>
          </dd>
        </div>
        {card.code_end !== null && (
          <div>
            <dt>{texts.code}</dt>
            <dd>…-{card.code_end}</dd>
          </div>
        )}
      </dl>
      <h3>{texts.uses}</h3>
      {card.uses.length === 0 ? (
        <p>{texts.unused}</p>
      ) : (
        <ul className={styles.lines}>
          {card.uses.map(({ number, at, kind, amount }) => (
            <li key={`${number} ${at} ${kind}`} className={styles.line}>
              <p>
                <Link to="/orders/$number" params={{ number: String(number) }}>
                  {texts.order(number)}
                </Link>
                <time dateTime={at}>{moment(at)}</time>
              </p>
              <p>{texts.kinds[kind]}</p>
              <p className={styles.figure}>{price(amount)}</p>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
