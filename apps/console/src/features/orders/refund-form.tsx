import type { OrderDetail } from '@parterre/contracts/console/order-detail';
import { useState } from 'react';
import { useTexts } from '../../i18n/language.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { ActForm } from './act-form.tsx';
import styles from './order.module.css';
import { type RefundDraft, refundInput } from './refund-draft.ts';

interface Props {
  readonly order: OrderDetail;
  readonly onClose: () => void;
}

const kinds = ['all', 'tickets', 'sum'] as const;

/** All of it, some tickets, or a sum that leaves the tickets good. */
export function RefundForm({ order, onClose }: Props) {
  const { order: texts } = useTexts();
  const [draft, setDraft] = useState<RefundDraft>({
    // A gift card has no tickets, and goes back whole.
    kind: order.gift_card ? 'all' : 'tickets',
    numbers: [],
    sum: '',
  });
  const good = order.tickets.filter(({ is_revoked }) => !is_revoked);
  const toggle = (number: string, isChosen: boolean) =>
    setDraft({
      ...draft,
      numbers: isChosen ? [...draft.numbers, number] : draft.numbers.filter((one) => one !== number),
    });
  return (
    <ActForm
      command="order.refund"
      title={texts.acts.refund}
      input={refundInput(order, draft)}
      correct={(input, problem) =>
        problem.code === 'refund_changed' && problem.amount !== undefined
          ? { ...input, amount: problem.amount }
          : undefined
      }
      isDangerous
      onClose={onClose}
    >
      {() => (
        <>
          {!order.gift_card && (
            <fieldset className={styles.choice}>
              <legend>{texts.refundWhat}</legend>
              {kinds.map((kind) => (
                <label key={kind}>
                  <input
                    type="radio"
                    name="what"
                    checked={draft.kind === kind}
                    onChange={() => setDraft({ ...draft, kind })}
                  />
                  {texts.refundKinds[kind]}
                </label>
              ))}
            </fieldset>
          )}
          {draft.kind === 'tickets' && (
            <fieldset className={styles.choice}>
              <legend>{texts.whichTickets}</legend>
              {good.map(({ number, offer_id }) => (
                <label key={number}>
                  <input
                    type="checkbox"
                    checked={draft.numbers.includes(number)}
                    onChange={(event) => toggle(number, event.target.checked)}
                  />
                  {number}
                  <TicketPlace order={order} offerId={offer_id} />
                </label>
              ))}
            </fieldset>
          )}
          {draft.kind === 'sum' && (
            <TextField
              label={texts.sumIn(order.currency_code)}
              name="sum"
              hint={texts.sumHint}
              value={draft.sum}
              onChange={(sum) => setDraft({ ...draft, sum })}
            />
          )}
        </>
      )}
    </ActForm>
  );
}

function TicketPlace({ order, offerId }: { readonly order: OrderDetail; readonly offerId: string }) {
  const { order: texts } = useTexts();
  const line = order.lines.find(({ offer_id }) => offer_id === offerId);
  return line ? <span>{line.seat ? texts.seat(line.seat) : line.zone}</span> : null;
}
