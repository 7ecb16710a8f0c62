import { formatPrice } from '@parterre/domain/money/format-price';
import { useGeneratedText } from '../../i18n/local-text.tsx';
import { useLanguage, useTexts } from '../../i18n/use-texts.ts';

/** What one ticket costs in the end, fee included. */
export interface ShownPrice {
  readonly min: number;
  readonly max: number;
  readonly currency: string;
}

/** "from 1 500 ₽", or the price itself when there is only one. */
export function PriceFrom({ price: { min, max, currency } }: { readonly price: ShownPrice }) {
  const t = useTexts();
  const language = useLanguage();
  const text = useGeneratedText(`${min} ${max} ${currency}`, () => {
    const amount = formatPrice(min, currency, language);
    return min === max ? amount : t('priceFrom', { amount });
  });
  return (
    <span data-price suppressHydrationWarning>
      {text}
    </span>
  );
}
