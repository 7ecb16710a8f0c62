import { cutAisles, evenRows } from '@parterre/domain/plan-editing/cut-aisles';
import { changeRow, resizeRow } from '@parterre/domain/plan-editing/make-rows';
import { paintSeats, seatMarks } from '@parterre/domain/plan-editing/mark-seats';
import { alignRows, distributeRows, edges, turnSeats } from '@parterre/domain/plan-editing/move-seats';
import { labelRows, numberSeats } from '@parterre/domain/plan-editing/number-seats';
import { type ChosenSeats, chosenRows, type PlanDocument } from '@parterre/domain/plan-editing/plan-document';
import { assignSection } from '@parterre/domain/plan-editing/sections';
import { useState } from 'react';
import { useTexts } from '../../i18n/language.tsx';
import type { Texts } from '../../i18n/messages/ru.ts';
import { Button } from '../../ui/button.tsx';
import { Select } from '../../ui/select.tsx';
import { TextField } from '../../ui/text-field.tsx';
import styles from './editor.module.css';
import { type Editor, useEditor, useSettledDocument } from './editor-store.ts';
import { Fold } from './fold.tsx';
import { readLabels, readNumber } from './number-text.ts';
import { randomGuid } from './random-guid.ts';
import { chosenRow } from './row-handles.tsx';
import {
  chooseRows,
  chooseSections,
  copyChosen,
  mirrorChosen,
  removeChosen,
  toggleMark,
  toggleWhole,
} from './use-plan-keys.ts';

interface Props {
  readonly editor: Editor;
}

/** What can be done with the seats that are chosen. */
export function SelectionPanel({ editor }: Props) {
  const { plans: texts, order } = useTexts();
  const document = useSettledDocument(editor);
  const chosen = useEditor(editor, (state) => state.chosen);
  return (
    <section className={styles.panel} aria-label={texts.selection}>
      <p aria-live="polite">
        <strong>{texts.chosen(chosen.size)}</strong>
        {chosen.size === 1 && ` · ${describeSeat(document, chosen, order.seat)}`}
        {chosen.size > 1 && ` · ${describeRows(document, chosen)}`}
      </p>
      {chosen.size === 0 ? (
        <p className={styles.hint}>{texts.chooseHint}</p>
      ) : (
        <>
          <div className={styles.buttons}>
            <Button onPress={() => chooseRows(editor)}>{texts.wholeRows}</Button>
            <Button onPress={() => chooseSections(editor)}>{texts.wholeSections}</Button>
          </div>
          <Assign editor={editor} />
          <Fold title={texts.marksTitle} isOpen>
            <div className={styles.buttons}>
              {seatMarks.map((mark) => (
                <Button key={mark} onPress={() => toggleMark(editor, mark)}>
                  {texts.marks[mark]}
                </Button>
              ))}
              <Button onPress={() => toggleWhole(editor)}>{texts.soldWhole}</Button>
            </div>
          </Fold>
          <Fold title={texts.numbering}>
            <SeatNumbers editor={editor} />
          </Fold>
          <Fold title={texts.rowLabels}>
            <RowNames editor={editor} />
          </Fold>
          <Fold title={texts.shape}>
            <Shape editor={editor} />
          </Fold>
          <div className={styles.buttons}>
            <Button onPress={() => copyChosen(editor)}>{texts.copy}</Button>
            <Button onPress={() => mirrorChosen(editor)}>{texts.mirror}</Button>
            <Button look="danger" onPress={() => removeChosen(editor)}>
              {texts.remove}
            </Button>
          </div>
        </>
      )}
    </section>
  );
}

/** A seat as people call it, with its zone: whoever goes by arrows hears where they are. */
function describeSeat(document: PlanDocument, chosen: ChosenSeats, name: Texts['order']['seat']): string {
  const [found] = chosenRows(document, chosen);
  const seat = found?.row.seats.find(({ seat_guid }) => chosen.has(seat_guid));
  if (!found || !seat) return '';
  const sector = found.zone.name ?? String(found.at.zone + 1);
  return `${name({ sector, row: found.row.row_number, number: seat.seat_number })} · ${seat.category}`;
}

const maxNamed = 6;

/** The rows that are chosen, by their names. */
function describeRows(document: PlanDocument, chosen: ChosenSeats): string {
  const rows = chosenRows(document, chosen);
  const names = rows.slice(0, maxNamed).map(({ row, zone }) => `${zone.name ?? ''} ${row.row_number}`.trim());
  return names.join(', ') + (rows.length > maxNamed ? ` … (${rows.length})` : '');
}

function Assign({ editor }: Props) {
  const { plans: texts } = useTexts();
  const document = useSettledDocument(editor);
  const chosen = useEditor(editor, (state) => state.chosen);
  const [first] = chosenRows(document, chosen);
  const seat = first?.row.seats.find(({ seat_guid }) => chosen.has(seat_guid));
  return (
    <div className={styles.pair}>
      <Select
        label={texts.zone}
        value={seat?.category ?? ''}
        options={document.categories.map(({ name }) => ({ value: name, text: name }))}
        onChange={(zone) => editor.edit((plan) => paintSeats(plan, chosen, zone))}
      />
      <Select
        label={texts.section}
        value={String(first?.at.zone ?? 0)}
        options={document.zones.map(({ name }, index) => ({
          value: String(index),
          text: name ?? String(index + 1),
        }))}
        onChange={(section) => editor.edit((plan) => assignSection(plan, chosen, Number(section)))}
      />
    </div>
  );
}

