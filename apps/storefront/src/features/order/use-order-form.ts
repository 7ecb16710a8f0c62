import type { Problem } from '@parterre/contracts/errors/problem';
import type { Order } from '@parterre/contracts/orders/order';
import { isInterfaceLanguage } from '@parterre/domain/languages/languages';
import { useEffect, useState } from 'react';
import { toOutcome } from '../../api/outcome.ts';
import { useLanguage } from '../../i18n/use-texts.ts';
import { sendSignal } from '../../signals.ts';
import { useSite } from '../../theme/site-settings.ts';
import { readCampaign } from '../../third-parties/attribution/campaign.ts';
import { prepareProof, sendWithProof } from '../../third-parties/bot-protection/send-with-proof.ts';
import type { Refusal } from './begin-payment.ts';
import { useOrderApi } from './order-api.ts';
import {
  emptyForm,
  findFaults,
  type OrderFaults,
  type OrderField,
  type OrderFormValues,
  refusedFields,
  toConsents,
} from './order-form-values.ts';
import { type PaymentMethod, preselectedMethod } from './payment.ts';
import { readSavedForm, rememberContact, saveForm } from './saved-form.ts';
import { orderKey, saveOrderToken } from './sent-order.ts';

export interface OrderFormOptions {
  /** Price and fees together, as the visitor sees them. */
  readonly expectedTotal: number;
  readonly currency: string;
  /** Whose discounts the total contains. */
  readonly voucherCodes: readonly string[];
  /** Of a gift certificate, where one was typed with the basket: then it pays. */
  readonly certificateCode: string | undefined;
  /** The payment methods that are open to this order. */
  readonly methods: readonly PaymentMethod[];
  readonly onPlaced: (order: Order, how: ChosenPayment) => Promise<void>;
  /** It may cost something else by now. */
  readonly onRefused: () => void;
}

export interface ChosenPayment {
  readonly method: NonNullable<OrderFormValues['method']>;
  readonly certificateCode: string;
}

/** The order form: filled in, checked field by field once it was left, and sent once. */
export function useOrderForm(options: OrderFormOptions) {
  const { expectedTotal, currency, voucherCodes, certificateCode, methods, onPlaced, onRefused } = options;
  const language = useLanguage();
  const site = useSite();
  const api = useOrderApi();
  const [filled, setValues] = useState(emptyForm);
  // What was chosen for another order, or in another currency, may not be open to this one.
  const method = methods.find(({ id }) => id === filled.method?.id) ?? preselectedMethod(methods) ?? null;
  const values: OrderFormValues = { ...filled, method };
  const [faults, setFaults] = useState<OrderFaults>({});
  const [showsSummary, setShowsSummary] = useState(false);
  const [isSending, setSending] = useState(false);
  const [refusal, setRefusal] = useState<Refusal>();
  useEffect(() => setValues(readSavedForm()), []);
  const byCertificate = methods.find(({ kind }) => kind === 'certificate');
  useEffect(() => {
    if (certificateCode === undefined || !byCertificate) return;
    const { id, kind } = byCertificate;
    setValues((before) => ({ ...before, certificateCode, method: { id, kind } }));
  }, [certificateCode, byCertificate]);

  const change = (part: Partial<OrderFormValues>) => {
    const next = { ...values, ...part };
    setValues(next);
    saveForm(next);
    // A fault disappears as soon as it is corrected; a new one is shown when the field is left.
    const found = findFaults(next);
    setFaults((existing) =>
      Object.fromEntries(Object.keys(existing).flatMap((field) => faultEntry(found, field as OrderField))),
    );
  };

  const check = (field: OrderField) =>
    setFaults((existing) => ({
      ...without(existing, field),
      ...Object.fromEntries(faultEntry(findFaults(values), field)),
    }));

  const refuse = (problem: Problem['error'] | undefined) => {
    if (problem?.code === 'invalid_request') {
      setFaults(refusedFields(problem.details));
      return setShowsSummary(true);
    }
    const isOtherCurrency = problem?.code === 'price_changed' && problem.currency_code !== currency;
    setRefusal(isOtherCurrency ? { code: 'currency_changed' } : (problem ?? { code: 'failed' }));
    sendSignal('update-basket');
    onRefused();
  };

  const send = async (chosen: ChosenPayment['method']) => {
    const { name, email, phone, certificateCode: typedCode } = values;
    const request = {
      contact: { name, email, ...(phone.trim() && { phone }) },
      acquisition_id: chosen.id,
      consents: toConsents(values),
      lang: isInterfaceLanguage(language) ? language : ('en' as const),
      expected_total: expectedTotal,
      currency_code: currency,
      campaign: readCampaign() ?? {},
      ...(voucherCodes.length > 0 && { voucher_codes: [...voucherCodes] }),
    };
    const key = orderKey(request);
    const outcome = await sendWithProof(site, (proof) =>
      toOutcome(api.placeOrder({ ...request, ...proof }, key)),
    );
    if (outcome.kind === 'done') {
      saveOrderToken(outcome.answer);
      rememberContact(values);
      sendSignal('tracked', { kind: 'placed', order: outcome.answer });
      return onPlaced(outcome.answer, { method: chosen, certificateCode: typedCode });
    }
    refuse(outcome.kind === 'refused' ? outcome.problem : undefined);
  };

  const submit = async () => {
    if (isSending) return;
    const found = findFaults(values);
    setFaults(found);
    setRefusal(undefined);
    setShowsSummary(Object.keys(found).length > 0);
    if (Object.keys(found).length > 0 || method === null) return;
    setSending(true);
    await send(method).finally(() => setSending(false));
  };

  const prepare = () => prepareProof(site);

  return { values, faults, showsSummary, isSending, refusal, change, check, submit, prepare };
}

const faultEntry = (faults: OrderFaults, field: OrderField): [OrderField, string][] => {
  const reason = faults[field];
  return reason === undefined ? [] : [[field, reason]];
};

const without = (faults: OrderFaults, field: OrderField): OrderFaults =>
  Object.fromEntries(Object.entries(faults).filter(([existing]) => existing !== field));
