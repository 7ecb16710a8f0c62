import type { Item } from '@parterre/domain/drafts/item';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/text-field.tsx';
import styles from './catalogue.module.css';
import { nextDate } from './next-date.ts';
import { ReferenceField } from './reference-field.tsx';
import { useCatalogueTexts } from './use-catalogue-texts.ts';

interface Props {
  readonly label: string;
  readonly value: readonly Item[];
  /** Of the event: dates are named after it. */
  readonly itemKey: string;
  readonly onChange: (dates: readonly Item[]) => void;
}

const times = ['started_at', 'doors_at', 'sale_starts_at', 'sale_ends_at'] as const;

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/** When and where it is played. Another one is like the last, a week later. */
export function DatesField({ label, value, itemKey, onChange }: Props) {
  const texts = useCatalogueTexts();
  const change = (index: number, part: Item) =>
    onChange(value.map((date, place) => (place === index ? { ...date, ...part } : date)));
  return (
    <fieldset className={styles.list}>
      <legend>{label}</legend>
      {value.map((date, index) => (
        <div key={String(date.source_id)} className={styles.date}>
          <ReferenceField
            label={`${texts.fields.hall}, ${index + 1}`}
            of="halls"
            value={text(date.hall) || undefined}
            onChange={(hall) => change(index, { hall })}
          />
          {times.map((name) => (
            <TextField
              key={name}
              label={`${texts.fields[name]}, ${index + 1}`}
              name={`dates.${index}.${name}`}
              type="datetime-local"
              value={text(date[name])}
              onChange={(time) => change(index, { [name]: time.slice(0, 16) || undefined })}
            />
          ))}
          <Button look="quiet" onPress={() => onChange(value.filter((_, place) => place !== index))}>
            {texts.remove}
          </Button>
        </div>
      ))}
      <div>
        <Button onPress={() => onChange([...value, nextDate(value, itemKey)])}>{texts.addDate}</Button>
      </div>
    </fieldset>
  );
}
