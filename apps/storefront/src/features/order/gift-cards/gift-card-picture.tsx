import { cardSize, giftCardArt } from '@parterre/domain/gift-cards/gift-card-art';
import type { GiftCardDesign } from '@parterre/domain/gift-cards/gift-card-offer';
import { useTexts } from '../../../i18n/use-texts.ts';
import { useSite } from '../../../theme/site-settings.ts';
import styles from './gift-card.module.css';

export interface GiftCardPictureProps {
  readonly design: GiftCardDesign;
  /** Already written. */
  readonly amount: string;
  readonly toName: string;
  readonly fromName: string;
  readonly greeting: string;
}

/** A card as it is printed, but for its code. */
export function GiftCardPicture({ design, amount, toName, fromName, greeting }: GiftCardPictureProps) {
  const t = useTexts();
  const { name } = useSite();
  return (
    <div className={styles.card}>
      <CardArt design={design} />
      <p className={styles.brand}>{name}</p>
      <p className={styles.kind}>{t('pages:giftCard')}</p>
      <p className={styles.amount}>{amount}</p>
      <p className={styles.greeting}>{greeting}</p>
      <p className={styles.names}>
        {toName && (
          <span>
            {t('pages:giftTo')}: {toName}
          </span>
        )}
        {fromName && (
          <span>
            {t('pages:giftFrom')}: {fromName}
          </span>
        )}
      </p>
    </div>
  );
}

/** What is drawn on the colour of the site. */
export const CardArt = ({ design }: { readonly design: GiftCardDesign }) => (
  <svg
    className={styles.art}
    viewBox={`0 0 ${cardSize.width} ${cardSize.height}`}
    preserveAspectRatio="xMaxYMin slice"
    aria-hidden="true"
  >
    {giftCardArt[design].map(({ d, opacity }) => (
      <path key={d} d={d} fill="currentColor" fillOpacity={opacity} />
    ))}
  </svg>
);
