import fc from 'fast-check';
import { expect, it } from 'vitest';
import { copySeats, mirrorSeats } from './copy-seats.ts';
import { cutAisles, evenRows } from './cut-aisles.ts';
import { beginHistory, type History, recordEdit, redo, undo } from './history.ts';
import { addRows, resizeRow } from './make-rows.ts';
import { markSeats, paintSeats } from './mark-seats.ts';
import { alignRows, moveSeats, turnSeats } from './move-seats.ts';
import { labelRows, numberSeats } from './number-seats.ts';
import { allGuids, type ChosenSeats, type PlanDocument } from './plan-document.ts';
import { applyPatch, diffPlans } from './plan-patch.ts';
import { assignSection, removeSeats } from './sections.ts';
import { counted, smallPlan } from './test/small-plan.ts';
import { addZone, changeZone } from './zones.ts';

interface Edit {
  readonly name: string;
  /** Whether every seat that was there is there afterwards. */
  readonly keepsSeats: boolean;
  readonly apply: (
    plan: PlanDocument,
    chosen: ChosenSeats,
    number: number,
    random: () => string,
  ) => PlanDocument;
}

const edits: readonly Edit[] = [
  { name: 'move', keepsSeats: true, apply: (plan, chosen, n) => moveSeats(plan, chosen, { x: n, y: -n }) },
  { name: 'turn', keepsSeats: true, apply: (plan, chosen, n) => turnSeats(plan, chosen, n) },
  { name: 'align', keepsSeats: true, apply: (plan, chosen) => alignRows(plan, chosen, 'left') },
  { name: 'paint', keepsSeats: true, apply: (plan, chosen) => paintSeats(plan, chosen, 'back') },
  {
    name: 'mark',
    keepsSeats: true,
    apply: (plan, chosen, n) => markSeats(plan, chosen, 'accessible', n % 2 === 0),
  },
  {
    name: 'number',
    keepsSeats: true,
    apply: (plan, chosen, n) =>
      numberSeats(plan, chosen, { first: String(Math.abs(n)), from: 'right', parity: 'odd' }),
  },
  {
    name: 'label',
    keepsSeats: true,
    apply: (plan, chosen) => labelRows(plan, chosen, { first: 'A', from: 'back' }),
  },
  { name: 'aisle', keepsSeats: true, apply: (plan, chosen) => cutAisles(plan, chosen, 100) },
  { name: 'even', keepsSeats: true, apply: (plan, chosen) => evenRows(plan, chosen) },
  {
    name: 'section',
    keepsSeats: true,
    apply: (plan, chosen, n) => assignSection(plan, chosen, Math.abs(n) % 2),
  },
  { name: 'zone', keepsSeats: true, apply: (plan, _chosen, n) => addZone(plan, { name: `zone ${n}` }) },
  {
    name: 'rename',
    keepsSeats: true,
    apply: (plan, _chosen, n) => changeZone(plan, 0, { name: `front ${n}` }),
  },
  {
    name: 'copy',
    keepsSeats: true,
    apply: (plan, chosen, n, random) => copySeats(plan, chosen, { x: n, y: 90 }, random).document,
  },
  {
    name: 'mirror',
    keepsSeats: true,
    apply: (plan, chosen, _n, random) => mirrorSeats(plan, chosen, random).document,
  },
  {
    name: 'rows',
    keepsSeats: true,
    apply: (plan, _chosen, n, random) =>
      addRows(plan, {
        zone: 0,
        category: 'back',
        first: { start: { x: n, y: 900 }, end: { x: n + 300, y: 900 }, rise: n },
        rowCount: 2,
        rowPitchCm: 90,
        seatPitchCm: 55,
        hasEqualRows: n > 0,
        label: '7',
        random,
      }),
  },
  {
    name: 'resize',
    keepsSeats: false,
    apply: (plan, _chosen, n, random) =>
      resizeRow(
        plan,
        { zone: 0, index: 0 },
        { count: Math.abs(n % 20), arc: { start: { x: 0, y: 0 }, end: { x: 500, y: 0 }, rise: 0 }, random },
      ),
  },
  { name: 'remove', keepsSeats: false, apply: (plan, chosen) => removeSeats(plan, chosen) },
];

