import { useTexts } from '../../i18n/language.tsx';
import { Button } from '../../ui/button.tsx';
import form from '../../ui/form.module.css';
import { Select } from '../../ui/select.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { type BundleField, emptyPrice, type PriceDraft } from './bundle-draft.ts';
import styles from './bundles.module.css';

interface Props {
  readonly label: string;
  readonly prices: readonly PriceDraft[];
  readonly zones: readonly { readonly id: string; readonly name: string }[];
  readonly onChange: (prices: readonly PriceDraft[]) => void;
  readonly fault: (field: BundleField) => string | undefined;
}

/** One price for each currency, and for zones that have one of their own. */
export function PriceRows({ label, prices, zones, onChange, fault }: Props) {
  const { bundle: texts } = useTexts();
  const change = (at: number, part: Partial<PriceDraft>) =>
    onChange(prices.map((price, index) => (index === at ? { ...price, ...part } : price)));
  return (
    <fieldset className={form.group}>
      <legend>{label}</legend>
      {prices.map((price, index) => (
        // Rows are told apart by their place alone.
        // biome-ignore lint/suspicious/noArrayIndexKey: what is typed into them is all that they have
        <div key={index} className={styles.price}>
          <TextField
            label={texts.currency(index + 1)}
            name={`currency-${index}`}
            value={price.currency}
            onChange={(currency) => change(index, { currency })}
            fault={fault(`currency-${index}`)}
            placeholder="RUB"
            maxLength={3}
          />
          <TextField
            label={texts.price(index + 1)}
            name={`amount-${index}`}
            value={price.amount}
            onChange={(amount) => change(index, { amount })}
            fault={fault(`amount-${index}`)}
            inputMode="decimal"
            maxLength={12}
          />
          <Select
            label={texts.zone(index + 1)}
            value={price.zone}
            options={[
              { value: '', text: texts.anyZone },
              ...zones.map(({ id, name }) => ({ value: id, text: name })),
            ]}
            onChange={(zone) => change(index, { zone })}
          />
          <Button
            look="quiet"
            aria-label={texts.removePrice(index + 1)}
            isDisabled={prices.length === 1}
            onPress={() => onChange(prices.filter((_, at) => at !== index))}
          >
            <span aria-hidden="true">×</span>
          </Button>
        </div>
      ))}
      <div>
        <Button onPress={() => onChange([...prices, { ...emptyPrice, currency: prices[0]?.currency ?? '' }])}>
          {texts.addPrice}
        </Button>
      </div>
    </fieldset>
  );
}
