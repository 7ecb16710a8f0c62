import type { GiftCardOffer } from '@parterre/domain/gift-cards/gift-card-offer';
import { readLanding } from '../../landings/landings.service.ts';
import type { SaleDeps } from '../sale-deps.ts';

type OfferDeps = Pick<SaleDeps, 'reader' | 'landingId'>;

/** What the site sells; nothing when it does not say. */
export const readGiftCardOffer = ({ reader, landingId }: OfferDeps): Promise<GiftCardOffer | null> =>
  reader.remember(`gift cards of site ${landingId}`, async () => {
    const { mainLang } = await reader.settings();
    return (await readLanding(reader, landingId, { lang: mainLang }))?.theme.gift_cards ?? null;
  });

/** By whose clock times of cards are written. */
export const readCardTimeZone = async (deps: OfferDeps): Promise<string> =>
  (await readGiftCardOffer(deps))?.time_zone ?? 'UTC';
