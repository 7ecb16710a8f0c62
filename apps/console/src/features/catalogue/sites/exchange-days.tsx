import { withValue } from '@parterre/domain/drafts/merge-items';
import catalogue from '../catalogue.module.css';
import { NumberField } from '../number-field.tsx';
import type { PartProps } from './part-props.ts';
import styles from './sites.module.css';
import { ThemeSwitch } from './theme-fields.tsx';
import { record } from './theme-values.ts';
import { useSiteTexts } from './use-site-texts.ts';

const path = ['theme', 'seller', 'exchanges'];

/** Until when buyers come on another date instead, by themselves. */
export function ExchangeDays({ item, onChange }: Pick<PartProps, 'item' | 'onChange'>) {
  const texts = useSiteTexts();
  const { days } = record(record(record(item.theme).seller).exchanges);
  const change = (next: number | undefined) =>
    onChange(
      next === undefined ? withValue(item, path, undefined) : withValue(item, [...path, 'days'], next),
    );
  return (
    <fieldset className={catalogue.list}>
      <legend>{texts.exchanges}</legend>
      <p className={styles.hint}>{texts.exchangesHint}</p>
      <div className={catalogue.listed}>
        <NumberField
          label={texts.exchangeDays}
          name="exchanges.days"
          value={typeof days === 'number' ? days : undefined}
          isWhole
          onChange={change}
        />
      </div>
      {typeof days === 'number' && (
        <ThemeSwitch
          item={item}
          path={[...path, 'keeps_difference']}
          label={texts.exchangesKeepDifference}
          onChange={onChange}
        />
      )}
    </fieldset>
  );
}
