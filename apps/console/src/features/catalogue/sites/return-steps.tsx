import { withValue } from '@parterre/domain/drafts/merge-items';
import { Button } from '../../../ui/button.tsx';
import catalogue from '../catalogue.module.css';
import { NumberField } from '../number-field.tsx';
import { useCatalogueTexts } from '../use-catalogue-texts.ts';
import type { PartProps } from './part-props.ts';
import styles from './sites.module.css';
import { ThemeSwitch } from './theme-fields.tsx';
import { record, recordList } from './theme-values.ts';
import { useSiteTexts } from './use-site-texts.ts';

const path = ['theme', 'seller', 'returns'];

/** What buyers get back who have changed their mind: so much from so many days before on. */
export function ReturnSteps({ item, onChange }: Pick<PartProps, 'item' | 'onChange'>) {
  const texts = useSiteTexts();
  const { remove } = useCatalogueTexts();
  const steps = recordList(record(record(record(item.theme).seller).returns).steps);
  const change = (next: readonly (typeof steps)[number][]) =>
    onChange(
      next.length === 0 ? withValue(item, path, undefined) : withValue(item, [...path, 'steps'], next),
    );
  const toNumber = (value: unknown) => (typeof value === 'number' ? value : undefined);
  const setStep = (index: number, name: 'days' | 'percent', value: number | undefined) =>
    change(steps.map((step, place) => (place === index ? { ...step, [name]: value ?? 0 } : step)));
  return (
    <fieldset className={catalogue.list}>
      <legend>{texts.returns}</legend>
      <p className={styles.hint}>{texts.returnsHint}</p>
      {steps.map((step, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they have no key, and are told apart by their place
        <div key={index} className={catalogue.listed}>
          <NumberField
            label={texts.returnDays(index + 1)}
            name={`returns.${index}.days`}
            value={toNumber(step.days)}
            isWhole
            onChange={(days) => setStep(index, 'days', days)}
          />
          <NumberField
            label={texts.returnPercent(index + 1)}
            name={`returns.${index}.percent`}
            value={toNumber(step.percent)}
            isWhole
            onChange={(percent) => setStep(index, 'percent', percent)}
          />
          <Button look="quiet" onPress={() => change(steps.filter((_, place) => place !== index))}>
            {remove}
          </Button>
        </div>
      ))}
      <div>
        <Button onPress={() => change([...steps, { days: 0, percent: 100 }])}>{texts.addReturnStep}</Button>
      </div>
      {steps.length > 0 && (
        <ThemeSwitch
          item={item}
          path={[...path, 'keeps_fee']}
          label={texts.returnsKeepFee}
          onChange={onChange}
        />
      )}
    </fieldset>
  );
}
