import type { ActName, CommandInput } from '@parterre/contracts/console/commands';
import type { Order } from '@parterre/contracts/orders/order';
import fc from 'fast-check';
import { expect } from 'vitest';
import type { Command, Json } from '../../src/commands/command.ts';
import { runCommand } from '../../src/commands/run-command.service.ts';
import { isContended } from '../../src/database/contention.ts';
import { sql } from '../../src/database/sql.ts';
import type { MailTask } from '../../src/features/sales/outbox/outbox.service.ts';
import { ProviderFault } from '../../src/features/sales/payments/providers/payment-provider.ts';
import { Crash } from '../../src/testing/mortal-database.ts';
import type { OrderFixture } from '../../src/testing/order-fixture.ts';

/** What a game is played with. */
export interface Game {
  /** The oldest first. */
  readonly orders: Order[];
  /** Mails that went out. */
  readonly sent: MailTask[];
  /** What is wrong with the bank. */
  fault: 'none' | 'error' | 'cut';
}

/** What may be done at any moment, and in a word what came of it: `done`, or why not. */
export interface Act {
  /** How often, beside the others. */
  readonly weight: number;
  readonly input: fc.Arbitrary<object>;
  readonly play: (game: Game, input: object) => Promise<string>;
}

/** One way to sell, or one side of selling: what is done with it, and its share of what must be true in the end. */
export interface SellingTool {
  readonly acts: Readonly<Record<string, Act>>;
  /** Before the first deed. */
  setUp?(game: Game): Promise<void>;
  /** Once nothing moves by itself any more: what somebody has to do so that nothing is left over. */
  settle?(game: Game): Promise<void>;
  /** When all tools are settled. */
  expectTruth?(game: Game): Promise<void>;
}

export type MakeTool = (fixture: OrderFixture) => SellingTool;

export function act<Input extends object>(
  weight: number,
  input: fc.Arbitrary<Input>,
  play: (game: Game, input: Input) => Promise<string>,
): Act {
  // It is drawn from the arbitrary beside it.
  return { weight, input, play: (game, drawn) => play(game, drawn as Input) };
}

export const nothing = fc.constant({});
const which = fc.nat(5);
/** One of those that are there. */
export const one = fc.record({ which });

const maxInPlay = 6;

/** Of those that came last: the older ones have had their turns. */
export function pick<Item>(items: readonly Item[], index: number): Item | undefined {
  const inPlay = items.slice(-maxInPlay);
  return inPlay[index % inPlay.length];
}

/** What is done with an order, if there is one. */
export const toOrder =
  <Input extends { readonly which: number }>(
    play: (order: Order, input: Input, game: Game) => Promise<string>,
  ) =>
  async (game: Game, input: Input): Promise<string> => {
    const order = pick(game.orders, input.which);
    return order ? play(order, input, game) : 'no order';
  };

/** The same with tickets that are paid: most of what can be done with tickets wants one. */
export const toPaidOrder =
  <Input extends { readonly which: number }>(
    { rows }: OrderFixture,
    play: (order: Pick<Order, 'token'>, input: Input, game: Game) => Promise<string>,
  ) =>
  async (game: Game, input: Input): Promise<string> => {
    const paid = await rows(
      sql<{ token: string }>`
        select token from orders
        where state = 'paid' and not exists (select from gift_cards where order_id = orders.id) order by number`,
    );
    const order = pick(paid, input.which);
    return order ? play(order, input, game) : 'no order';
  };

export const orderUrl = ({ token }: Pick<Order, 'token'>) => `/api/orders/${token}`;

interface Answer {
  readonly status: number;
  readonly body: { readonly error?: { readonly code: string } };
}

/** While the process lives, nobody is answered with a fault of ours. */
export function describeOutcome({ life }: OrderFixture, { status, body }: Answer): string {
  if (status < 300) return 'done';
  expect(status < 500 || status === 503 || life.hasEnded(), JSON.stringify(body)).toBe(true);
  return body.error?.code ?? String(status);
}

/** Faults of the bank, deaths of the process and others who are quicker are part of the game. */
export const daring = (work: Promise<unknown>): Promise<string> =>
  work.then(
    (result) => (result instanceof Object && 'kind' in result ? String(result.kind) : 'done'),
    (fault: unknown) => {
      if (fault instanceof Crash) return 'died';
      if (fault instanceof ProviderFault) return 'bank away';
      if (isContended(fault)) return 'contended';
      throw fault;
    },
  );

/** What somebody of the house does by a command, and what came of it in a word. */
export const runAsStaff = <Name extends ActName, Change, Stored extends Json>(
  { deps, now }: OrderFixture,
  command: Command<Name, Change, Stored>,
  input: CommandInput<Name>,
): Promise<string> =>
  daring(
    runCommand({ db: deps().db, now, verifyStepUp: async () => true }, command, {
      actor: { kind: 'command_line', name: 'anna@machine' },
      input,
      reason: 'a lamp has failed',
    }).then((done) => (done.kind === 'refused' ? { kind: done.problem.error.code } : done)),
  );
