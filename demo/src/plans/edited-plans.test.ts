import { beginHistory, recordEdit, undo } from '@parterre/domain/plan-editing/history';
import { moveSeats } from '@parterre/domain/plan-editing/move-seats';
import { openPlan, writePlan } from '@parterre/domain/plan-editing/open-plan';
import { toPlainPretix } from '@parterre/domain/plan-editing/plain-pretix';
import { allGuids } from '@parterre/domain/plan-editing/plan-document';
import { pretixFaults } from '@parterre/domain/plan-editing/test/pretix-schema';
import { describe, expect, it } from 'vitest';
import { plans } from './seating-plans.ts';

const names = Object.keys(plans) as (keyof typeof plans)[];
const ways: [string, (plan: object) => string][] = [
  ['on one line', (plan) => JSON.stringify(plan)],
  ['indented by spaces', (plan) => `${JSON.stringify(plan, null, 2)}\n`],
  ['indented by tabs', (plan) => JSON.stringify(plan, null, '\t')],
];

describe.each(names)('the hall %s in the editor', (name) => {
  it.each(ways)('comes out byte for byte as it was when nothing was changed: %s', (_way, write) => {
    const text = write(plans[name]);
    const opened = openPlan(text);
    if (opened.kind === 'refused') throw new Error(JSON.stringify(opened.faults));
    const { plan } = opened;
    expect(writePlan(plan, plan.document)).toBe(text);
    // Not because the text was kept: what was read is written the same way.
    expect(writePlan(plan, { ...plan.document })).toBe(text);
  });

  it('comes out byte for byte as it was when what was changed is undone', () => {
    const text = JSON.stringify(plans[name]);
    const opened = openPlan(text);
    if (opened.kind === 'refused') throw new Error(JSON.stringify(opened.faults));
    const { document } = opened.plan;
    const moved = moveSeats(document, new Set(allGuids(document).slice(0, 3)), { x: 10, y: 0 });
    const history = recordEdit(beginHistory(document), moved);
    expect(writePlan(opened.plan, history.present)).not.toBe(text);
    expect(writePlan(opened.plan, undo(history).present)).toBe(text);
  });

  it('is a plan that pretix takes, when it is written for pretix', () => {
    const opened = openPlan(JSON.stringify(plans[name]));
    if (opened.kind === 'refused') throw new Error(JSON.stringify(opened.faults));
    const { document } = opened.plan;
    const plain = toPlainPretix(document);
    expect(pretixFaults(plain)).toEqual([]);
    expect(allGuids(plain)).toEqual(allGuids(document));
  });
});
