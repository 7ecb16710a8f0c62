import type { SeatPlan } from '@parterre/domain/seats/plan/plan';
import { type FormEvent, useState } from 'react';
import { useTexts } from '../i18n/language.tsx';
import { Button } from '../ui/button.tsx';
import { Select } from '../ui/select.tsx';
import { TextField } from '../ui/text-field.tsx';
import styles from './hall.module.css';
import { pickFromRow, rowName, seatsInZone } from './pick-seats.ts';

interface Props {
  readonly plan: SeatPlan;
  readonly onPick: (seats: readonly number[]) => void;
}

/** Chooses by words: a zone, a row, or seats of a row. For keyboards, and for whoever has a list in front of them. */
export function SeatPicker({ plan, onPick }: Props) {
  const { performance: texts } = useTexts();
  const [where, setWhere] = useState('row:0');
  const [seats, setSeats] = useState('');
  const [isMissing, setIsMissing] = useState(false);
  const [kind, index = '0'] = where.split(':');
  const options = [
    ...plan.rows.map((_, row) => ({ value: `row:${row}`, text: texts.row(rowName(plan, row)) })),
    ...plan.zones.map(({ name }, zone) => ({ value: `zone:${zone}`, text: texts.zone(name) })),
  ];
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const picked =
      kind === 'zone' ? seatsInZone(plan, Number(index)) : pickFromRow(plan, Number(index), seats);
    setIsMissing(picked === undefined);
    if (picked) onPick(picked);
  };
  return (
    <form className={styles.picker} onSubmit={submit}>
      <Select label={texts.where} value={where} options={options} onChange={setWhere} />
      {kind === 'row' && (
        <TextField
          label={texts.seats}
          name="seats"
          hint={texts.seatsHint}
          value={seats}
          onChange={setSeats}
          maxLength={200}
          fault={isMissing ? texts.noSuchSeats : undefined}
        />
      )}
      <Button type="submit">{texts.pick}</Button>
    </form>
  );
}