const steps = fc.array(
  fc.record({
    edit: fc.constantFrom(...edits),
    chosen: fc.array(fc.nat({ max: 40 }), { maxLength: 12 }),
    number: fc.integer({ min: -300, max: 300 }),
  }),
  { maxLength: 12 },
);

const pick = (plan: PlanDocument, indexes: readonly number[]): Set<string> => {
  const guids = allGuids(plan);
  return new Set(indexes.flatMap((index) => guids[index] ?? []));
};

it('a seat keeps its guid through every edit, and no two ever have the same', () => {
  fc.assert(
    fc.property(steps, (all) => {
      const random = counted();
      all.reduce((plan, { edit, chosen, number }) => {
        const next = edit.apply(plan, pick(plan, chosen), number, random);
        const [before, after] = [allGuids(plan), allGuids(next)];
        expect(new Set(after).size).toBe(after.length);
        if (edit.keepsSeats) expect(new Set(after).isSupersetOf(new Set(before))).toBe(true);
        return next;
      }, smallPlan());
    }),
  );
});

it('undoing as often as was edited restores the very same document, and redoing the last one', () => {
  fc.assert(
    fc.property(steps, (all) => {
      const first = smallPlan();
      const written = JSON.stringify(first);
      const random = counted();
      const edited = all.reduce<History<PlanDocument>>(
        (history, { edit, chosen, number }) =>
          recordEdit(history, edit.apply(history.present, pick(history.present, chosen), number, random)),
        beginHistory(first),
      );
      const times = edited.past.length;
      const repeat = (history: History<PlanDocument>, step: typeof undo<PlanDocument>) =>
        Array.from({ length: times }).reduce<History<PlanDocument>>(step, history);
      const undone = repeat(edited, undo);
      expect(undone.present).toBe(first);
      expect(JSON.stringify(undone.present)).toBe(written);
      expect(repeat(undone, redo).present).toBe(edited.present);
      expect(undo(undone)).toBe(undone);
    }),
  );
});

it('edits of one gesture are undone together', () => {
  const first = smallPlan();
  const stroke = (history: History<PlanDocument>, by: number, gesture?: string) =>
    recordEdit(history, moveSeats(history.present, new Set(['1-1']), { x: by, y: 0 }), gesture);
  const drawn = stroke(stroke(stroke(beginHistory(first), 1, 'a'), 1, 'a'), 1, 'b');
  expect(drawn.past).toHaveLength(2);
  expect(undo(undo(drawn)).present).toBe(first);
  // What comes after an undo is another edit, though the gesture has the same name.
  expect(stroke(undo(drawn), 1, 'a').past).toHaveLength(2);
  expect(redo(stroke(undo(drawn), 1)).future).toEqual([]);
});

it('whoever has the document before gets the one after by what differs, and shares the rest', () => {
  fc.assert(
    fc.property(steps, (all) => {
      const random = counted();
      all.reduce((plan, { edit, chosen, number }) => {
        const next = edit.apply(plan, pick(plan, chosen), number, random);
        // As it arrives at somebody else.
        const patch = structuredClone(diffPlans(plan, next));
        expect(applyPatch(plan, patch)).toEqual(next);
        return next;
      }, smallPlan());
    }),
  );
  const plan = smallPlan();
  const patch = diffPlans(plan, paintSeats(plan, new Set(['1-1']), 'back'));
  expect(patch.zones).toMatchObject([{ from: 0, rows: [{ row_number: '1' }, 1] }, 1]);
  expect(() => applyPatch({ ...plan, zones: [] }, patch)).toThrow('another document');
});
