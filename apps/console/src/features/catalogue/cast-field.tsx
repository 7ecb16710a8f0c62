import type { Item } from '@parterre/domain/drafts/item';
import { Button } from '../../ui/button.tsx';
import styles from './catalogue.module.css';
import { ReferenceField } from './reference-field.tsx';
import { useCatalogueTexts } from './use-catalogue-texts.ts';

interface Props {
  readonly label: string;
  readonly value: readonly Item[];
  readonly onChange: (cast: readonly Item[]) => void;
}

/** Who plays, in the order in which it is announced; what each of them plays is a text. */
export function CastField({ label, value, onChange }: Props) {
  const texts = useCatalogueTexts();
  const move = (index: number, by: -1 | 1) => {
    const next = [...value];
    const [moved] = next.splice(index, 1);
    if (moved) next.splice(index + by, 0, moved);
    onChange(next);
  };
  const replace = (index: number, person: string | undefined) =>
    onChange(
      value.flatMap((one, place): Item[] =>
        place !== index ? [one] : person === undefined ? [] : [{ ...one, person }],
      ),
    );
  return (
    <fieldset className={styles.list}>
      <legend>{label}</legend>
      {value.map((credit, index) => (
        <div key={String(credit.person)} className={styles.listed}>
          <ReferenceField
            label={`${label}, ${index + 1}`}
            isLabelHidden
            of="persons"
            value={String(credit.person)}
            onChange={(person) => replace(index, person)}
          />
          <Button
            look="quiet"
            isDisabled={index === 0}
            onPress={() => move(index, -1)}
            aria-label={texts.moveUp}
          >
            ↑
          </Button>
          <Button
            look="quiet"
            isDisabled={index === value.length - 1}
            onPress={() => move(index, 1)}
            aria-label={texts.moveDown}
          >
            ↓
          </Button>
          <Button look="quiet" onPress={() => onChange(value.filter((_, place) => place !== index))}>
            {texts.remove}
          </Button>
        </div>
      ))}
      <ReferenceField
        key={value.length}
        label={texts.addPerson}
        of="persons"
        value={undefined}
        onChange={(person) =>
          person !== undefined &&
          value.every((one) => one.person !== person) &&
          onChange([...value, { person, role: {} }])
        }
      />
    </fieldset>
  );
}