function SeatNumbers({ editor }: Props) {
  const { plans: texts } = useTexts();
  const chosen = useEditor(editor, (state) => state.chosen);
  const [first, setFirst] = useState('1');
  const [step, setStep] = useState('1');
  const [parity, setParity] = useState<'all' | 'odd' | 'even'>('all');
  const [from, setFrom] = useState<'left' | 'right'>('left');
  const [skip, setSkip] = useState('');
  const apply = () =>
    editor.edit((plan) =>
      numberSeats(plan, chosen, {
        first: first.trim() || '1',
        step: readNumber(step, 1, 100),
        parity,
        from,
        skip: readLabels(skip),
      }),
    );
  return (
    <>
      <div className={styles.pair}>
        <TextField label={texts.first} name="first-seat" value={first} onChange={setFirst} maxLength={10} />
        <TextField label={texts.step} name="seat-step" value={step} onChange={setStep} maxLength={3} />
        <Select
          label={texts.parity}
          value={parity}
          options={(['all', 'odd', 'even'] as const).map((value) => ({ value, text: texts.parities[value] }))}
          onChange={setParity}
        />
        <Select
          label={texts.from}
          value={from}
          options={(['left', 'right'] as const).map((value) => ({ value, text: texts.sides[value] }))}
          onChange={setFrom}
        />
      </div>
      <TextField label={texts.skip} name="skip-seats" value={skip} onChange={setSkip} hint={texts.skipHint} />
      <Button onPress={apply}>{texts.number}</Button>
    </>
  );
}

function RowNames({ editor }: Props) {
  const { plans: texts } = useTexts();
  const chosen = useEditor(editor, (state) => state.chosen);
  const [first, setFirst] = useState('1');
  const [from, setFrom] = useState<'front' | 'back'>('front');
  const [skip, setSkip] = useState('');
  const apply = () =>
    editor.edit((plan) =>
      labelRows(plan, chosen, { first: first.trim() || '1', from, skip: readLabels(skip) }),
    );
  return (
    <>
      <div className={styles.pair}>
        <TextField
          label={texts.firstRow}
          name="first-row"
          value={first}
          onChange={setFirst}
          hint={texts.firstRowHint}
          maxLength={20}
        />
        <Select
          label={texts.from}
          value={from}
          options={(['front', 'back'] as const).map((value) => ({ value, text: texts.ends[value] }))}
          onChange={setFrom}
        />
      </div>
      <TextField label={texts.skip} name="skip-rows" value={skip} onChange={setSkip} />
      <Button onPress={apply}>{texts.labelRows}</Button>
    </>
  );
}

function Shape({ editor }: Props) {
  const { plans: texts } = useTexts();
  const document = useSettledDocument(editor);
  const chosen = useEditor(editor, (state) => state.chosen);
  const [width, setWidth] = useState('100');
  const [turn, setTurn] = useState('15');
  const row = chosenRow(document, chosen);
  return (
    <>
      {row && <OneRow key={`${row.at.zone} ${row.at.index} ${row.seatCount}`} editor={editor} row={row} />}
      <div className={styles.pair}>
        <TextField label={texts.aisleWidth} name="aisle" value={width} onChange={setWidth} maxLength={4} />
        <TextField label={texts.degrees} name="degrees" value={turn} onChange={setTurn} maxLength={4} />
      </div>
      <div className={styles.buttons}>
        <Button onPress={() => editor.edit((plan) => cutAisles(plan, chosen, readNumber(width, 1, 2000)))}>
          {texts.cutAisle}
        </Button>
        <Button onPress={() => editor.edit((plan) => evenRows(plan, chosen))}>{texts.even}</Button>
        <Button onPress={() => editor.edit((plan) => turnSeats(plan, chosen, readNumber(turn, -360, 360)))}>
          {texts.turn}
        </Button>
      </div>
      <fieldset className={styles.buttons} aria-label={texts.align}>
        {edges.map((edge) => (
          <Button key={edge} onPress={() => editor.edit((plan) => alignRows(plan, chosen, edge))}>
            {texts.edges[edge]}
          </Button>
        ))}
        <Button onPress={() => editor.edit((plan) => distributeRows(plan, chosen, 'x'))}>
          {texts.distributeAcross}
        </Button>
        <Button onPress={() => editor.edit((plan) => distributeRows(plan, chosen, 'y'))}>
          {texts.distributeDown}
        </Button>
      </fieldset>
    </>
  );
}

interface OneRowProps extends Props {
  readonly row: NonNullable<ReturnType<typeof chosenRow>>;
}

/** A row that is chosen alone: its name, how many seats it has, and how it bends. */
function OneRow({ editor, row }: OneRowProps) {
  const { plans: texts } = useTexts();
  const document = useSettledDocument(editor);
  const label = document.zones[row.at.zone]?.rows[row.at.index]?.row_number ?? '';
  const [count, setCount] = useState(String(row.seatCount));
  const [rise, setRise] = useState(String(Math.round(row.arc.rise)));
  const apply = () => {
    const arc = { ...row.arc, rise: readNumber(rise, -20_000, 20_000) };
    editor.edit((plan) =>
      resizeRow(plan, row.at, { count: readNumber(count, 1, 1000), arc, random: randomGuid }),
    );
  };
  return (
    <>
      <div className={styles.pair}>
        <TextField
          label={texts.rowName}
          name="row-name"
          value={label}
          onChange={(text) =>
            editor.edit((plan) => changeRow(plan, row.at, (one) => ({ ...one, row_number: text })), {
              gesture: `row name ${row.at.zone} ${row.at.index}`,
            })
          }
          maxLength={20}
        />
        <TextField
          label={texts.seatCount}
          name="seat-count"
          value={count}
          onChange={setCount}
          maxLength={4}
        />
        <TextField label={texts.rise} name="rise" value={rise} onChange={setRise} maxLength={6} />
      </div>
      <Button onPress={apply}>{texts.reshape}</Button>
    </>
  );
}
