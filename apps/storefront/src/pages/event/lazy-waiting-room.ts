import type { DatePrice } from '@parterre/contracts/prices/price-items';
import { loadFormMessages } from '../../i18n/load-form-messages.ts';
import { lazyPart } from '../../ui/lazy-part.ts';

/** Few sales have one. */
export const WaitingRoomNotice = lazyPart(async () => {
  const [{ WaitingRoomNotice: Notice }] = await Promise.all([
    import('../../features/waiting-room/waiting-room-notice.tsx'),
    loadFormMessages(),
  ]);
  return Notice;
});

/** The waiting room of one of these dates, as their live prices say. */
export const findWaitingRoom = (
  prices: ReadonlyMap<number, DatePrice>,
  dates: readonly { readonly id: number }[],
): number | undefined =>
  dates.map(({ id }) => prices.get(id)?.waiting_room).find((room) => room !== undefined);
