import { interfaceLanguages } from '@parterre/domain/languages/languages';
import { expect, it } from 'vitest';
import { exampleTickets } from '../../../../testing/documents/example-tickets.ts';
import { pageCount } from '../../../../testing/documents/page-count.ts';
import { ticketsPdf } from './tickets-pdf.ts';

it.each(interfaceLanguages)('prints a page for each ticket in %s, small enough to mail', async (lang) => {
  const pdf = await ticketsPdf({ ...exampleTickets, lang });
  expect(pageCount(pdf)).toBe(2);
  expect(pdf.toString('latin1')).toContain(`/Lang (${lang})`);
  expect(pdf.length).toBeLessThan(100_000);
});

it('a ticket keeps to one page whatever the title, the place and the seat are called', async () => {
  const [ticket] = exampleTickets.tickets;
  if (!ticket) throw new Error('no ticket to alter');
  const long = 'Длиннейшее название, которое только можно придумать. '.repeat(6);
  const performance = {
    ...ticket.performance,
    title: long,
    place: long.slice(0, 100),
    hall: long.slice(0, 100),
  };
  const seat = { sector: long, row: 'Лоджия', number: '1234567' };
  expect(
    pageCount(await ticketsPdf({ ...exampleTickets, tickets: [{ ...ticket, performance, seat }] })),
  ).toBe(1);
});
