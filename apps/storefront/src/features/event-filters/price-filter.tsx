import { changeFilters } from '@parterre/domain/catalogue-filters/edit-filters';
import { formatPrice } from '@parterre/domain/money/format-price';
import { useLanguage, useTexts } from '../../i18n/use-texts.ts';
import type { FilterProps } from '../../listing/filter-props.ts';
import { type Range, RangeSlider } from '../../ui/range-slider.tsx';
import styles from './event-filters.module.css';
import { FilterGroup } from './filter-group.tsx';
import { PriceInput } from './price-input.tsx';
import { usePriceScale } from './use-price-scale.ts';

/** By the slider, or typed to the last digit. An end of the scale is no bound. */
export function PriceFilter({ filters, onChange, currency }: FilterProps) {
  const t = useTexts();
  const language = useLanguage();
  const scale = usePriceScale(currency);
  if (!scale) return null;
  const { bounds, step } = scale;
  const clamp = (value: number) => Math.min(Math.max(value, bounds[0]), bounds[1]);
  const { price_gte, price_lte } = filters;
  const bound = (change: { price_gte?: number | null; price_lte?: number | null }) =>
    onChange(changeFilters(filters, change));
  const slide = ([low, high]: Range) =>
    bound({ price_gte: low > bounds[0] ? low : null, price_lte: high < bounds[1] ? high : null });
  return (
    <FilterGroup title={t('forms:filterPrice', { currency })}>
      <RangeSlider
        bounds={bounds}
        step={step}
        range={[clamp(price_gte ?? bounds[0]), clamp(price_lte ?? bounds[1])]}
        labels={[t('forms:priceLowest'), t('forms:priceHighest')]}
        write={(amount) => formatPrice(amount, currency, language)}
        onChange={slide}
      />
      <div className={styles.prices}>
        <PriceInput
          label={t('forms:priceLowest')}
          hint={bounds[0]}
          amount={price_gte}
          onChange={(amount) => bound({ price_gte: amount })}
        />
        <PriceInput
          label={t('forms:priceHighest')}
          hint={bounds[1]}
          amount={price_lte}
          onChange={(amount) => bound({ price_lte: amount })}
        />
      </div>
    </FilterGroup>
  );
}
