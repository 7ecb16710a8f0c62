import { loadFormMessages } from '../../i18n/load-form-messages.ts';

const loadTickets = async () => (await import('./event-tickets.tsx')).EventTickets;
const loadHall = async () => (await import('../../features/seat-map/ticket-selection.tsx')).TicketSelection;

/**
 * Fetches all that opens with a date at once: files that ask for one another in turn are a round trip each, which is seconds on a
 * slow line. Their names are in this file (site/plugins/chunks-plugin.ts), so the page itself stays small.
 */
export async function openTickets() {
  const [tickets] = await Promise.all([loadTickets(), loadHall(), loadFormMessages()]);
  return tickets;
}
