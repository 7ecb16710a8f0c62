import fc from 'fast-check';
import type { OrderFixture } from '../../src/testing/order-fixture.ts';
import type { Act, Game, SellingTool } from './game.ts';

interface PlainDeed {
  readonly act: string;
  readonly input: object;
}

/** In turn, at once, or in a process that dies so many statements later, whatever it does then; another takes its place. */
export type Deed =
  | PlainDeed
  | { readonly atOnce: readonly PlainDeed[] }
  | { readonly diesAfter: number; readonly doing: PlainDeed | { readonly atOnce: readonly PlainDeed[] } };

export interface Deeds {
  readonly arbitrary: fc.Arbitrary<Deed>;
  play(game: Game, deed: Deed): Promise<void>;
  /** How often each act came to what. */
  readonly counts: ReadonlyMap<string, ReadonlyMap<string, number>>;
}

/** All that the tools can do. */
export function makeDeeds({ life }: OrderFixture, tools: readonly SellingTool[]): Deeds {
  const acts = new Map<string, Act>(tools.flatMap((tool) => Object.entries(tool.acts)));
  const plain: fc.Arbitrary<PlainDeed> = fc.oneof(
    ...[...acts].map(([name, { weight, input }]) => ({
      weight,
      arbitrary: fc.record({ act: fc.constant(name), input }),
    })),
  );
  const atOnce = fc.record({ atOnce: fc.array(plain, { minLength: 2, maxLength: 4 }) });
  const arbitrary: fc.Arbitrary<Deed> = fc.oneof(
    { weight: 8, arbitrary: plain },
    { weight: 2, arbitrary: atOnce },
    {
      weight: 2,
      arbitrary: fc.record({ diesAfter: fc.nat(40), doing: fc.oneof(plain, plain, plain, atOnce) }),
    },
  );

  const counts = new Map<string, Map<string, number>>();
  const playOne = async (game: Game, { act: name, input }: PlainDeed): Promise<void> => {
    const outcome = (await acts.get(name)?.play(game, input)) ?? 'unknown';
    const own = counts.get(name) ?? new Map<string, number>();
    counts.set(name, own.set(outcome, (own.get(outcome) ?? 0) + 1));
  };
  const play = async (game: Game, deed: Deed): Promise<void> => {
    if ('act' in deed) return playOne(game, deed);
    if ('atOnce' in deed) {
      const played = await Promise.allSettled(deed.atOnce.map((each) => playOne(game, each)));
      // Only once all are over: the next game must not meet what is left of this one.
      for (const one of played) if (one.status === 'rejected') throw one.reason;
      return;
    }
    life.endAfter(deed.diesAfter);
    await play(game, deed.doing);
    life.endAfter(Number.POSITIVE_INFINITY);
  };
  return { arbitrary, play, counts };
}
