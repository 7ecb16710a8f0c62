import type { Problem } from '@parterre/contracts/errors/problem';
import type { Order } from '@parterre/contracts/orders/order';
import { isInterfaceLanguage } from '@parterre/domain/languages/languages';
import { useEffect, useState } from 'react';
import { outcomeOf } from '../../api/outcome.ts';
import { useLanguage } from '../../i18n/use-texts.ts';
import { sendSignal } from '../../signals.ts';
import { useSite } from '../../theme/site-settings.ts';
import { readCampaign } from '../../third-parties/attribution/campaign.ts';
import { asPerson, prepareProof } from '../../third-parties/humans/as-person.ts';
import { keepForm, keptForm } from './kept-form.ts';
import { useOrderApi } from './order-api.ts';
import {
  emptyForm,
  faultsOf,
  type OrderFaults,
  type OrderField,
  type OrderFormValues,
  refusedFields,
} from './order-form-values.ts';
import { orderKey, rememberOrder } from './sent-order.ts';

export interface OrderFormUse {
  /** Price and fees together, as the visitor sees them. */
  readonly expectedTotal: number;
  readonly onPlaced: (order: Order, how: HowToPay) => Promise<void>;
}

export interface HowToPay {
  readonly way: NonNullable<OrderFormValues['way']>;
  readonly certificateCode: string;
}

type Refusal = Problem['error']['code'] | 'failed' | undefined;

/** The order form: filled in, checked field by field once it was left, and sent once. */
export function useOrderForm({ expectedTotal, onPlaced }: OrderFormUse) {
  const language = useLanguage();
  const site = useSite();
  const openApi = useOrderApi();
  const [values, setValues] = useState(emptyForm);
  const [faults, setFaults] = useState<OrderFaults>({});
  const [isSummed, setSummed] = useState(false);
  const [isSending, setSending] = useState(false);
  const [refusal, setRefusal] = useState<Refusal>();
  useEffect(() => setValues(keptForm()), []);

  const change = (part: Partial<OrderFormValues>) => {
    const next = { ...values, ...part };
    setValues(next);
    keepForm(next);
    // A field that was wrong is right again as soon as it is; others wait until they are left.
    const found = faultsOf(next);
    setFaults((known) =>
      Object.fromEntries(Object.keys(known).flatMap((field) => entryOf(found, field as OrderField))),
    );
  };

  const check = (field: OrderField) =>
    setFaults((known) => ({
      ...without(known, field),
      ...Object.fromEntries(entryOf(faultsOf(values), field)),
    }));

  const refuse = (problem: Problem['error'] | undefined) => {
    if (problem?.code === 'invalid_request') {
      setFaults(refusedFields(problem.details));
      return setSummed(true);
    }
    setRefusal(problem?.code ?? 'failed');
    sendSignal('update-basket');
  };

  const send = async (way: HowToPay['way']) => {
    const { name, email, phone, consents, certificateCode } = values;
    const request = {
      contact: { name, email, ...(phone.trim() && { phone }) },
      acquisition_id: way.id,
      consents,
      lang: isInterfaceLanguage(language) ? language : ('en' as const),
      expected_total: expectedTotal,
      campaign: readCampaign() ?? {},
    };
    const api = await openApi();
    const key = orderKey(request);
    const outcome = await asPerson(site, (proof) => outcomeOf(api.placeOrder({ ...request, ...proof }, key)));
    if (outcome.kind === 'done') {
      rememberOrder(outcome.answer);
      sendSignal('happened', { kind: 'placed', order: outcome.answer });
      return onPlaced(outcome.answer, { way, certificateCode });
    }
    refuse(outcome.kind === 'refused' ? outcome.problem : undefined);
  };

  const submit = async () => {
    if (isSending) return;
    const found = faultsOf(values);
    setFaults(found);
    setRefusal(undefined);
    setSummed(Object.keys(found).length > 0);
    if (Object.keys(found).length > 0 || values.way === null) return;
    setSending(true);
    await send(values.way).finally(() => setSending(false));
  };

  const prepare = () => prepareProof(site);

  return { values, faults, isSummed, isSending, refusal, change, check, submit, prepare };
}

const entryOf = (faults: OrderFaults, field: OrderField): [OrderField, string][] => {
  const reason = faults[field];
  return reason === undefined ? [] : [[field, reason]];
};

const without = (faults: OrderFaults, field: OrderField): OrderFaults =>
  Object.fromEntries(Object.entries(faults).filter(([known]) => known !== field));
