import type { Order } from '@parterre/contracts/orders/order';
import { useLinks } from '../../address/use-links.ts';
import { checkoutPaths } from '../../checkout-paths.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { Button } from '../../ui/button.tsx';
import { shareLink } from '../../ui/share-link.ts';
import styles from './order-view.module.css';
import { TicketStub } from './ticket-stub.tsx';

/** The tickets, each of which can be sent to whoever comes along. */
export function IssuedTickets({ order: { lines, tickets } }: { readonly order: Order }) {
  const t = useTexts();
  const link = useLinks();
  const share = (title: string, code: string) => {
    const url = new URL(link(checkoutPaths.ticket(code)), location.href);
    void shareLink({ title, url: url.href }, t('linkCopied'));
  };
  return (
    <ul className={styles.tickets}>
      {tickets.map((ticket) => {
        const subject = lines.find(({ id }) => id === ticket.line_id)?.extra;
        if (!subject) return null;
        return (
          <li key={ticket.number} className={styles.ticket}>
            <TicketStub ticket={{ ...ticket, ...subject }}>
              <Button onPress={() => share(subject.event.title, ticket.code)}>
                {t('forms:ticketShare')}
              </Button>
            </TicketStub>
          </li>
        );
      })}
    </ul>
  );
}
