import type { OrderDetail } from '@parterre/contracts/console/order-detail';
import { type CounterWay, counterWays } from '@parterre/domain/counter/counter-ways';
import type { Permission } from '@parterre/domain/staff/permissions';
import { useState } from 'react';
import { CommandButton } from '../../commands/command-button.tsx';
import { useTexts } from '../../i18n/language.tsx';
import { useMe } from '../../shell/use-me.ts';
import { Button } from '../../ui/button.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { ActForm } from './act-form.tsx';
import { CompanyForm } from './company-form.tsx';
import styles from './order.module.css';
import { RefundForm } from './refund-form.tsx';

const forms = ['collect', 'refund', 'contact', 'company', 'reissue', 'transfer', 'note'] as const;
type Form = (typeof forms)[number];

/** What can be done with an order as it is; each act shows its effect before it asks for a reason. */
export function OrderActs({ order }: { readonly order: OrderDetail }) {
  const { order: texts } = useTexts();
  const { permissions } = useMe();
  const [open, setOpen] = useState<Form>();
  const may = (permission: Permission) => permissions.includes(permission);
  const isPaid = order.state === 'paid';
  const offered: Readonly<Record<Form, boolean>> = {
    collect: may('counter.sell') && order.state === 'awaiting_payment' && order.due > 0 && !order.gift_card,
    refund: may('orders.refund') && isPaid && order.kept > 0,
    contact: may('orders.change') && order.email !== '',
    company: may('orders.change') && order.may_change_company,
    reissue: may('orders.change') && isPaid && !order.gift_card,
    transfer: may('orders.change') && order.awaits_transfer,
    note: may('orders.change'),
  };
  const close = () => setOpen(undefined);
  return (
    <div className={styles.actions}>
      <div className={styles.acts}>
        {may('orders.change') && (isPaid || order.state === 'awaiting_payment') && (
          <CommandButton
            command="order.resend-mail"
            input={{ order_id: order.id }}
            label={texts.acts.resend}
            changes="order"
          />
        )}
        {may('orders.move') && isPaid && !order.gift_card && (
          <LinkButton to="/orders/$number/move" params={{ number: String(order.number) }}>
            {texts.acts.move}
          </LinkButton>
        )}
        {forms.map(
          (form) =>
            offered[form] && (
              <Button
                key={form}
                aria-expanded={open === form}
                onPress={() => setOpen(open === form ? undefined : form)}
              >
                {texts.acts[form]}
              </Button>
            ),
        )}
      </div>
      {open === 'collect' && <CollectForm order={order} onClose={close} />}
      {open === 'refund' && <RefundForm order={order} onClose={close} />}
      {open === 'contact' && <ContactForm order={order} onClose={close} />}
      {open === 'company' && <CompanyForm order={order} onClose={close} />}
      {open === 'reissue' && <ReissueForm order={order} onClose={close} />}
      {open === 'transfer' && <TransferForm order={order} onClose={close} />}
      {open === 'note' && <NoteForm order={order} onClose={close} />}
    </div>
  );
}

interface FormProps {
  readonly order: OrderDetail;
  readonly onClose: () => void;
}

/** Whoever ordered stands at the counter and pays there. */
function CollectForm({ order, onClose }: FormProps) {
  const { order: texts, sale } = useTexts();
  const [way, setWay] = useState<CounterWay>('cash');
  return (
    <ActForm
      command="counter.collect"
      title={texts.acts.collect}
      input={{ order_id: order.id, way, amount: order.due }}
      onClose={onClose}
    >
      {() => (
        <fieldset className={styles.choice}>
          <legend>{sale.howPaid}</legend>
          {counterWays.map((one) => (
            <label key={one}>
              <input type="radio" name="way" checked={way === one} onChange={() => setWay(one)} />
              {texts.ways[one]}
            </label>
          ))}
        </fieldset>
      )}
    </ActForm>
  );
}

function ContactForm({ order, onClose }: FormProps) {
  const texts = useTexts();
  const [name, setName] = useState(order.name);
  const [email, setEmail] = useState(order.email);
  return (
    <ActForm
      command="order.correct-contact"
      title={texts.order.acts.contact}
      input={{ order_id: order.id, name, email }}
      onClose={onClose}
    >
      {(faults) => (
        <>
          <TextField label={texts.name} name="name" value={name} onChange={setName} fault={faults.name} />
          <TextField
            label={texts.email}
            name="email"
            type="email"
            value={email}
            onChange={setEmail}
            fault={faults.email}
          />
        </>
      )}
    </ActForm>
  );
}

function ReissueForm({ order, onClose }: FormProps) {
  const { order: texts } = useTexts();
  const good = order.tickets.filter(({ is_revoked }) => !is_revoked);
  const [number, setNumber] = useState(good.length === 1 ? good[0]?.number : undefined);
  return (
    <ActForm
      command="order.reissue-ticket"
      title={texts.acts.reissue}
      input={number === undefined ? undefined : { order_id: order.id, number }}
      onClose={onClose}
    >
      {() => (
        <fieldset className={styles.choice}>
          <legend>{texts.whichTicket}</legend>
          {good.map((ticket) => (
            <label key={ticket.number}>
              <input
                type="radio"
                name="ticket"
                checked={number === ticket.number}
                onChange={() => setNumber(ticket.number)}
              />
              {ticket.number}
            </label>
          ))}
        </fieldset>
      )}
    </ActForm>
  );
}

function TransferForm({ order, onClose }: FormProps) {
  const { order: texts } = useTexts();
  const [sum, setSum] = useState(String(order.due));
  const amount = Number(sum.replace(',', '.').replace(/\s/g, ''));
  return (
    <ActForm
      command="order.receive-transfer"
      title={texts.acts.transfer}
      input={amount > 0 ? { order_id: order.id, amount } : undefined}
      onClose={onClose}
    >
      {(faults) => (
        <TextField
          label={texts.sumIn(order.currency_code)}
          name="amount"
          value={sum}
          onChange={setSum}
          fault={faults.amount}
        />
      )}
    </ActForm>
  );
}

const maxNote = 1000;

function NoteForm({ order, onClose }: FormProps) {
  const { order: texts } = useTexts();
  const [text, setText] = useState('');
  return (
    <ActForm
      command="order.note"
      title={texts.acts.note}
      input={text.trim() === '' ? undefined : { order_id: order.id, text: text.trim() }}
      onClose={onClose}
    >
      {(faults) => (
        <TextField
          label={texts.noteText}
          name="text"
          hint={texts.noteHint}
          value={text}
          onChange={setText}
          maxLength={maxNote}
          isLong
          fault={faults.text}
        />
      )}
    </ActForm>
  );
}
