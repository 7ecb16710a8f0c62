import type { Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, inject } from 'vitest';
import { openShop, type Shop, type Visitor } from '../fixtures/shop.ts';
import { siteAs } from './site-as.ts';
import { openStandIn, type StandIn } from './stand-in.ts';

export interface ThirdPartyShop extends Shop {
  readonly standIn: () => StandIn;
  /** As somebody whom nobody has asked yet; third parties are the stand-in. */
  readonly visit: (path: string, visitor?: Visitor, change?: (settings: string) => string) => Promise<Page>;
  readonly banner: (page: Page) => ReturnType<Page['getByRole']>;
  readonly allowAll: (page: Page) => Promise<void>;
}

export function openThirdPartyShop(readAddress = () => inject('address')): ThirdPartyShop {
  const shop = openShop(readAddress);
  let standIn: StandIn;
  beforeAll(async () => {
    standIn = await openStandIn();
  });
  beforeEach(() => {
    standIn.mood = 'well';
    standIn.heard.length = 0;
  });
  afterAll(() => standIn.close());
  const banner = (page: Page) => page.getByRole('region', { name: 'Что вы разрешаете?' });
  return {
    ...shop,
    standIn: () => standIn,
    visit: (path, visitor, change) =>
      shop.open(path, {
        hasDeclined: false,
        prepare: async (context) => {
          await standIn.takePlace(context);
          if (change) await siteAs(context, readAddress(), change);
        },
        ...visitor,
      }),
    banner,
    allowAll: async (page) => {
      await banner(page).getByRole('button', { name: 'Разрешить всё' }).click();
      await banner(page).waitFor({ state: 'detached' });
    },
  };
}
