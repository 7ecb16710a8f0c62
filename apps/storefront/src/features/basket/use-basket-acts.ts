import type { BasketTicket } from '@parterre/contracts/basket/basket';
import type { BasketChange } from '@parterre/contracts/basket/basket-change';
import type { TakenBack } from '@parterre/contracts/basket/taken-back';
import type { Problem } from '@parterre/contracts/errors/problem';
import type { Outcome } from '../../api/outcome.ts';
import { loadFormMessages } from '../../i18n/load-form-messages.ts';
import { ticketName, ticketNames } from '../../i18n/ticket-name.ts';
import { useLanguage, useTexts } from '../../i18n/use-texts.ts';
import { showToast, type ToastAct } from '../../ui/toasts/toasts.ts';
import { minutesOf } from './hold-of.ts';
import { refusalText } from './refusal-text.ts';
import { useBasket } from './use-basket.ts';

const addAgain = ({ id, count, price, extra: { service_fee } }: BasketTicket): BasketChange => ({
  type: 'ADD_TICKET',
  ticket: { id, count, price, extra: { service_fee } },
});

/** The same addition at the price that was named in the refusal. */
function atPriceNow(wanted: BasketChange, problem: Problem['error']): BasketChange | undefined {
  if (wanted.type !== 'ADD_TICKET' || problem.code !== 'price_changed') return undefined;
  const now = problem.tickets.find(({ id }) => id === wanted.ticket.id);
  return (
    now && {
      type: 'ADD_TICKET',
      ticket: { ...wanted.ticket, price: now.price, extra: { service_fee: now.service_fee } },
    }
  );
}

/** The basket, with acts that tell the visitor what came of them. */
export function useBasketActs(currency: string) {
  const basket = useBasket(currency);
  const words = { t: useTexts(), language: useLanguage() };
  const { t } = words;

  const tellRefusal = async (outcome: Outcome<unknown>, act?: ToastAct) => {
    if (outcome.kind === 'done') return;
    await loadFormMessages();
    showToast('error', refusalText(outcome.kind === 'refused' ? outcome.problem : undefined, words), act);
  };

  const wayOut = (wanted: BasketChange, problem: Problem['error']): ToastAct | undefined => {
    const accepted = atPriceNow(wanted, problem);
    if (accepted) return { text: t('forms:acceptPrice'), onPress: () => void change(accepted) };
    if (problem.code !== 'overloaded' && problem.code !== 'rate_limited') return undefined;
    return { text: t('tryAgain'), onPress: () => void change(wanted) };
  };

  /** A price that has changed is never slipped in: it is told, and taken only when the visitor says so. */
  const change = async (wanted: BasketChange) => {
    const outcome = await basket.change(wanted);
    await tellRefusal(outcome, outcome.kind === 'refused' ? wayOut(wanted, outcome.problem) : undefined);
    return outcome;
  };

  const remove = async (ticket: BasketTicket) => {
    const outcome = await change({ type: 'DELETE_TICKET', ticket: { id: ticket.id } });
    if (outcome.kind !== 'done' || ticket.extra.state === 'released') return;
    const undo = () => void change(addAgain(ticket));
    showToast('default', t('forms:ticketRemoved', { ticket: ticketName(ticket, t) }), {
      text: t('forms:undo'),
      onPress: undo,
    });
  };

  const extend = async () => {
    const outcome = await basket.extend();
    await tellRefusal(outcome);
    if (outcome.kind !== 'done' || !outcome.answer.expires_at) return;
    const leftMs = Date.parse(outcome.answer.expires_at) - Date.parse(outcome.answer.now);
    showToast('success', t('forms:holdExtended', { minutes: minutesOf(leftMs) }));
  };

  const tellTakenBack = ({ tickets, lost, repriced }: TakenBack) => {
    const named = (ids: readonly { readonly ticket_id: string }[]) =>
      ticketNames(
        tickets.filter(({ id }) => ids.some(({ ticket_id }) => ticket_id === id)),
        t,
      );
    const isAllLost = tickets.every(({ extra }) => extra.state === 'released');
    if (lost.length === 0) showToast('success', t('forms:takenBack'));
    else
      showToast(
        'warning',
        t(isAllLost ? 'forms:takenBackNone' : 'forms:takenBackLost', { tickets: named(lost) }),
      );
    if (repriced.length > 0) showToast('info', t('forms:takenBackRepriced', { tickets: named(repriced) }));
  };

  const takeBack = async () => {
    const outcome = await basket.takeBack();
    await tellRefusal(outcome);
    if (outcome.kind === 'done') tellTakenBack(outcome.answer);
  };

  return { ...basket, change, remove, extend, takeBack };
}

export type BasketActs = ReturnType<typeof useBasketActs>;
