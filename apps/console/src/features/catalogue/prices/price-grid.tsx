import type { Item } from '@parterre/domain/drafts/item';
import { formatMoney } from '@parterre/domain/money/format-money';
import { toWire } from '@parterre/domain/money/wire-money';
import { priceFields } from '@parterre/domain/price-lists/edit-prices';
import { readBlock } from '@parterre/domain/price-lists/read-block';
import {
  type CellFault,
  type PriceBasis,
  type PriceCell,
  type ShownAmount,
  showAmount,
  type TypedPrice,
} from '@parterre/domain/price-lists/type-prices';
import { type ClipboardEvent, type KeyboardEvent, useRef, useState } from 'react';
import { useLanguage, useTexts } from '../../../i18n/language.tsx';
import hidden from '../../../ui/visually-hidden.module.css';
import { type GridPlace, moveInGrid } from './grid-moves.ts';
import styles from './prices.module.css';
import { RateAge } from './rate-age.tsx';

interface Props {
  readonly label: string;
  readonly types: readonly Item[];
  readonly currencies: readonly string[];
  readonly basis: PriceBasis;
  readonly zoneName: (zone: string) => string;
  readonly faults: readonly CellFault[];
  readonly at: GridPlace;
  readonly onMove: (place: GridPlace) => void;
  /** Left out for those who only look. */
  readonly onType?: ((typed: readonly TypedPrice[]) => void) | undefined;
  /** Sets what is derived, and lets what was set follow the rate again. */
  readonly onToggle?: ((cell: PriceCell) => void) | undefined;
}

/** What a place of the grid is of. Price and fee of a currency stand side by side. */
export function readCell(
  types: readonly Item[],
  currencies: readonly string[],
  { row, column }: GridPlace,
): PriceCell | undefined {
  const zone = types[row]?.zone;
  const currency = currencies[Math.floor(column / priceFields.length)];
  const field = priceFields[column % priceFields.length];
  return zone !== undefined && currency && field ? { zone: String(zone), currency, field } : undefined;
}

export const isAbout = (cell: PriceCell, other: PriceCell): boolean =>
  cell.zone === other.zone && cell.currency === other.currency && cell.field === other.field;

