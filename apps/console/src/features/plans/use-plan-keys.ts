import { moveArea, removeArea } from '@parterre/domain/plan-editing/areas';
import { copySeats, mirrorSeats } from '@parterre/domain/plan-editing/copy-seats';
import { cutAisles, evenRows } from '@parterre/domain/plan-editing/cut-aisles';
import { type Direction, findSeat, seatBeside } from '@parterre/domain/plan-editing/find-seats';
import { markSeats, paintSeats, type SeatMark, sellWhole } from '@parterre/domain/plan-editing/mark-seats';
import { moveSeats, turnSeats } from '@parterre/domain/plan-editing/move-seats';
import { allGuids, chosenRows } from '@parterre/domain/plan-editing/plan-document';
import { removeSeats } from '@parterre/domain/plan-editing/sections';
import type { KeyboardEvent } from 'react';
import type { Editor, Tool } from './editor-store.ts';
import { randomGuid } from './random-guid.ts';
import { moveTrace } from './trace.ts';

export interface ScreenActs {
  readonly onHelp: () => void;
  readonly zoom: (factor: number) => void;
  readonly fit: () => void;
}

const directions: Readonly<Record<string, Direction>> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
};
const steps: Readonly<Record<Direction, { x: number; y: number }>> = {
  left: { x: -1, y: 0 },
  right: { x: 1, y: 0 },
  up: { x: 0, y: -1 },
  down: { x: 0, y: 1 },
};
const [stepCm, fineStepCm, turnDegrees, aisleCm, copyCm] = [10, 1, 5, 100, 90];
const zoomStep = 1.3;

const toolKeys: Readonly<Record<string, Tool>> = {
  KeyQ: 'select',
  KeyB: 'row',
  KeyP: 'paint',
  KeyT: 'area',
  KeyO: 'view',
  KeyI: 'trace',
};
const markKeys: Readonly<Record<string, SeatMark>> = {
  KeyA: 'accessible',
  KeyC: 'companion',
  KeyV: 'restricted_view',
};

/** By where keys lie and not by their letters, so that they are the same on a Russian keyboard. */
export function usePlanKeys(editor: Editor, screen: ScreenActs): (event: KeyboardEvent) => void {
  return (event) => {
    // What stands inside of it has keys of its own.
    if (event.target !== event.currentTarget) return;
    const isHandled =
      event.ctrlKey || event.metaKey ? onCommand(editor, event) : onKey(editor, event, screen);
    if (isHandled) event.preventDefault();
  };
}

function onCommand(editor: Editor, { code, shiftKey }: KeyboardEvent): boolean {
  const acts: Readonly<Record<string, () => void>> = {
    KeyZ: () => (shiftKey ? editor.redo() : editor.undo()),
    KeyY: () => editor.redo(),
    KeyA: () => editor.set({ chosen: new Set(allGuids(editor.read().history.present)), area: undefined }),
    KeyD: () => copyChosen(editor),
  };
  const act = acts[code];
  act?.();
  return act !== undefined;
}

function onKey(editor: Editor, event: KeyboardEvent, screen: ScreenActs): boolean {
  const { code, key, altKey, shiftKey } = event;
  const direction = directions[key];
  if (direction) {
    if (altKey) nudge(editor, direction, shiftKey ? fineStepCm : stepCm);
    else walk(editor, direction, shiftKey);
    return true;
  }
  if (key === '?') screen.onHelp();
  else if (key === '+' || key === '=') screen.zoom(zoomStep);
  else if (key === '-') screen.zoom(1 / zoomStep);
  else if (code === 'Digit0') screen.fit();
  else if (/^Digit[1-9]$/.test(code)) paintChosen(editor, Number(code.slice(-1)) - 1);
  else return onLetter(editor, code);
  return true;
}

