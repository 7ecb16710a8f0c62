import fc from 'fast-check';
import { it } from 'vitest';
import { orderFixture } from '../src/testing/order-fixture.ts';
import { expectNothingLost, waitUntilIdle } from '../src/testing/quiet.ts';
import { isLongRun, modelSteps } from './model-steps.ts';
import { bank } from './orders-model/bank.ts';
import { bundles } from './orders-model/bundles.ts';
import { callingOff } from './orders-model/calling-off.ts';
import { checkout } from './orders-model/checkout.ts';
import { makeDeeds } from './orders-model/deeds.ts';
import { exchanges } from './orders-model/exchanges.ts';
import { followCatalogue } from './orders-model/follow-catalogue.ts';
import type { Game } from './orders-model/game.ts';
import { giftCards } from './orders-model/gift-cards.ts';
import { house } from './orders-model/house.ts';
import { invoices } from './orders-model/invoices.ts';
import { mail } from './orders-model/mail.ts';
import { moves } from './orders-model/moves.ts';
import { ownPage } from './orders-model/own-page.ts';
import { vouchers } from './orders-model/vouchers.ts';
import { waitingList } from './orders-model/waiting-list.ts';
import { planOnce } from './plan-once.ts';
import { playGames } from './play-games.ts';

const steps = modelSteps(800);
const stepsPerGame = isLongRun ? 80 : 40;
const patient = { timeout: 180_000 + steps * 300 };

const catalogue = followCatalogue();
const fixture = orderFixture({ app: { feed: catalogue.feed } });
catalogue.follow(() => fixture.api().database.url);
planOnce(() => fixture.api().database.db);
/** They are settled in this order: who gives tickets back before who waits for them, and mail at last. */
const tools = [
  checkout,
  vouchers,
  bundles,
  giftCards,
  invoices,
  ownPage,
  exchanges,
  moves,
  bank,
  callingOff,
  house,
  waitingList,
  mail,
].map((make) => make(fixture));
const deeds = makeDeeds(fixture, tools);

it('whatever happens, in whatever order or at once: after quiet every sum is where it belongs', patient, () =>
  playGames({
    game: fc.array(deeds.arbitrary, { minLength: stepsPerGame, maxLength: stepsPerGame }),
    play: async (played) => {
      await fixture.reset();
      await fixture.replaceBank();
      const game: Game = { orders: [], sent: [], fault: 'none' };
      for (const tool of tools) await tool.setUp?.(game);
      for (const deed of played) await deeds.play(game, deed);
      await waitUntilIdle(fixture, 60 * 24 * 6);
      for (const tool of tools) await tool.settle?.(game);
      await expectNothingLost(fixture);
      for (const tool of tools) await tool.expectTruth?.(game);
    },
    steps,
    stepsPerGame,
    counts: deeds.counts,
  }),
);
