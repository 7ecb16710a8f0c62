import type { ReactNode } from 'react';
import { useTexts } from '../../i18n/use-texts.ts';
import { ButtonLink } from '../../ui/button.tsx';
import styles from './buy-bar.module.css';

/** On a phone the way to the dates stays within reach of the thumb. */
export function BuyBar({ price }: { readonly price: ReactNode }) {
  const t = useTexts();
  return (
    <div className={styles.buy}>
      <strong>{price}</strong>
      <ButtonLink href="#dates" isMain>
        {t('pages:chooseDate')}
      </ButtonLink>
    </div>
  );
}
