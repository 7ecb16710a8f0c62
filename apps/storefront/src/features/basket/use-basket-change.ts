import type { BasketChange } from '@parterre/contracts/basket/basket-change';
import type { Problem } from '@parterre/contracts/errors/problem';
import { queuePage } from '@parterre/contracts/paths/waiting-room-paths';
import type { Outcome } from '../../api/outcome.ts';
import { loadFormMessages } from '../../i18n/load-form-messages.ts';
import { useLanguage, useTexts } from '../../i18n/use-texts.ts';
import { showToast, type ToastAction } from '../../ui/toasts/toasts.ts';
import { refusalText } from './refusal-text.ts';
import { useBasketQuery, useBasketStore } from './use-basket.ts';

/** The same addition at the price that was named in the refusal. */
function atCurrentPrice(change: BasketChange, problem: Problem['error']): BasketChange | undefined {
  if (change.type !== 'ADD_TICKET' || problem.code !== 'price_changed') return undefined;
  const current = problem.tickets.find(({ id }) => id === change.ticket.id);
  if (!current) return undefined;
  const { price, service_fee } = current;
  return { type: 'ADD_TICKET', ticket: { ...change.ticket, price, extra: { service_fee } } };
}

/** Changes the basket, and shows the visitor why the server refused and what can be done about it. */
export function useBasketChange(currency: string) {
  const store = useBasketStore();
  const query = useBasketQuery(currency);
  const t = useTexts();
  const language = useLanguage();

  const showRefusal = async (outcome: Outcome<unknown>, action?: ToastAction) => {
    if (outcome.kind === 'done') return;
    await loadFormMessages();
    const problem = outcome.kind === 'refused' ? outcome.problem : undefined;
    showToast('error', refusalText(problem, { t, language }), action);
  };

  const retryAction = (change: BasketChange, problem: Problem['error']): ToastAction | undefined => {
    const accepted = atCurrentPrice(change, problem);
    if (accepted) return { text: t('forms:acceptPrice'), onPress: () => void send(accepted) };
    if (problem.code === 'admission_required')
      return {
        text: t('forms:waitingRoomLink'),
        onPress: () => location.assign(queuePage(problem.waiting_room, language)),
      };
    if (problem.code !== 'overloaded' && problem.code !== 'rate_limited') return undefined;
    return { text: t('tryAgain'), onPress: () => void send(change) };
  };

  /** A changed price is never slipped in: it is shown, and taken only when the visitor says so. */
  const send = async (change: BasketChange) => {
    const outcome = await store.change(change, query);
    await showRefusal(outcome, outcome.kind === 'refused' ? retryAction(change, outcome.problem) : undefined);
    return outcome;
  };

  return { change: send, showRefusal };
}
