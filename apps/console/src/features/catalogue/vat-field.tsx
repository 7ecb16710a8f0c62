import { type Item, isRecord, type Value } from '@parterre/domain/drafts/item';
import { Select } from '../../ui/select.tsx';
import { TextField } from '../../ui/text-field.tsx';
import styles from './catalogue.module.css';
import { NumberField } from './number-field.tsx';
import { useCatalogueTexts } from './use-catalogue-texts.ts';

interface Props {
  readonly label: string;
  readonly name: string;
  readonly value: Value | undefined;
  readonly onChange: (vat: Item | undefined) => void;
}

const kinds = ['seller', 'percent', 'exempt'] as const;
type VatKind = (typeof kinds)[number];

/** A rate that nobody has typed yet is refused when the draft is checked. */
const begun: Readonly<Record<VatKind, Item | undefined>> = {
  seller: undefined,
  percent: { percent: null },
  exempt: { exempt: '' },
};

const readVatKind = (value: Value | undefined): VatKind => {
  if (!isRecord(value)) return 'seller';
  return value.exempt === undefined ? 'percent' : 'exempt';
};

/** VAT that an amount contains: the seller's, one of its own, or none for a reason that the law gives. */
export function VatField({ label, name, value, onChange }: Props) {
  const texts = useCatalogueTexts();
  const kind = readVatKind(value);
  const { percent, exempt } = isRecord(value) ? value : {};
  return (
    <div className={styles.vat}>
      <Select
        label={label}
        isLabelHidden
        value={kind}
        options={kinds.map((one) => ({ value: one, text: texts.vatKinds[one] }))}
        onChange={(next) => next !== kind && onChange(begun[next])}
      />
      {kind === 'percent' && (
        <NumberField
          label={`${label}, %`}
          isLabelHidden
          name={`${name}.percent`}
          placeholder="%"
          value={typeof percent === 'number' ? percent : undefined}
          onChange={(next) => onChange({ percent: next ?? null })}
        />
      )}
      {kind === 'exempt' && (
        <TextField
          label={`${label}, ${texts.vatReason}`}
          isLabelHidden
          name={`${name}.exempt`}
          placeholder={texts.vatReason}
          maxLength={200}
          value={typeof exempt === 'string' ? exempt : ''}
          onChange={(reason) => onChange({ exempt: reason })}
        />
      )}
    </div>
  );
}
