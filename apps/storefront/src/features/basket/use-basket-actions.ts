import type { BasketTicket } from '@parterre/contracts/basket/basket';
import { ticketName, ticketNames } from '../../i18n/ticket-name.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { showToast } from '../../ui/toasts/toasts.ts';
import { wholeMinutes } from './basket-hold.ts';
import { restoreTickets } from './restore-tickets.ts';
import { useBasketQuery, useBasketState, useBasketStore } from './use-basket.ts';
import { useBasketChange } from './use-basket-change.ts';

interface RestoredLines {
  readonly lost: readonly BasketTicket[];
  readonly repriced: readonly BasketTicket[];
  /** Nothing was restored, or it is not known yet what else will be. */
  readonly isOnlyLost: boolean;
  readonly isInterrupted: boolean;
}

/** The basket, with actions that show the visitor what came of them. */
export function useBasketActions(currency: string) {
  const store = useBasketStore();
  const query = useBasketQuery(currency);
  const { change, showRefusal } = useBasketChange(currency);
  const t = useTexts();

  const remove = async (ticket: BasketTicket) => {
    const { id, count, price, extra } = ticket;
    const outcome = await change({ type: 'DELETE_TICKET', ticket: { id } });
    if (outcome.kind !== 'done' || extra.state === 'released') return;
    const { service_fee } = extra;
    const undo = () =>
      void change({ type: 'ADD_TICKET', ticket: { id, count, price, extra: { service_fee } } });
    const text = t('forms:ticketRemoved', { ticket: ticketName(ticket, t) });
    showToast('default', text, { text: t('forms:undo'), onPress: undo });
  };

  const extend = async () => {
    const outcome = await store.extend(query);
    await showRefusal(outcome);
    if (outcome.kind !== 'done' || !outcome.answer.expires_at) return;
    const leftMs = Date.parse(outcome.answer.expires_at) - Date.parse(outcome.answer.now);
    showToast('success', t('forms:holdExtended', { minutes: wholeMinutes(leftMs) }));
  };

  const showRestored = ({ lost, repriced, isOnlyLost, isInterrupted }: RestoredLines) => {
    const tickets = ticketNames(lost, t);
    if (lost.length > 0)
      showToast('warning', t(isOnlyLost ? 'forms:takenBackNone' : 'forms:takenBackLost', { tickets }));
    else if (!isInterrupted) showToast('success', t('forms:takenBack'));
    if (repriced.length > 0)
      showToast('info', t('forms:takenBackRepriced', { tickets: ticketNames(repriced, t) }));
  };

  /** Holds again what was released when the hold ran out. */
  const restoreReleased = async () => {
    const outcome = await store.restoreReleased(query);
    await showRefusal(outcome);
    if (outcome.kind !== 'done') return;
    const { tickets, lost, repriced } = outcome.answer;
    const named = (lines: readonly { readonly ticket_id: string }[]) =>
      tickets.filter(({ id }) => lines.some(({ ticket_id }) => ticket_id === id));
    const isOnlyLost = tickets.every(({ extra }) => extra.state === 'released');
    showRestored({ lost: named(lost), repriced: named(repriced), isOnlyLost, isInterrupted: false });
  };

  /** Undoes `clear` as far as nobody else was quicker. */
  const undoClear = async () => {
    const emptied = store.takeEmptied();
    // Pressed twice, or something else was chosen meanwhile.
    if (emptied.length === 0) return;
    const add = (id: string, count: number) =>
      store.change({ type: 'ADD_TICKET', ticket: { id, count } }, query);
    const { lost, repriced, left, count, interruption } = await restoreTickets(emptied, add);
    const isInterrupted = interruption !== undefined;
    showRestored({ lost, repriced, isOnlyLost: count === 0 || isInterrupted, isInterrupted });
    if (!interruption) return;
    store.setEmptied(left);
    await showRefusal(interruption, { text: t('tryAgain'), onPress: () => void undoClear() });
  };

  return {
    ...useBasketState(),
    read: () => store.read(query),
    change,
    remove,
    extend,
    restoreReleased,
    clear: async () => showRefusal(await store.clear(query)),
    undoClear,
  };
}

export type BasketActions = ReturnType<typeof useBasketActions>;
