import type { Basket } from '@parterre/contracts/basket/basket';
import type { TakenBack as WireTakenBack } from '@parterre/contracts/basket/taken-back';
import type { TakenBack } from './take-back.service.ts';

export const wireTakenBack = ({ lost, repriced }: TakenBack, basket: Basket): WireTakenBack => ({
  ...basket,
  lost: lost.map(({ id, count, reason, left, alternatives }) => ({
    ...{ ticket_id: id, count, reason, left },
    alternatives: [...alternatives],
  })),
  repriced: repriced.map(({ id, price, extra }) => ({
    ticket_id: id,
    price,
    service_fee: extra.service_fee,
  })),
});
