import { describe, expect, it } from 'vitest';
import { orderStates, orderTransitions } from './order-states.ts';
import { paymentStates, paymentTransitions } from './payment-states.ts';
import { refundStates, refundTransitions } from './refund-states.ts';
import { apply, canApply, type Transitions } from './state-machine.ts';

// Product §7: every step that exists. All others are refused.
const machines = [
  {
    name: 'order',
    states: orderStates,
    transitions: orderTransitions,
    steps: `
      awaiting_payment --pay--> paid
      awaiting_payment --expire--> expired
      awaiting_payment --cancel--> cancelled
      expired --payLate--> paid
      paid --refund--> refunded
      paid --reopen--> awaiting_payment`,
  },
  {
    name: 'payment',
    states: paymentStates,
    transitions: paymentTransitions,
    steps: `
      created --submit--> pending
      pending --succeed--> succeeded
      pending --fail--> failed
      pending --cancel--> cancelled
      failed --succeedLate--> succeeded
      cancelled --succeedLate--> succeeded
      succeeded --correct--> pending`,
  },
  {
    name: 'refund',
    states: refundStates,
    transitions: refundTransitions,
    steps: `
      created --submit--> pending
      pending --complete--> done
      pending --fail--> failed
      created --correct--> failed
      pending --correct--> failed
      done --correct--> failed`,
  },
];

const transitionLines = (text: string) => text.trim().split(/\s*\n\s*/);

function listSteps(states: readonly string[], transitions: Transitions<string, string>): string[] {
  return states.flatMap((state) =>
    Object.keys(transitions).flatMap((event) => {
      const result = apply(transitions, state, event);
      expect(canApply(transitions, state, event)).toBe(result.kind === 'applied');
      if (result.kind !== 'applied') expect(result.state).toBe(state);
      return result.kind === 'applied' ? [`${state} --${event}--> ${result.state}`] : [];
    }),
  );
}

describe.each(machines)('the states of a $name', ({ states, transitions, steps }) => {
  it('follow one another as the table says, and in no other way', () => {
    expect(listSteps(states, transitions).toSorted()).toEqual(transitionLines(steps).toSorted());
  });

  it('stay as they are when an event comes again', () => {
    for (const [event, { from, to }] of Object.entries(transitions)) {
      expect(from).not.toContain(to);
      expect(apply<string, string>(transitions, to, event)).toEqual({ kind: 'unchanged', state: to });
    }
  });
});

describe('an event that does not fit', () => {
  it.each([
    ['paid', 'expire'],
    ['paid', 'cancel'],
    ['cancelled', 'pay'],
    ['cancelled', 'payLate'],
    ['awaiting_payment', 'refund'],
    ['refunded', 'pay'],
  ] as const)('is refused: an order that is %s does not %s', (state, event) => {
    expect(apply(orderTransitions, state, event)).toEqual({ kind: 'refused', state });
  });

  it('is refused: money that has arrived cannot fail, whatever comes late', () => {
    expect(apply(paymentTransitions, 'succeeded', 'fail')).toEqual({ kind: 'refused', state: 'succeeded' });
    expect(apply(paymentTransitions, 'succeeded', 'cancel')).toEqual({ kind: 'refused', state: 'succeeded' });
  });
});
