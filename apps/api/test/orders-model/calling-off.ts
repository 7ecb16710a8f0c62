import fc from 'fast-check';
import { expect } from 'vitest';
import { sql } from '../../src/database/sql.ts';
import { draftDateChange } from '../../src/features/catalogue/import/change-date.service.ts';
import { callOff } from '../../src/features/sales/calling-off/call-off.service.ts';
import { pauseCallOff, resumeCallOff } from '../../src/features/sales/calling-off/pause-call-off.service.ts';
import { sweepCallOffs } from '../../src/features/sales/calling-off/sweep-call-offs.service.ts';
import { announceAgain, dearerBy, type Evening, readDates, starts } from './dates.ts';
import { act, daring, type MakeTool, one, pick, runAsStaff } from './game.ts';

const evenings = Object.keys(dearerBy) as Evening[];

/** Evenings that are called off, so that all that was paid goes back by itself, and played after all. To be settled before they are announced again. */
export const callingOff: MakeTool = (fixture) => {
  const { rows, deps, pass, now } = fixture;
  const toCallOff = (state: 'running' | 'paused', command: typeof pauseCallOff | typeof resumeCallOff) =>
    act(1, one, async (_, { which }) => {
      const open = await rows(sql<{ id: string }>`
        select id from call_offs where state = ${state} order by called_off_at, id`);
      const callOffId = pick(open, which)?.id;
      return callOffId === undefined
        ? 'none'
        : runAsStaff(fixture, command as typeof pauseCallOff, { call_off_id: callOffId });
    });
  const change = () => callOff({ sale: deps(), draftDateChange });

  return {
    acts: {
      callOff: act(
        2,
        fc.record({ name: fc.constantFrom(...evenings), days: fc.constantFrom(1, 2) }),
        async (_, { name, days: days_to_choose }) =>
          runAsStaff(fixture, change(), {
            performance_id: (await readDates(fixture))[name],
            what: { kind: 'cancel', days_to_choose },
          }),
      ),
      playAfterAll: act(2, fc.record({ name: fc.constantFrom(...evenings) }), async (_, { name }) =>
        runAsStaff(fixture, change(), {
          performance_id: (await readDates(fixture))[name],
          what: { kind: 'move', started_at: starts[name] },
        }),
      ),
      pauseCallOff: toCallOff('running', pauseCallOff),
      resumeCallOff: toCallOff('paused', resumeCallOff),
      /** More than a day later, now and then: then it is due. */
      sweepCallOffs: act(2, fc.record({ days: fc.constantFrom(0, 0, 1) }), async (_, { days }) => {
        pass(days * 24 * 60);
        return daring(sweepCallOffs(deps()));
      }),
    },
    settle: async () => {
      for (const { id } of await rows(sql<{ id: string }>`select id from call_offs where state = 'paused'`))
        expect(await runAsStaff(fixture, resumeCallOff, { call_off_id: id })).toBe('done');
      const open = await rows(sql<{ id: string }>`select id from call_offs where state = 'running'`);
      for (let turn = 0; turn < 3; turn += 1) {
        await sweepCallOffs(deps());
        await fixture.sweep();
        pass(60);
      }
      // Whoever had tickets of it then, or came to have them later, unless their others went back before.
      const left = await rows(sql`
        select call_offs.state, orders.number, call_offs.performance_id
        from call_offs
        join tickets on tickets.performance_id = call_offs.performance_id and revoked_at is null
        join orders on orders.id = tickets.order_id
        left join call_off_orders as own on own.call_off_id = call_offs.id and own.order_id = orders.id
        where call_offs.id = any(${open.map(({ id }) => id)}::uuid[]) and call_offs.state = 'done'
          and (issued_at <= called_off_at or own.order_id is null)`);
      expect(left).toEqual([]);
      // What waits for a person waits as long as it takes.
      const unfinished = await rows(sql`
        select call_offs.performance_id, choose_until, waiting.state, attempts, next_try_at, orders.number, orders.state as order_state
        from call_offs
        left join call_off_orders as waiting on call_off_id = call_offs.id and waiting.state <> 'done'
        left join orders on orders.id = waiting.order_id
        where call_offs.state = 'running' and not exists (
          select from call_off_orders where call_off_id = call_offs.id and call_off_orders.state = 'failed')`);
      expect(unfinished, now().toISOString()).toEqual([]);
      // What waits for a person waits no more once all is played after all.
      await announceAgain(fixture);
      await sweepCallOffs(deps());
      expect(await rows(sql`select id from call_offs where state in ('running', 'paused')`)).toEqual([]);
    },
  };
};
