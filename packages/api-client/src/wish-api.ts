import { wishPaths } from '@parterre/contracts/paths/wish-paths';
import type { Wish, WishKey, WishRequest } from '@parterre/contracts/waiting-list/wish';
import { idempotencyKey } from './idempotency-key.ts';
import type { Transport } from './transport.ts';

/** The waiting list. It lives where the basket does, and is called over its transport. */
export function createWishApi(send: Transport) {
  const post = <Reply>(path: string, body: unknown) =>
    send<Reply>({ method: 'POST', path, body, headers: { 'idempotency-key': idempotencyKey() } });

  return {
    requestWish: (body: WishRequest) => post<object>(wishPaths.requestWish, body),
    showWish: (key: WishKey) => post<Wish>(wishPaths.showWish, key),
    confirmWish: (key: WishKey) => post<Wish>(wishPaths.confirmWish, key),
    withdrawWish: (key: WishKey) => post<Wish>(wishPaths.withdrawWish, key),
    declineOffer: (key: WishKey) => post<Wish>(wishPaths.declineOffer, key),
    takeOffer: (key: WishKey) => post<Wish>(wishPaths.takeOffer, key),
  };
}

export type WishApi = ReturnType<typeof createWishApi>;