function onLetter(editor: Editor, code: string): boolean {
  const { chosen, showsHeat } = editor.read();
  const [tool, mark] = [toolKeys[code], markKeys[code]];
  if (tool) {
    // There may be no picture to be moved.
    if (tool !== 'trace' || editor.read().trace) editor.set({ tool });
    return true;
  }
  if (mark) {
    toggleMark(editor, mark);
    return true;
  }
  const acts: Readonly<Record<string, () => void>> = {
    Escape: () => editor.set({ tool: 'select', chosen: new Set(), area: undefined, shown: [] }),
    Delete: () => removeChosen(editor),
    Backspace: () => removeChosen(editor),
    KeyR: () => chooseRows(editor),
    KeyS: () => chooseSections(editor),
    KeyM: () => mirrorChosen(editor),
    KeyG: () => editor.edit((plan) => cutAisles(plan, chosen, aisleCm)),
    KeyE: () => editor.edit((plan) => evenRows(plan, chosen)),
    KeyW: () => toggleWhole(editor),
    KeyH: () => editor.set({ showsHeat: !showsHeat }),
    BracketLeft: () => editor.edit((plan) => turnSeats(plan, chosen, -turnDegrees)),
    BracketRight: () => editor.edit((plan) => turnSeats(plan, chosen, turnDegrees)),
    Space: () => toggleCurrent(editor),
  };
  const act = acts[code];
  act?.();
  return act !== undefined;
}

function walk(editor: Editor, direction: Direction, isAdding: boolean): void {
  const { current, chosen, history } = editor.read();
  const known = current !== undefined && findSeat(history.present, current) ? current : undefined;
  const next = known ? seatBeside(history.present, known, direction) : allGuids(history.present)[0];
  if (next === undefined) return;
  editor.set({ current: next, chosen: new Set(isAdding ? [...chosen, next] : [next]), area: undefined });
}

function nudge(editor: Editor, direction: Direction, cm: number): void {
  const { chosen, area, tool, trace } = editor.read();
  const { x, y } = steps[direction];
  const by = { x: x * cm, y: y * cm };
  if (tool === 'trace' && trace) {
    editor.set({ trace: moveTrace(trace, by) });
    return;
  }
  if (area) editor.edit((plan) => moveArea(plan, area, by));
  else editor.edit((plan) => moveSeats(plan, chosen, by));
}

function toggleCurrent(editor: Editor): void {
  const { current, chosen } = editor.read();
  if (current === undefined) return;
  const next = new Set(chosen);
  if (!next.delete(current)) next.add(current);
  editor.set({ chosen: next });
}

function paintChosen(editor: Editor, index: number): void {
  const { chosen, history } = editor.read();
  const zone = history.present.categories[index]?.name;
  if (zone === undefined) return;
  editor.set({ zone });
  if (chosen.size > 0) editor.edit((plan) => paintSeats(plan, chosen, zone));
}

/** On, unless all of them have it already. */
export function toggleMark(editor: Editor, mark: SeatMark): void {
  const { chosen, history } = editor.read();
  const rows = chosenRows(history.present, chosen);
  const isOn = rows.every(({ row }) =>
    row.seats.every((seat) => !chosen.has(seat.seat_guid) || seat[mark] === true),
  );
  editor.edit((plan) => markSeats(plan, chosen, mark, !isOn));
}

export function toggleWhole(editor: Editor): void {
  const { chosen, history } = editor.read();
  const isOn = chosenRows(history.present, chosen).every(({ row }) => row.sold_whole === true);
  editor.edit((plan) => sellWhole(plan, chosen, !isOn));
}

export function chooseRows(editor: Editor): void {
  const { chosen, history } = editor.read();
  const rows = chosenRows(history.present, chosen);
  const guids = rows.flatMap(({ row }) => row.seats.map(({ seat_guid }) => seat_guid));
  editor.set({ chosen: new Set(guids) });
}

export function chooseSections(editor: Editor): void {
  const { chosen, history } = editor.read();
  const zones = new Set(chosenRows(history.present, chosen).map(({ zone }) => zone));
  const guids = [...zones].flatMap(({ rows }) =>
    rows.flatMap(({ seats }) => seats.map(({ seat_guid }) => seat_guid)),
  );
  editor.set({ chosen: new Set(guids) });
}

export function removeChosen(editor: Editor): void {
  const { chosen, area } = editor.read();
  if (area) editor.edit((plan) => removeArea(plan, area));
  else editor.edit((plan) => removeSeats(plan, chosen));
}

export function copyChosen(editor: Editor): void {
  const { chosen, history } = editor.read();
  if (chosen.size === 0) return;
  const copied = copySeats(history.present, chosen, { x: 0, y: copyCm }, randomGuid);
  editor.edit(() => copied.document, { chosen: copied.chosen });
}

export function mirrorChosen(editor: Editor): void {
  const { chosen, history } = editor.read();
  if (chosen.size === 0) return;
  const copied = mirrorSeats(history.present, chosen, randomGuid);
  editor.edit(() => copied.document, { chosen: copied.chosen });
}
