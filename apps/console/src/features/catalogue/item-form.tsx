import type { Picture } from '@parterre/contracts/catalogue-file/values';
import { type Item, type ItemKind, isRecord, type Path, type Value } from '@parterre/domain/drafts/item';
import type { TextFinding } from '@parterre/domain/drafts/item-texts';
import { withValue } from '@parterre/domain/drafts/merge-items';
import { PictureField } from '../../pictures/picture-field.tsx';
import { PicturesField } from '../../pictures/pictures-field.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { CastField } from './cast-field.tsx';
import styles from './catalogue.module.css';
import { DatesField } from './dates-field.tsx';
import { deviceClock } from './device-clock.ts';
import { type ItemField, itemFields } from './item-fields.ts';
import { NumberField } from './number-field.tsx';
import { PlanField } from './plan-field.tsx';
import { readValue } from './read-value.ts';
import { ReferenceField, ReferencesField } from './reference-field.tsx';
import { SitesField } from './sites-field.tsx';
import { TicketTypesField } from './ticket-types-field.tsx';
import { useCatalogueTexts } from './use-catalogue-texts.ts';

interface Props {
  readonly kind: ItemKind;
  readonly item: Item;
  readonly languages: readonly string[];
  /** Of its texts, of which some are beside pictures. */
  readonly findings: readonly TextFinding[];
  readonly onChange: (item: Item) => void;
}

/** All of an item that is no text in several languages. */
export const ItemForm = ({ kind, item, languages, findings, onChange }: Props) => (
  <div className={styles.fields}>
    {itemFields[kind].map((field) => (
      <Field
        key={field.path.join('.')}
        field={field}
        item={item}
        languages={languages}
        findings={findings}
        onChange={(path, value) => onChange(withValue(item, path, value))}
      />
    ))}
  </div>
);

interface FieldProps {
  readonly field: ItemField;
  readonly item: Item;
  readonly languages: readonly string[];
  readonly findings: readonly TextFinding[];
  readonly onChange: (path: Path, value: Value | undefined) => void;
}

const asText = (value: Value | undefined): string => (typeof value === 'string' ? value : '');
const asTexts = (value: Value | undefined): string[] =>
  Array.isArray(value) ? (value as readonly Value[]).filter((one) => typeof one === 'string') : [];
const asItems = (value: Value | undefined): Item[] =>
  Array.isArray(value) ? (value as readonly Value[]).filter(isRecord) : [];

/** Whatever names a file is one: a draft holds what was given to it. */
const isPicture = (value: Value | undefined): value is Picture =>
  isRecord(value) && typeof value.src === 'string' && Array.isArray(value.widths);

/** Moments are told by the clock of whoever looks, wherever the file's is. */
const showInstant = (text: string): string =>
  Number.isNaN(Date.parse(text)) ? '' : deviceClock(new Date(text));
const readInstant = (typed: string): string => `${new Date(typed).toISOString().slice(0, 19)}Z`;

const labels = ['premiere', 'last_shows', 'star_cast', 'family'] as const;

function Field({ field, item, languages, findings, onChange }: FieldProps) {
  const texts = useCatalogueTexts();
  const { path } = field;
  const value = readValue(item, path);
  const label = texts.place(path);
  const name = path.join('.');
  const change = (next: Value | undefined) => onChange(path, next);
  switch (field.form) {
    case 'line':
      return (
        <TextField
          label={label}
          name={name}
          value={asText(value)}
          onChange={(text) => change(text || undefined)}
        />
      );
    case 'number':
      return (
        <div className={styles.short}>
          <NumberField
            label={label}
            name={name}
            value={typeof value === 'number' ? value : undefined}
            isWhole={field.isWhole}
            onChange={change}
          />
        </div>
      );
    case 'moment':
      return (
        <TextField
          label={label}
          name={name}
          type="datetime-local"
          value={asText(value)}
          onChange={(text) => change(text.slice(0, 16) || undefined)}
        />
      );
    case 'instant':
      return (
        <TextField
          label={label}
          name={name}
          type="datetime-local"
          value={showInstant(asText(value))}
          onChange={(text) => change(text === '' ? undefined : readInstant(text))}
        />
      );
    case 'switch':
      return (
        <Checkbox isSelected={value === true} onChange={change}>
          {label}
        </Checkbox>
      );
    case 'labels':
      return (
        <fieldset className={styles.list}>
          <legend>{label}</legend>
          {labels.map((one) => (
            <Checkbox
              key={one}
              isSelected={asTexts(value).includes(one)}
              onChange={(isSelected) =>
                change(
                  labels.filter((other) => (other === one ? isSelected : asTexts(value).includes(other))),
                )
              }
            >
              {texts.labels[one]}
            </Checkbox>
          ))}
        </fieldset>
      );
    case 'place':
      return <GeoField label={label} value={isRecord(value) ? value : {}} onChange={change} />;
    case 'reference':
      return (
        <ReferenceField label={label} of={field.of} value={asText(value) || undefined} onChange={change} />
      );
    case 'references':
      return <ReferencesField label={label} of={field.of} value={asTexts(value)} onChange={change} />;
    case 'cast':
      return <CastField label={label} value={asItems(value)} onChange={change} />;
    case 'ticket_types':
      return (
        <TicketTypesField
          label={label}
          value={asItems(value)}
          mainLang={languages[0] ?? ''}
          currency={asText(item.currency)}
          onChange={change}
        />
      );
    case 'picture':
      return <PictureField label={label} value={isPicture(value) ? value : undefined} onChange={change} />;
    case 'pictures':
      return (
        <PicturesField
          label={label}
          value={Array.isArray(value) ? (value as readonly Value[]).filter(isPicture) : []}
          languages={languages}
          max={field.max}
          readNotes={({ src, alt }, lang) =>
            findings
              .filter(
                (found) => found.lang === lang && found.path.join('.') === [...path, src, 'alt'].join('.'),
              )
              // What nobody has begun is not missed.
              .filter(({ fault }) => fault !== 'missing' || alt?.[languages[0] ?? ''] !== undefined)
              .map(({ fault }) => texts.findings[fault])
          }
          onChange={change}
        />
      );
    case 'plan':
      return <PlanField label={label} value={asText(value) || undefined} onChange={change} />;
    case 'sites':
      return <SitesField label={label} value={value} onChange={change} />;
    case 'dates':
      return (
        <DatesField label={label} value={asItems(value)} itemKey={asText(item.source_id)} onChange={change} />
      );
  }
}

interface GeoProps {
  readonly label: string;
  readonly value: Item;
  readonly onChange: (value: Value) => void;
}

function GeoField({ label, value, onChange }: GeoProps) {
  const texts = useCatalogueTexts();
  const part = (name: 'lat' | 'lon') => (
    <NumberField
      label={texts.fields[name]}
      name={`geo.${name}`}
      value={typeof value[name] === 'number' ? value[name] : undefined}
      onChange={(next) => onChange({ ...value, [name]: next })}
    />
  );
  return (
    <fieldset className={styles.list}>
      <legend>{label}</legend>
      <div className={styles.pair}>
        {part('lat')}
        {part('lon')}
      </div>
    </fieldset>
  );
}
