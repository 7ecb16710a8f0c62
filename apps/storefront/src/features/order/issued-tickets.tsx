import type { Order } from '@parterre/contracts/orders/order';
import styles from './order-view.module.css';
import { TicketStub } from './ticket-stub.tsx';
import { TransferTicket } from './transfer-ticket.tsx';
import { WalletButtons } from './wallet-buttons.tsx';

export interface IssuedTicketsProps {
  readonly order: Order;
  readonly onChanged: (order: Order) => void;
}

/** The tickets, each of which can be handed to whoever comes along. */
export function IssuedTickets({ order, onChanged }: IssuedTicketsProps) {
  const { token, lines, tickets, wallets } = order;
  return (
    <ul className={styles.tickets}>
      {tickets.map((ticket) => {
        const subject = lines.find(({ id }) => id === ticket.line_id)?.extra;
        if (!subject) return null;
        return (
          <li key={ticket.number} className={styles.ticket}>
            <TicketStub ticket={{ ...ticket, ...subject }}>
              {ticket.code !== null && <WalletButtons code={ticket.code} wallets={wallets} />}
              {ticket.may_change_hands && (
                <TransferTicket token={token} ticket={ticket} onChanged={onChanged} />
              )}
            </TicketStub>
          </li>
        );
      })}
    </ul>
  );
}
