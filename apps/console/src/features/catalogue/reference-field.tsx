import type { ItemKind } from '@parterre/domain/drafts/item';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { itemsQuery } from '../../api/queries.ts';
import { Button } from '../../ui/button.tsx';
import { Combobox } from '../../ui/combobox.tsx';
import styles from './catalogue.module.css';
import { useNewItems } from './new-items.tsx';
import { useCatalogueTexts } from './use-catalogue-texts.ts';

interface Props {
  readonly label: string;
  readonly isLabelHidden?: boolean;
  readonly of: ItemKind;
  readonly value: string | undefined;
  readonly onChange: (key: string | undefined) => void;
  readonly fault?: string | undefined;
}

const maxOffered = 20;

/** Another item, by its name: of the catalogue, or new in the same draft. */
export function ReferenceField({ of, value, ...rest }: Props) {
  const texts = useCatalogueTexts();
  const [search, setSearch] = useState('');
  const found = useNamed(of, search);
  const chosen = useNamed(of, value ?? '', value !== undefined);
  const shown = value === undefined ? '' : (chosen.find((one) => one.value === value)?.text ?? value);
  return (
    <Combobox
      {...rest}
      value={value}
      shown={shown}
      options={found}
      onSearch={setSearch}
      empty={texts.nothingFound}
    />
  );
}

/** What is called like this; the draft's own first. */
function useNamed(kind: ItemKind, text: string, isWanted = true) {
  const made = useNewItems();
  const { data } = useQuery({
    ...itemsQuery({ kind, q: text || undefined, limit: maxOffered }),
    enabled: isWanted,
    staleTime: 30_000,
  });
  const wanted = text.toLowerCase();
  const own = made.filter(
    (item) => item.kind === kind && `${item.title} ${item.key}`.toLowerCase().includes(wanted),
  );
  return [...own, ...(data?.results ?? [])].map(({ key, title }) => ({ value: key, text: title }));
}

interface ListProps {
  readonly label: string;
  readonly of: ItemKind;
  readonly value: readonly string[];
  readonly onChange: (keys: readonly string[]) => void;
}

export function ReferencesField({ label, of, value, onChange }: ListProps) {
  const texts = useCatalogueTexts();
  const replace = (index: number, key: string | undefined) =>
    onChange(value.flatMap((one, place) => (place === index ? (key ?? []) : one)));
  return (
    <fieldset className={styles.list}>
      <legend>{label}</legend>
      {value.map((key, index) => (
        <div key={key} className={styles.listed}>
          <ReferenceField
            label={`${label}, ${index + 1}`}
            isLabelHidden
            of={of}
            value={key}
            onChange={(next) => replace(index, next)}
          />
          <Button look="quiet" onPress={() => replace(index, undefined)}>
            {texts.remove}
          </Button>
        </div>
      ))}
      <ReferenceField
        key={value.length}
        label={texts.add}
        of={of}
        value={undefined}
        onChange={(key) => key !== undefined && !value.includes(key) && onChange([...value, key])}
      />
    </fieldset>
  );
}
