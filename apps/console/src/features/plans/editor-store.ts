import { beginHistory, type History, recordEdit, redo, undo } from '@parterre/domain/plan-editing/history';
import type { PlanVerdict } from '@parterre/domain/plan-editing/judge-plan';
import {
  allGuids,
  type ChosenSeats,
  fixScale,
  type PlanAddress,
  type PlanDocument,
} from '@parterre/domain/plan-editing/plan-document';
import type { PretixRow } from '@parterre/domain/seats/pretix/pretix-document';
import { useSyncExternalStore } from 'react';
import type { Trace } from './trace.ts';

export const tools = ['select', 'row', 'paint', 'area', 'view', 'trace'] as const;
export type Tool = (typeof tools)[number];

/** How rows are drawn that are pulled up with the mouse, in centimetres. */
export interface RowSettings {
  readonly rowCount: number;
  readonly rowPitchCm: number;
  readonly seatPitchCm: number;
  readonly riseCm: number;
  readonly hasEqualRows: boolean;
  readonly label: string;
}

export type AreaKind = 'stage' | 'standing' | 'other';

export interface EditorState {
  readonly history: History<PlanDocument>;
  /** The document as it was before somebody began to draw who has not lifted the hand yet: panels wait for the end. */
  readonly settled: PlanDocument;
  readonly isDrawing: boolean;
  readonly chosen: ChosenSeats;
  /** The last seat that was turned to: from there arrows go on. */
  readonly current: string | undefined;
  readonly area: PlanAddress | undefined;
  readonly tool: Tool;
  /** The zone that is painted, and that new seats are of. */
  readonly zone: string;
  /** The section that new rows and areas stand in. */
  readonly section: number;
  readonly rows: RowSettings;
  readonly areaKind: AreaKind;
  readonly showsHeat: boolean;
  /** What lies below, to be traced; moved with a tool of its own. */
  readonly trace: Trace | undefined;
  /** Seats that a panel points at. */
  readonly shown: readonly string[];
  readonly judged: Judged;
}

/** What is known of the plan as it was a moment ago. */
export interface Judged {
  readonly verdict: PlanVerdict | undefined;
  /** Of each row that has not changed since. */
  readonly heat: WeakMap<PretixRow, Uint8Array> | undefined;
  /** Whether what was drawn would be there again after the browser is closed. */
  readonly isKept: boolean;
}

type Edit = (document: PlanDocument) => PlanDocument;

export interface Editor {
  readonly read: () => EditorState;
  readonly subscribe: (listener: () => void) => () => void;
  /** Everything but the document. */
  readonly set: (change: Partial<Omit<EditorState, 'history' | 'settled'>>) => void;
  /** Changes the document; edits of one gesture are undone together. */
  readonly edit: (edit: Edit, more?: { gesture?: string; chosen?: ChosenSeats }) => void;
  readonly undo: () => void;
  readonly redo: () => void;
}

const usualRows: RowSettings = {
  rowCount: 1,
  rowPitchCm: 90,
  seatPitchCm: 55,
  riseCm: 0,
  hasEqualRows: false,
  label: '1',
};

/** The state of the hall editor. What is drawn is read from it, row by row, so that only what changed is drawn anew. */
export function createEditor(document: PlanDocument): Editor {
  const listeners = new Set<() => void>();
  let state: EditorState = {
    history: beginHistory(document),
    settled: document,
    isDrawing: false,
    chosen: new Set(),
    current: undefined,
    area: undefined,
    tool: 'select',
    zone: document.categories[0]?.name ?? '',
    section: 0,
    rows: usualRows,
    areaKind: 'standing',
    showsHeat: false,
    trace: undefined,
    shown: [],
    judged: { verdict: undefined, heat: undefined, isKept: true },
  };
  const become = (next: EditorState) => {
    if (next === state) return;
    state = next.isDrawing ? next : { ...next, settled: next.history.present };
    for (const listener of listeners) listener();
  };
  const travel = (history: History<PlanDocument>) => {
    if (history !== state.history) become({ ...state, history, ...stillThere(history.present, state) });
  };
  return {
    read: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    set: (change) => become({ ...state, ...change }),
    edit: (edit, { gesture, chosen } = {}) => {
      const { history } = state;
      const { present } = history;
      const edited = edit(present.metres_per_unit === undefined ? fixScale(present) : present);
      const next = recordEdit(history, edited, gesture);
      // What one gesture or a typed text changes takes no seat away.
      const kept = next === history || gesture !== undefined ? {} : stillThere(edited, state);
      become({ ...state, history: next, ...kept, ...(chosen && { chosen }) });
    },
    undo: () => travel(undo(state.history)),
    redo: () => travel(redo(state.history)),
  };
}

/** What is chosen, as far as the document still has it. */
function stillThere(document: PlanDocument, { chosen, area, zone, section }: EditorState) {
  const guids = chosen.size > 0 ? new Set(allGuids(document)) : undefined;
  const isWhole = !guids || [...chosen].every((guid) => guids.has(guid));
  const zones = document.categories.map(({ name }) => name);
  const hasArea = area && document.zones[area.zone]?.areas?.[area.index];
  return {
    ...(!isWhole && { chosen: new Set([...chosen].filter((guid) => guids?.has(guid))) }),
    area: hasArea ? area : undefined,
    zone: zones.includes(zone) ? zone : (zones[0] ?? ''),
    section: Math.max(0, Math.min(section, document.zones.length - 1)),
  };
}

/** A part of the state; what is read must be the same object for as long as it is the same. */
export const useEditor = <Part>(editor: Editor, read: (state: EditorState) => Part): Part =>
  useSyncExternalStore(editor.subscribe, () => read(editor.read()));

export const useDocument = (editor: Editor): PlanDocument =>
  useEditor(editor, ({ history }) => history.present);

/** For panels: while somebody draws they stay as they are, so that each step draws rows and nothing else. */
export const useSettledDocument = (editor: Editor): PlanDocument =>
  useEditor(editor, ({ settled }) => settled);
