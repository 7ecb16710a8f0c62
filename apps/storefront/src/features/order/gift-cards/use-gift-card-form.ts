import { idempotencyKey } from '@parterre/api-client/idempotency-key';
import type { GiftCardRequest } from '@parterre/contracts/orders/gift-card-request';
import type { Order } from '@parterre/contracts/orders/order';
import type { GiftCardAmounts, GiftCardOffer } from '@parterre/domain/gift-cards/gift-card-offer';
import { isInterfaceLanguage } from '@parterre/domain/languages/languages';
import { useEffect, useRef, useState } from 'react';
import { toOutcome } from '../../../api/outcome.ts';
import { useLanguage } from '../../../i18n/use-texts.ts';
import { useSite } from '../../../theme/site-settings.ts';
import { readCampaign } from '../../../third-parties/attribution/campaign.ts';
import { prepareProof, sendWithProof } from '../../../third-parties/bot-protection/send-with-proof.ts';
import { type Refusal, toRefusal } from '../begin-payment.ts';
import { useOrderApi } from '../order-api.ts';
import {
  emptyForm,
  findFaults,
  type OrderFaults,
  type OrderFormValues,
  refusedFields,
  toConsents,
} from '../order-form-values.ts';
import { type PaymentMethod, preselectedMethod } from '../payment.ts';
import { readSavedForm, rememberContact, saveForm } from '../saved-form.ts';
import { saveOrderToken } from '../sent-order.ts';
import {
  type CardFaults,
  chosenAmount,
  emptyCard,
  findCardFaults,
  type GiftCardValues,
  refusedCardFields,
  toRequest,
} from './gift-card-values.ts';

export interface GiftCardFormOptions {
  readonly offer: GiftCardOffer;
  readonly amounts: GiftCardAmounts;
  readonly methods: readonly PaymentMethod[];
  readonly onPlaced: (order: Order, method: Pick<PaymentMethod, 'id'>) => void;
}

/** The form of a gift card: what stands on it, who buys it, and how it is paid. Sent once, however often it is pressed. */
export function useGiftCardForm({ offer, amounts, methods, onPlaced }: GiftCardFormOptions) {
  const language = useLanguage();
  const site = useSite();
  const api = useOrderApi();
  const currency = amounts.currency_code;
  const [card, setCard] = useState(() => emptyCard(offer));
  const [filled, setFilled] = useState(emptyForm);
  const [faults, setFaults] = useState<CardFaults & OrderFaults>({});
  const [showsSummary, setShowsSummary] = useState(false);
  const [isSending, setSending] = useState(false);
  const [refusal, setRefusal] = useState<Refusal>();
  const sent = useRef<{ readonly text: string; readonly key: string }>(undefined);
  useEffect(() => setFilled(readSavedForm()), []);
  const method = methods.find(({ id }) => id === filled.method?.id) ?? preselectedMethod(methods) ?? null;
  const contact: OrderFormValues = { ...filled, method };
  const amount = chosenAmount(card, amounts);

  const findAll = (nextCard: GiftCardValues, nextContact: OrderFormValues) => ({
    ...findCardFaults(nextCard, {
      offer,
      currency,
      amount: chosenAmount(nextCard, amounts),
      now: new Date(),
    }),
    ...findFaults(nextContact),
  });
  // A fault disappears as soon as it is corrected; a new one is shown when the form is sent.
  const correct = (nextCard: GiftCardValues, nextContact: OrderFormValues) =>
    setFaults((existing) => {
      const found: Readonly<Record<string, string | undefined>> = findAll(nextCard, nextContact);
      return Object.fromEntries(
        Object.entries(existing).flatMap(([field, reason]) => (found[field] ? [[field, reason]] : [])),
      );
    });
  const changeCard = (part: Partial<GiftCardValues>) => {
    const next = { ...card, ...part };
    setCard(next);
    correct(next, contact);
  };
  const changeContact = (part: Partial<OrderFormValues>) => {
    const next = { ...contact, ...part };
    setFilled(next);
    saveForm(next);
    correct(card, next);
  };

  const send = async (chosen: NonNullable<OrderFormValues['method']>) => {
    const { name, email, phone } = contact;
    const request: GiftCardRequest = {
      ...toRequest(card, amount),
      currency_code: currency,
      contact: { name, email, ...(phone.trim() && { phone }) },
      acquisition_id: chosen.id,
      consents: toConsents(contact),
      lang: isInterfaceLanguage(language) ? language : 'en',
      campaign: readCampaign() ?? {},
    };
    const text = JSON.stringify(request);
    // One key for one card: pressing twice, or again after a failure, buys the same.
    if (sent.current?.text !== text) sent.current = { text, key: idempotencyKey() };
    const { key } = sent.current;
    const outcome = await sendWithProof(site, (proof) =>
      toOutcome(api.placeGiftCard({ ...request, ...proof }, key)),
    );
    if (outcome.kind === 'done') {
      saveOrderToken(outcome.answer);
      rememberContact(contact);
      return onPlaced(outcome.answer, chosen);
    }
    const problem = outcome.kind === 'refused' ? outcome.problem : undefined;
    const details = problem?.code === 'invalid_request' ? problem.details : [];
    const found = { ...refusedCardFields(details), ...refusedFields(details) };
    setFaults(found);
    setShowsSummary(Object.keys(found).length > 0);
    if (Object.keys(found).length === 0) setRefusal(toRefusal(outcome));
  };

  const submit = async () => {
    if (isSending) return;
    const found = findAll(card, contact);
    setFaults(found);
    setRefusal(undefined);
    setShowsSummary(Object.keys(found).length > 0);
    if (Object.keys(found).length > 0 || method === null) return;
    setSending(true);
    await send(method).finally(() => setSending(false));
  };

  const prepare = () => prepareProof(site);
  return {
    card,
    contact,
    amount,
    faults,
    showsSummary,
    isSending,
    refusal,
    changeCard,
    changeContact,
    submit,
    prepare,
  };
}
