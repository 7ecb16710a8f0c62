import { ticketKeys } from '@parterre/contracts/tickets/ticket-keys';
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { announce as announceTo, usualStart } from '../../../testing/announce.ts';
import { orderFixture } from '../../../testing/order-fixture.ts';
import { readDocumentData } from '../documents/document-data.service.ts';
import { billView, ticketsView } from '../documents/order-documents.service.ts';
import { billPdf } from '../documents/pdf/bill-pdf.ts';
import { PdfSheet } from '../documents/pdf/pdf-sheet.ts';
import { ticketsPdf } from '../documents/pdf/tickets-pdf.ts';
import { findOrder } from '../order/order.service.ts';
import { verifyTicket } from './code/ticket-code.ts';
import { admitTicket } from './tickets.service.ts';

const fixture = orderFixture();
const { api, deps, ordered, begin, read, bank, bankId } = fixture;

const newStart = '2027-03-18T19:00';

const announce = (changes: Parameters<typeof announceTo>[1]) => announceTo(fixture, changes);
afterEach(() => announce({ started_at: usualStart, status: 'scheduled' }));

async function paid() {
  const order = await ordered();
  await bank().pay(await bankId(await begin(order)));
  return read(order);
}

/** What a door says of the first ticket of an order half an hour before a start. */
async function admission(order: Awaited<ReturnType<typeof paid>>, start: string) {
  const keys = ticketKeys.parse((await api().app.inject('/.well-known/ticket-keys.json')).json());
  const verdict = verifyTicket(order.tickets[0]?.code ?? '', keys);
  if (verdict.kind !== 'genuine') throw new Error(`the code is ${verdict.kind}`);
  const halfAnHourBefore = new Date(Date.parse(`${start}+03:00`) - 1_800_000);
  return (await admitTicket(api().database.db, verdict.data, halfAnHourBefore)).admission;
}

it('a ticket lets its buyer in on the evening that its performance was moved to, and not before', async () => {
  const order = await paid();
  expect(await admission(order, usualStart)).toBe('valid');
  await announce({ started_at: newStart });
  expect(await admission(order, usualStart)).toBe('too-early');
  expect(await admission(order, newStart)).toBe('valid');
});

it.each(['cancelled', 'postponed'] as const)('a ticket of a %s performance opens no door', async (status) => {
  const order = await paid();
  await announce({ status });
  expect(await admission(order, usualStart)).toBe(status);
});

const texts = (sheet: { mock: { calls: readonly (readonly unknown[])[] } }) =>
  sheet.mock.calls.map(([text]) => String(text)).join('\n');

describe('an order whose performance was moved', () => {
  it('shows the start of today, and the one that it was bought for', async () => {
    const order = await paid();
    expect(order.lines[0]?.extra.date).toMatchObject({
      started_at: `${usualStart}:00+03:00`,
      moved_from: null,
      status: 'scheduled',
    });
    await announce({ started_at: newStart });
    expect((await read(order)).lines[0]?.extra.date).toMatchObject({
      started_at: `${newStart}:00+03:00`,
      moved_from: `${usualStart}:00+03:00`,
    });
    await announce({ started_at: newStart, status: 'postponed' });
    expect((await read(order)).lines[0]?.extra.date.status).toBe('postponed');
  });

  it('has a calendar file that moves the entry which its buyer has', async () => {
    const order = await paid();
    const calendar = async () => (await api().app.inject(`/api/orders/${order.token}/calendar.ics`)).body;
    const before = await calendar();
    await announce({ started_at: newStart });
    const after = await calendar();
    const line = (file: string, name: string) => file.split('\r\n').find((text) => text.startsWith(name));
    expect(line(after, 'UID:')).toBe(line(before, 'UID:'));
    expect(line(after, 'DTSTART;')).toBe('DTSTART;TZID=Europe/Moscow:20270318T190000');
    const sequence = (file: string) => Number(line(file, 'SEQUENCE:')?.slice('SEQUENCE:'.length));
    expect(sequence(after)).toBe(sequence(before) + 1);
  });

  it('has tickets and a bill that say which date it was', async () => {
    const order = await paid();
    await announce({ started_at: newStart });
    const record = await findOrder(deps(), { token: order.token });
    if (!record) throw new Error('it is gone');
    const data = await readDocumentData(deps(), record);
    const written = vi.spyOn(PdfSheet.prototype, 'write');
    onTestFinished(() => written.mockRestore());
    await ticketsPdf(await ticketsView(deps(), record, data));
    expect(texts(written)).toMatch(/марта 2027[\s\S]*Дата изменилась. Прежняя: 18 декабря 2026/);
    written.mockClear();
    await billPdf(await billView(deps(), record, data));
    expect(texts(written)).toMatch(/18 марта 2027[\s\S]*Дата изменилась. Прежняя: 18 декабря 2026/);
  });
});