/** Zones by currencies, worked in as in a spreadsheet: arrows, Enter, Escape, Space, Delete, and blocks that are pasted. */
export function PriceGrid(props: Props) {
  const { label, types, currencies, basis, zoneName, faults, at, onMove, onType, onToggle } = props;
  const { prices: texts, catalogue: words } = useTexts();
  const grid = useRef<HTMLTableElement>(null);
  const [typing, setTyping] = useState<string>();
  const isGivenUp = useRef(false);
  const size = { rows: types.length, columns: currencies.length * priceFields.length };
  const cellAt = (place: GridPlace) => readCell(types, currencies, place);
  const faultAt = (cell: PriceCell) => faults.find((fault) => isAbout(fault, cell));

  const go = (place: GridPlace) => {
    onMove(place);
    grid.current?.querySelector<HTMLElement>(`[data-place="${place.row} ${place.column}"]`)?.focus();
  };
  const begin = (text: string) => {
    if (!onType) return;
    isGivenUp.current = false;
    setTyping(text);
  };
  const beginWithShown = () => {
    const cell = cellAt(at);
    if (cell) begin(faultAt(cell)?.text ?? plainText(findAmount(types, cell, basis)));
  };
  /** The field is left: by a key that goes on, by a press elsewhere, or because somebody gave up. */
  const finish = (text: string, before: string) => {
    setTyping(undefined);
    const cell = cellAt(at);
    if (cell && !isGivenUp.current && text !== before) onType?.([{ ...cell, text }]);
  };

  const onCellKey = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const cell = cellAt(at);
    const moved = moveInGrid(event.key, at, size);
    if (moved) go(moved);
    else if (event.key === 'Enter' || event.key === 'F2') beginWithShown();
    else if (event.key === ' ' && cell) onToggle?.(cell);
    else if ((event.key === 'Delete' || event.key === 'Backspace') && cell) onType?.([{ ...cell, text: '' }]);
    else if (event.key.length === 1) begin(event.key);
    else return;
    event.preventDefault();
  };
  const onFieldKey = (event: KeyboardEvent) => {
    event.stopPropagation();
    const step = { Enter: { row: 1, column: 0 }, Tab: { row: 0, column: event.shiftKey ? -1 : 1 } };
    if (event.key === 'Escape') {
      isGivenUp.current = true;
      go(at);
    } else if (event.key === 'Enter' || event.key === 'Tab') {
      const { row, column } = step[event.key];
      go({
        row: Math.min(at.row + row, size.rows - 1),
        column: Math.max(0, Math.min(at.column + column, size.columns - 1)),
      });
    } else return;
    event.preventDefault();
  };
  const onPaste = (event: ClipboardEvent) => {
    const text = event.clipboardData.getData('text');
    if (!onType || (typing !== undefined && !/[\t\n]/.test(text))) return;
    event.preventDefault();
    isGivenUp.current = true;
    onType(
      readBlock(text).flatMap((line, row) =>
        line.flatMap((cellText, column) => {
          const cell = cellAt({ row: at.row + row, column: at.column + column });
          return cell && at.column + column < size.columns ? { ...cell, text: cellText } : [];
        }),
      ),
    );
    go(at);
  };

  return (
    <table
      ref={grid}
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a table whose cells are moved in is a grid
      role="grid"
      aria-label={label}
      aria-readonly={!onType}
      className={styles.grid}
      onPaste={onPaste}
    >
      <thead>
        <tr>
          <th scope="col" rowSpan={2} className={styles.zone}>
            {words.fields.zone}
          </th>
          {currencies.map((currency) => (
            <th key={currency} scope="colgroup" colSpan={priceFields.length} className={styles.currencies}>
              {currency}
              {currency === basis.currency && <span>{texts.baseCurrency}</span>}
              {basis.rates
                .filter(({ to }) => to === currency)
                .map(({ setAt }) => (
                  <RateAge key={setAt} setAt={setAt} />
                ))}
            </th>
          ))}
        </tr>
        <tr>
          {currencies.map((currency) =>
            priceFields.map((field) => (
              <th key={`${currency} ${field}`} scope="col" className={styles.field}>
                {texts.fields[field]}
              </th>
            )),
          )}
        </tr>
      </thead>
      <tbody>
        {types.map((type, row) => (
          <tr key={String(type.zone)}>
            <th scope="row" className={styles.zone}>
              {zoneName(String(type.zone))}
            </th>
            {Array.from({ length: size.columns }, (_, column) => {
              const cell = cellAt({ row, column });
              if (!cell) return null;
              const isHere = at.row === row && at.column === column;
              return (
                <Cell
                  key={`${cell.currency} ${cell.field}`}
                  place={`${row} ${column}`}
                  isHere={isHere}
                  isFirst={cell.field === priceFields[0]}
                  shown={showAmount(type, cell, basis)}
                  fault={faultAt(cell)}
                  label={`${zoneName(cell.zone)}, ${cell.currency}, ${texts.fields[cell.field]}`}
                  typing={isHere ? typing : undefined}
                  onFocus={() => isHere || onMove({ row, column })}
                  onPress={() => isHere && typing === undefined && beginWithShown()}
                  onKeyDown={typing === undefined ? onCellKey : undefined}
                  onFieldKey={onFieldKey}
                  onFinish={finish}
                />
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const findAmount = (types: readonly Item[], cell: PriceCell, basis: PriceBasis) =>
  showAmount(types.find(({ zone }) => zone === cell.zone) ?? {}, cell, basis).amount;

const plainText = (amount: ShownAmount['amount']): string => (amount ? String(toWire(amount)) : '');

interface CellProps {
  readonly place: string;
  readonly isHere: boolean;
  readonly isFirst: boolean;
  readonly shown: ShownAmount;
  readonly fault: CellFault | undefined;
  readonly label: string;
  readonly typing: string | undefined;
  readonly onFocus: () => void;
  readonly onPress: () => void;
  readonly onKeyDown: ((event: KeyboardEvent) => void) | undefined;
  readonly onFieldKey: (event: KeyboardEvent) => void;
  readonly onFinish: (text: string, before: string) => void;
}

function Cell({ shown, fault, typing, label, isHere, ...cell }: CellProps) {
  const { prices: texts } = useTexts();
  const { language } = useLanguage();
  const wasHere = useRef(false);
  const { origin, amount } = shown;
  const name = { base: undefined, set: texts.set, derived: texts.derived, missing: texts.missing }[origin];
  return (
    <td
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: what is moved in and typed in is a cell of a grid
      role="gridcell"
      className={styles.amount}
      tabIndex={isHere ? 0 : -1}
      data-place={cell.place}
      data-origin={origin}
      data-is-first={cell.isFirst}
      aria-invalid={fault !== undefined || undefined}
      aria-selected={isHere}
      onFocus={cell.onFocus}
      onPointerDown={(event) => {
        wasHere.current = event.currentTarget === document.activeElement;
      }}
      onClick={() => wasHere.current && cell.onPress()}
      onKeyDown={cell.onKeyDown}
    >
      {typing === undefined ? (
        <>
          {fault ? fault.text : amount ? formatMoney(amount, language) : '—'}
          {name && <span className={hidden.hidden}>, {name}</span>}
          {fault && <span className={hidden.hidden}>, {texts.faults[fault.fault]}</span>}
        </>
      ) : (
        <Field
          first={typing}
          label={label}
          onKeyDown={cell.onFieldKey}
          onFinish={(text) => cell.onFinish(text, fault?.text ?? plainText(amount))}
        />
      )}
    </td>
  );
}

interface FieldProps {
  readonly first: string;
  readonly label: string;
  readonly onKeyDown: (event: KeyboardEvent) => void;
  readonly onFinish: (text: string) => void;
}

function Field({ first, label, onKeyDown, onFinish }: FieldProps) {
  const [text, setText] = useState(first);
  const field = useRef<HTMLInputElement>(null);
  return (
    <input
      ref={(element) => {
        // Once: what is typed goes on where the cursor is.
        if (element && !field.current) element.focus();
        field.current = element;
      }}
      className={styles.typing}
      aria-label={label}
      inputMode="decimal"
      value={text}
      onChange={(event) => setText(event.currentTarget.value)}
      onKeyDown={onKeyDown}
      onBlur={() => onFinish(text)}
    />
  );
}
