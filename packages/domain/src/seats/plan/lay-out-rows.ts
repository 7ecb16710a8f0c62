import type { PlanName, PlanRow, PlanSection, SeatPlan } from './plan.ts';

export type SectionLayout = PlanName & { readonly rows: readonly RowLayout[] };
export type RowLayout = Pick<PlanRow, 'label' | 'seatCount' | 'soldWhole'>;

/** Numbers the rows of all sections, and the seats of all rows, one after another. */
export function layOutRows(
  layout: readonly SectionLayout[],
): Pick<SeatPlan, 'sections' | 'rows' | 'seatCount' | 'row'> {
  const sections: PlanSection[] = [];
  const rows: PlanRow[] = [];
  let seatCount = 0;
  for (const { name, names, rows: sectionRows } of layout) {
    sections.push({ name, names, firstRow: rows.length, rowCount: sectionRows.length });
    for (const row of sectionRows) {
      rows.push({ section: sections.length - 1, firstSeat: seatCount, ...row });
      seatCount += row.seatCount;
    }
  }
  const row = new Uint16Array(seatCount);
  rows.forEach(({ firstSeat, seatCount: count }, index) => {
    row.fill(index, firstSeat, firstSeat + count);
  });
  return { sections, rows, seatCount, row };
}
