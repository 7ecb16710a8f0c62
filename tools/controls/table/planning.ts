import type { Controls } from '../control.ts';

const changes = 'apps/api/src/features/catalogue/performance-changes';
const changing = `${changes}/change-performances.service.ts`;
const creating = `${changes}/create-performances.service.ts`;
const changesTest = [`${changes}/change-performances.test.ts`];
const createTest = [`${changes}/create-performances.test.ts`];
const moving = 'apps/api/src/features/sales/moving';
const moveOrder = `${moving}/move-order.service.ts`;
const planMove = `${moving}/plan-move.service.ts`;
const executeMove = `${moving}/execute-move.service.ts`;
const movingTest = [`${moving}/moving.test.ts`];
const moneyTest = [`${moving}/moving-money.test.ts`];
const movePrices = ['packages/domain/src/order/ticket-move.test.ts'];

/** What the house plans otherwise than it was: evenings, and who sits where. */
export const planningControls: Controls = {
  'Performances are changed in part, over what somebody else has just changed, into a hall that is taken, or away from whoever has a ticket':
    [
      {
        defence: 'what somebody has changed meanwhile is not written over',
        file: changing,
        text: 'if (stale.length > 0) return markStale(unchanged, stale, stored);',
        without: 'if (stale.length > 9) return markStale(unchanged, stale, stored);',
        tests: changesTest,
      },
      {
        defence: 'all of them are changed or none',
        file: changing,
        text: '...(isRefused && { blocked: someRefused }),',
        without: '...(!isRefused && false && { blocked: someRefused }),',
        tests: changesTest,
      },
      {
        defence: 'whoever has a ticket is not told another hour by a change of many',
        file: changing,
        text: 'isSold: stored.sold.has(id)',
        without: 'isSold: false && stored.sold.has(id)',
        tests: changesTest,
      },
      {
        defence: 'nothing is moved into a hall that is taken',
        file: changing,
        text: "return draft.refused || clash === undefined ? draft : refuseDraft(draft, 'clash', clash);",
        without: "return draft.refused || clash !== '' ? draft : refuseDraft(draft, 'clash', clash);",
        tests: changesTest,
      },
      {
        defence: 'no performance begins at an hour that clocks skip',
        file: changing,
        text: "return missing === undefined ? draft : refuseDraft(draft, 'no_such_time', missing);",
        without: "return missing !== '' ? draft : refuseDraft(draft, 'no_such_time', missing);",
        tests: changesTest,
      },
      {
        defence: 'a role counts for all events that are changed',
        file: changing,
        text: 'area: touchedArea([...stored.rows.values()]),',
        without: 'area: touchedArea([...stored.rows.values()].slice(0, 0)),',
        tests: changesTest,
      },
      {
        defence: 'a run is made in no hall that is taken',
        file: creating,
        text: "return clash === undefined ? draft : refuseDraft(draft, 'clash', clash);",
        without: "return clash !== '' ? draft : refuseDraft(draft, 'clash', clash);",
        tests: createTest,
      },
      {
        defence: 'none of a run is made while one of it cannot be',
        file: creating,
        text: '...(isRefused && { blocked: someRefused }),',
        without: '...(!isRefused && false && { blocked: someRefused }),',
        tests: createTest,
      },
      {
        defence: 'no performance is made in the past',
        file: creating,
        text: "if (start <= now) return refuseDraft(draft, 'into_past');",
        without: "if (start <= '') return refuseDraft(draft, 'into_past');",
        tests: createTest,
      },
      {
        defence: 'a run is of so many at most',
        file: creating,
        text: 'if (starts.length > maxCreatedPerformances) return refuse(tooMany);',
        without: 'if (starts.length > 100 * maxCreatedPerformances) return refuse(tooMany);',
        tests: createTest,
      },
    ],
  'Tickets are moved to a place that somebody has, for another sum than was agreed to, from under whoever is inside, or with money that is for others':
    [
      {
        defence: 'the difference is the one that was agreed to',
        file: moveOrder,
        text: 'toWire(money(minor, order.currency)) !== difference)',
        without: 'toWire(money(minor, order.currency)) !== toWire(money(minor, order.currency)))',
        tests: movingTest,
      },
      {
        defence: 'a difference is made up in a way that suits it',
        file: 'packages/domain/src/order/ticket-move.ts',
        text: "if (differenceMinor === 0) return settlement === 'even';",
        without: 'if (differenceMinor === 0) return true;',
        tests: movePrices,
      },
      {
        defence: 'no more goes back than is booked for the tickets',
        file: moveOrder,
        text: "settlement === 'refund' && (plan.leavingMinor < -minor || sendable < -minor)",
        without: "settlement === 'refund' && sendable < -minor",
        tests: moneyTest,
      },
      {
        defence: 'what is given back or waived counts towards the limit of the account',
        file: moveOrder,
        text: 'needsSecondPerson:\n        isGiven &&',
        without: 'needsSecondPerson:\n        !isGiven &&',
        tests: movingTest,
      },
      {
        defence: 'a move wants a touch of a passkey',
        file: moveOrder,
        text: 'needsStepUp: true',
        without: 'needsStepUp: false',
        tests: movingTest,
      },
      {
        defence: 'whose role does not count for an order learns nothing of it',
        file: moveOrder,
        text: "isPermitted(actor.grants, 'orders.move', await orderArea(tx, order)))",
        without: "isPermitted(actor.grants, 'orders.move', { kind: 'own' }))",
        tests: movingTest,
      },
      {
        defence: 'tickets of nobody who is known are not moved',
        file: moveOrder,
        text: 'if (!isMailed && !(await isWithoutAddress(tx, id))) return refuse(nobody);',
        without: '',
        tests: movingTest,
      },
      {
        defence: 'a place that was taken meanwhile is not sold twice',
        file: executeMove,
        text: "if (!taken) throw new Contended('somebody was quicker at a seat');\n  const reached",
        without: 'if (!taken) throw new Error();\n  const reached',
        tests: movingTest,
      },
      {
        defence: 'a ticket and a place are named once',
        file: planMove,
        text: "return { kind: 'named-twice' };",
        without: 'continue;',
        tests: movingTest,
      },
      {
        defence: 'a performance is not left once its codes open doors',
        file: planMove,
        text: "return { kind: 'doors-open' };",
        without: 'continue;',
        tests: moneyTest,
      },
      {
        defence: 'nobody is moved to a performance that is not on sale',
        file: planMove,
        text: "if (state !== 'on_sale') return { kind: 'sale-closed', state };",
        without: '',
        tests: movingTest,
      },
    ],
};
