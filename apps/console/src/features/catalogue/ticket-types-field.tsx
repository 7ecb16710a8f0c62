import type { Item } from '@parterre/domain/drafts/item';
import { Button } from '../../ui/button.tsx';
import table from '../../ui/table.module.css';
import { TextField } from '../../ui/text-field.tsx';
import styles from './catalogue.module.css';
import { NumberField } from './number-field.tsx';
import { useCatalogueTexts } from './use-catalogue-texts.ts';
import { VatField } from './vat-field.tsx';

interface Props {
  readonly label: string;
  readonly value: readonly Item[];
  readonly mainLang: string;
  readonly currency: string;
  readonly onChange: (types: readonly Item[]) => void;
}

const number = (value: unknown): number | undefined => (typeof value === 'number' ? value : undefined);

/** Of the price, and of the fee. */
const vatFields = ['vat', 'fee_vat'] as const;

/** What each zone costs; what it is called is a text. */
export function TicketTypesField({ label, value, mainLang, currency, onChange }: Props) {
  const texts = useCatalogueTexts();
  const change = (index: number, part: Item) =>
    onChange(value.map((type, place) => (place === index ? { ...type, ...part } : type)));
  const add = () =>
    onChange([
      ...value,
      { zone: `zone-${value.length + 1}`, name: { [mainLang]: '' }, price: 0, service_fee: 0 },
    ]);
  return (
    <fieldset className={styles.list}>
      <legend>
        {label}
        {currency && `, ${currency}`}
      </legend>
      {value.length > 0 && (
        <table className={`${table.table} ${styles.rows}`}>
          <thead className={table.headings}>
            <tr>
              <th scope="col">{texts.fields.zone}</th>
              <th scope="col">{texts.fields.price}</th>
              <th scope="col">{texts.fields.service_fee}</th>
              <th scope="col">{texts.fields.capacity}</th>
              <th scope="col">{texts.fields.vat}</th>
              <th scope="col">{texts.fields.fee_vat}</th>
              <td />
            </tr>
          </thead>
          <tbody>
            {value.map((type, index) => {
              const row = (name: string) => `${name}, ${index + 1}`;
              return (
                // A zone is renamed letter by letter: its row stays the same.
                // biome-ignore lint/suspicious/noArrayIndexKey: rows are added at the end, and carry no state but what they show
                <tr key={index}>
                  <td>
                    <TextField
                      label={row(texts.fields.zone)}
                      isLabelHidden
                      name={`ticket_types.${index}.zone`}
                      value={String(type.zone ?? '')}
                      onChange={(zone) => change(index, { zone })}
                    />
                  </td>
                  <td>
                    <NumberField
                      label={row(texts.fields.price)}
                      isLabelHidden
                      name={`ticket_types.${index}.price`}
                      value={number(type.price)}
                      onChange={(price) => change(index, { price })}
                    />
                  </td>
                  <td>
                    <NumberField
                      label={row(texts.fields.service_fee)}
                      isLabelHidden
                      name={`ticket_types.${index}.service_fee`}
                      value={number(type.service_fee)}
                      onChange={(service_fee) => change(index, { service_fee })}
                    />
                  </td>
                  <td>
                    <NumberField
                      label={row(texts.fields.capacity)}
                      isLabelHidden
                      isWhole
                      placeholder={texts.byPlan}
                      name={`ticket_types.${index}.capacity`}
                      value={number(type.capacity)}
                      onChange={(capacity) => change(index, { capacity })}
                    />
                  </td>
                  {vatFields.map((name) => (
                    <td key={name}>
                      <VatField
                        label={row(texts.fields[name])}
                        name={`ticket_types.${index}.${name}`}
                        value={type[name]}
                        onChange={(vat) => change(index, { [name]: vat })}
                      />
                    </td>
                  ))}
                  <td>
                    <Button
                      look="quiet"
                      onPress={() => onChange(value.filter((_, place) => place !== index))}
                    >
                      {texts.remove}
                    </Button>
                  </td>
                </tr>
              );
            })}
          </tbody>
        </table>
      )}
      <div>
        <Button onPress={add}>{texts.addZone}</Button>
      </div>
    </fieldset>
  );
}
