import { addRows } from '@parterre/domain/plan-editing/make-rows';
import { planScale } from '@parterre/domain/plan-editing/plan-document';
import { joinBoxes, nowhere, rowPlaces } from '@parterre/domain/plan-editing/seat-places';
import { useState } from 'react';
import { useTexts } from '../../i18n/language.tsx';
import { Button } from '../../ui/button.tsx';
import { Select } from '../../ui/select.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { CountField } from './count-field.tsx';
import styles from './editor.module.css';
import { type Editor, type RowSettings, useEditor, useSettledDocument } from './editor-store.ts';
import { readNumber } from './number-text.ts';
import { randomGuid } from './random-guid.ts';
import { nextLabel } from './use-gestures.ts';

/** How new rows are; they are pulled up on the drawing, or put behind the others by a button. */
export function RowsPanel({ editor }: { readonly editor: Editor }) {
  const { plans: texts } = useTexts();
  const rows = useEditor(editor, (state) => state.rows);
  const section = useEditor(editor, (state) => state.section);
  const zone = useEditor(editor, (state) => state.zone);
  const document = useSettledDocument(editor);
  const [seats, setSeats] = useState('20');
  const set = (change: Partial<RowSettings>) => editor.set({ rows: { ...rows, ...change } });
  const add = () => {
    const first = behindTheRest(editor, section, (readNumber(seats, 1, 1000) - 1) * rows.seatPitchCm);
    editor.edit((plan) =>
      addRows(plan, {
        ...rows,
        zone: section,
        category: zone,
        first: { ...first, rise: rows.riseCm },
        random: randomGuid,
      }),
    );
    editor.set({ rows: { ...rows, label: nextLabel(editor.read().history.present, section) } });
  };
  return (
    <>
      <p className={styles.hint}>{texts.rowsHint}</p>
      <div className={styles.pair}>
        <CountField
          label={texts.rowCount}
          value={rows.rowCount}
          bounds={[1, 200]}
          onChange={(rowCount) => set({ rowCount })}
        />
        <TextField
          label={texts.firstRow}
          name="new-label"
          value={rows.label}
          onChange={(label) => set({ label })}
        />
        <CountField
          label={texts.seatPitch}
          value={rows.seatPitchCm}
          bounds={[20, 500]}
          onChange={(seatPitchCm) => set({ seatPitchCm })}
        />
        <CountField
          label={texts.rowPitch}
          value={rows.rowPitchCm}
          bounds={[20, 1000]}
          onChange={(rowPitchCm) => set({ rowPitchCm })}
        />
        <CountField
          label={texts.rise}
          value={rows.riseCm}
          bounds={[-20_000, 20_000]}
          onChange={(riseCm) => set({ riseCm })}
        />
        <Select
          label={texts.fill}
          value={rows.hasEqualRows ? 'equal' : 'room'}
          options={(['room', 'equal'] as const).map((value) => ({ value, text: texts.fills[value] }))}
          onChange={(value) => set({ hasEqualRows: value === 'equal' })}
        />
        <Select
          label={texts.section}
          value={String(section)}
          options={document.zones.map(({ name }, index) => ({
            value: String(index),
            text: name ?? String(index + 1),
          }))}
          onChange={(value) => editor.set({ section: Number(value) })}
        />
        <TextField label={texts.seatCount} name="new-seats" value={seats} onChange={setSeats} />
      </div>
      <Button onPress={add}>{texts.addBehind}</Button>
    </>
  );
}

/** A row so long, in the middle of the section and behind its last row. */
function behindTheRest(editor: Editor, section: number, length: number) {
  const document = editor.read().history.present;
  const zone = document.zones[section];
  const box = (zone?.rows ?? []).reduce(
    (all, row) => (zone ? joinBoxes(all, rowPlaces(document, zone, row).box) : all),
    nowhere,
  );
  const scale = planScale(document);
  const focal = document.focal_point ?? { x: 0, y: 0 };
  const isEmpty = !Number.isFinite(box.left);
  const middle = isEmpty ? focal.x * scale : (box.left + box.right) / 2;
  const y = isEmpty ? focal.y * scale + 500 : box.bottom + editor.read().rows.rowPitchCm;
  return { start: { x: middle - length / 2, y }, end: { x: middle + length / 2, y } };
}
