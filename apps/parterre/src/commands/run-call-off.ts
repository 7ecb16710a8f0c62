import type { Json } from '@parterre/api/commands/command';
import type { Db } from '@parterre/api/database/connect';
import { draftDateChange } from '@parterre/api/features/catalogue/import/change-date.service';
import { callOff } from '@parterre/api/features/sales/calling-off/call-off.service';
import { selectLastCallOff } from '@parterre/api/features/sales/calling-off/calling-off.queries';
import { pauseCallOff, resumeCallOff } from '@parterre/api/features/sales/calling-off/pause-call-off.service';
import { StartFault } from '@parterre/api/start-fault';
import { callOffInput } from '@parterre/contracts/console/call-offs';
import type { CommandInput } from '@parterre/contracts/console/commands';
import { print } from '../print.ts';
import { readArguments } from '../read-options.ts';
import { previewAsOperator, runAsOperator } from './run-as-operator.ts';
import { withSale } from './with-sale.ts';

const usage =
  'call-off DATE --cancel DAYS | --postpone | --move 2027-03-18T19:00 [--yes], or --pause, --resume';
const reason = 'called off from the command line';

/** `call-off N`: says what cancelling, postponing or moving a performance would do; `--yes` does it, by the console's commands. */
export async function runCallOff(args: readonly string[]): Promise<number> {
  const { words, options } = readArguments(args, {
    cancel: { type: 'string' },
    postpone: { type: 'boolean' },
    move: { type: 'string' },
    yes: { type: 'boolean' },
    pause: { type: 'boolean' },
    resume: { type: 'boolean' },
  });
  const performanceId = Number(words[0]);
  if (options.pause || options.resume)
    return withSale((_sale, db) => setPace(db, performanceId, options.pause ? 'pause' : 'resume'));
  const input = readInput(performanceId, options);
  return withSale(async ({ deps }, db) => {
    const command = callOff({ sale: deps, draftDateChange });
    if (!options.yes) {
      const { after } = await previewAsOperator(db, command, input);
      for (const [name, value] of Object.entries(after ?? {})) print(`${name.padEnd(16)} ${write(value)}`);
      print('Nothing is done yet: add --yes.');
      return 0;
    }
    const { orders } = await runAsOperator(db, command, { input, reason });
    print(
      orders > 0
        ? `Done. The buyers of ${orders} orders are written to in ten minutes.`
        : 'Done. Nobody has tickets, so nobody is written to.',
    );
    return 0;
  });
}

const write = (value: Json | undefined) => (typeof value === 'string' ? value : JSON.stringify(value));

interface Meant {
  readonly cancel?: string | undefined;
  readonly postpone?: boolean | undefined;
  readonly move?: string | undefined;
}

function readInput(performanceId: number, meant: Meant): CommandInput<'performance.call-off'> {
  const read = callOffInput.safeParse({ performance_id: performanceId, what: readWhat(meant) });
  if (!read.success) throw new StartFault(`What is meant? npm run parterre -- ${usage}`);
  return read.data;
}

/** One of them, and no more. */
function readWhat({ cancel, postpone, move }: Meant): object | undefined {
  const meant = [
    ...(cancel === undefined ? [] : [{ kind: 'cancel', days_to_choose: Number(cancel) }]),
    ...(postpone ? [{ kind: 'postpone' }] : []),
    ...(move === undefined ? [] : [{ kind: 'move', started_at: move }]),
  ];
  return meant.length === 1 ? meant[0] : undefined;
}

async function setPace(db: Db, performanceId: number, pace: 'pause' | 'resume'): Promise<number> {
  const last = Number.isInteger(performanceId) ? await selectLastCallOff(db, performanceId) : undefined;
  if (!last) throw new StartFault('That performance was never called off here.');
  const act = { input: { call_off_id: last.id }, reason };
  if (pace === 'pause') await runAsOperator(db, pauseCallOff, act);
  else await runAsOperator(db, resumeCallOff, act);
  print(pace === 'pause' ? 'Nothing more goes back for now.' : 'It goes on, and what failed is tried again.');
  return 0;
}
