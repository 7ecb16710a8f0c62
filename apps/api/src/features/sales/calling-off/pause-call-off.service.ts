import type { Area } from '@parterre/domain/staff/scope';
import { type Command, type Refused, refuse } from '../../../commands/command.ts';
import type { Tx } from '../../../database/connect.ts';
import { makeProblem } from '../../../problems/problem.ts';
import { describePerformance } from '../../performances/withholding/hall.service.ts';
import { type CallOffRow, hastenFailed, lockCallOff, updateCallOffState } from './calling-off.queries.ts';

type Stored = { readonly call_off_id: string };

const noCallOff = makeProblem('not_found', 'There is no such call-off.');
const over = makeProblem('call_off_over', 'All is given back, or it is played after all.');
const asItIs = makeProblem('nothing_changes', 'It is so already.');

/** Gives nothing more back for now. What is being given back at this moment is waited for. */
export const pauseCallOff: Command<'performance.pause-call-off', CallOffRow, Stored> = {
  name: 'performance.pause-call-off',
  permission: 'performances.call-off',
  // Stopping must be quick, and does nothing that cannot be undone.
  needsStepUp: false,
  preview: async (tx, { call_off_id: id }, { at }) => {
    const found = await findCallOff(tx, id, at);
    if (found.kind === 'refused') return found;
    if (found.callOff.state === 'paused') return refuse(asItIs);
    return previewState(found, 'paused');
  },
  run: async (tx, { id }, { at }) => {
    await updateCallOffState(tx, id, { state: 'paused', at });
    return { call_off_id: id };
  },
  answer: (stored) => stored,
};

/** Goes on, and tries at once what had failed. */
export const resumeCallOff: Command<'performance.resume-call-off', CallOffRow, Stored> = {
  name: 'performance.resume-call-off',
  permission: 'performances.call-off',
  needsStepUp: false,
  preview: async (tx, { call_off_id: id }, { at }) => {
    const found = await findCallOff(tx, id, at);
    return found.kind === 'refused' ? found : previewState(found, 'running');
  },
  run: async (tx, { id }, { at }) => {
    await updateCallOffState(tx, id, { state: 'running', at });
    await hastenFailed(tx, id, at);
    return { call_off_id: id };
  },
  answer: (stored) => stored,
};

interface Found {
  readonly kind: 'found';
  readonly callOff: CallOffRow;
  readonly area: Area;
}

async function findCallOff(tx: Tx, id: string, at: Date): Promise<Found | Refused> {
  const callOff = await lockCallOff(tx, id);
  if (!callOff) return refuse(noCallOff);
  if (callOff.state === 'done' || callOff.state === 'withdrawn') return refuse(over);
  const described = await describePerformance(tx, callOff.performance_id, undefined, at);
  // One that has gone from the catalogue is at no place.
  const area: Area = described?.area ?? {
    kind: 'events',
    events: [{ eventId: callOff.event_id, placeIds: [] }],
  };
  return { kind: 'found', callOff, area };
}

const previewState = ({ callOff, area }: Found, state: CallOffRow['state']) =>
  ({
    kind: 'previewed',
    subject: `performance:${callOff.performance_id}`,
    area,
    before: { call_off: callOff.state },
    after: { call_off: state },
    change: callOff,
  }) as const;
