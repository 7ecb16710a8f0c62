import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { interfaceLanguages } from '@parterre/domain/languages/languages';
import {
  holderMails,
  isGiftCardMail,
  orderMails,
  reminderMails,
  wishMails,
} from '@parterre/domain/order/order-mail';
import PostalMime from 'postal-mime';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { performance } from '../../../../testing/documents/example-tickets.ts';
import {
  exampleGiftCardMail,
  exampleHolderMail,
  exampleOrderLinks,
  exampleOrderMail,
  exampleReminder,
  exampleWish,
} from '../../../../testing/mail/example-mails.ts';
import { openSmtpServer } from '../../../../testing/mail/smtp-server.ts';
import { writeMoment } from '../../../../time/write-moment.ts';
import { composeMail } from './compose-mail.ts';
import { openMailTransport, sendMail } from './mail-transport.ts';

const ticketMails = orderMails.filter((kind) => !isGiftCardMail(kind));
const doorsAt = performance.doorsAt?.at ?? new Date(0);
const from = 'Parterre <tickets@parterre.example>';
const paid = composeMail({ kind: 'order_paid', key: '1024' }, exampleOrderMail, 'ru');

describe.each(interfaceLanguages)('a mail in %s', (lang) => {
  it.each(orderMails.filter(isGiftCardMail))('tells of %s with what matters of a gift card', (kind) => {
    const { subject, text, html } = composeMail({ kind, key: '1' }, exampleGiftCardMail, lang);
    expect(subject).toContain(kind === 'gift_card' ? 'Анна' : '1024');
    for (const form of [text, html]) {
      for (const fact of ['7K3M9-QXA2C-00000-00000', exampleGiftCardMail.url, 'help@parterre.example'])
        expect(form).toContain(fact);
      expect(form).not.toMatch(/undefined|\[object|Invalid/);
    }
    if (kind === 'gift_card')
      for (const line of ['С днём рождения!', 'Твоя Анна']) expect(text).toContain(line);
    const plain = { ...exampleGiftCardMail.giftCard, recipient: '', deliverAt: '', from: '', greeting: '' };
    const bare = composeMail(
      { kind, key: '1' },
      { ...exampleGiftCardMail, giftCard: plain, code: null },
      lang,
    );
    expect(bare.text).not.toContain('7K3M9');
    expect(bare.text).not.toMatch(/undefined|petr@/);
  });

  it.each(orderMails.filter((kind) => !isGiftCardMail(kind)))(
    'tells of %s with everything that matters, in both forms',
    (kind) => {
      const { subject, text, html } = composeMail({ kind, key: '1' }, exampleOrderMail, lang);
      expect(subject).toContain('1024');
      for (const form of [text, html]) {
        for (const fact of [
          'Лебединое озеро',
          'Партер, ряд 5, место 12',
          exampleOrderMail.url,
          'help@parterre.example',
        ])
          expect(form).toContain(fact);
        expect(form).not.toMatch(/undefined|\[object|Invalid/);
      }
      expect(html).toContain(`<html lang="${lang}">`);
    },
  );

  it('says until when a gift certificate is good that money went back to', () => {
    const certificateUntil = { at: new Date('2027-02-14T09:00:00Z'), timeZone: 'Europe/Moscow' };
    const view = { ...exampleOrderMail, certificateUntil };
    const { text, html } = composeMail({ kind: 'order_refunded', key: '1' }, view, lang);
    for (const form of [text, html])
      expect(form).toMatch(
        /14 февраля 2027|February 14, 2027|14\. Februar 2027|14 février 2027|14 de febrero de 2027/,
      );
    const late = { ...exampleOrderMail, certificateExpiredAt: certificateUntil };
    const expired = composeMail({ kind: 'order_refunded', key: '1' }, late, lang);
    expect(expired.text).toContain('2027');
    expect(expired.text).not.toBe(text);
    const byCard = composeMail({ kind: 'order_refunded', key: '1' }, exampleOrderMail, lang);
    expect(byCard.text).not.toContain('2027');
  });

  it('says of other tickets whether they are for another date, and then of the old calendar entry', () => {
    const seats = composeMail({ kind: 'order_moved', key: '1' }, exampleOrderMail, lang);
    const date = composeMail(
      { kind: 'order_moved', key: '1' },
      { ...exampleOrderMail, isOtherDate: true },
      lang,
    );
    expect(seats.subject).toMatch(
      /^(Новые места|New seats|Neue Plätze|Nouvelles places|Nuevas localidades),/,
    );
    expect(date.subject).toMatch(/^(Новая дата|New date|Neuer Termin|Nouvelle date|Nueva fecha),/);
    const oldEntry =
      /удалите из календаря|delete the calendar entry|löschen Sie den Kalendereintrag|Supprimez de votre agenda|Elimine de su calendario/;
    expect(date.text).toMatch(oldEntry);
    expect(seats.text).not.toMatch(oldEntry);
  });

  it('says of a difference in price that no ticket went back', () => {
    const mail = (more: Partial<typeof exampleOrderMail>) =>
      composeMail({ kind: 'order_refunded', key: '1' }, { ...exampleOrderMail, ...more }, lang).text;
    const worthless =
      /больше не действуют|no longer valid|gelten nicht mehr|ne sont plus valables|ya no son válidas/;
    expect(mail({})).toMatch(worthless);
    const certificateUntil = { at: new Date('2027-02-14T09:00:00Z'), timeZone: 'Europe/Moscow' };
    for (const view of [{ isPriceDifference: true }, { isPriceDifference: true, certificateUntil }]) {
      expect(mail(view)).not.toMatch(worthless);
      expect(mail(view)).toMatch(/3\D?740/);
    }
    expect(mail({ isPriceDifference: true, certificateUntil })).toContain('2027');
  });

  it('brings tickets with how to get in, and where this device lists them', () => {
    const { text, html } = composeMail({ kind: 'order_paid', key: '1' }, exampleOrderMail, lang);
    for (const form of [text, html])
      for (const fact of [
        performance.address,
        writeMoment({ at: doorsAt, timeZone: 'Europe/Moscow' }, 'time', lang),
        'https://www.openstreetmap.org/directions?to=59.9398%2C30.3146',
        'https://www.openstreetmap.org/?mlat=59.9398',
        'https://parterre.example/order/tickets',
      ])
        expect(form.replaceAll('&amp;', '&')).toContain(fact);
    expect(html).toContain('src="cid:code@tickets"');
  });

  it('names the zone of every deadline', () => {
    for (const [kind, day] of [
      ['order_placed', '15'],
      ['performance_moved', '29'],
    ] as const) {
      const { text } = composeMail({ kind, key: '1' }, exampleOrderMail, lang);
      expect(text).toMatch(new RegExp(`${day}[^\\n]*13:00|${day}[^\\n]*1:00`));
      expect(text).toContain('(UTC+3)');
    }
  });

  it.each(wishMails)('tells whoever waits for tickets of %s, with the way there', (kind) => {
    const isOffered = kind === 'wish_offered';
    const endings = kind === 'wish_ended' ? (['late', 'over', 'stopped'] as const) : [null];
    for (const endedBecause of endings) {
      const view = { ...exampleWish, endedBecause, offer: isOffered ? exampleWish.offer : null };
      const { subject, text, html, to } = composeMail({ kind, key: '1' }, view, lang);
      expect(subject).toContain('Лебединое озеро');
      expect(to.name).toBe('');
      const facts = isOffered ? exampleWish.offer?.places : ['Балкон'];
      for (const form of [text, html]) {
        for (const fact of [exampleWish.url, 'help@parterre.example', ...(facts ?? [])])
          expect(form).toContain(fact);
        expect(form).not.toMatch(/undefined|\[object|Invalid/);
      }
      if (kind !== 'wish_ended') expect(text).toMatch(/17[^\n]*(13:00|1:00)/);
    }
  });

  it('tells whoever waits already that they do', () => {
    const view = { ...exampleWish, offer: null, until: null };
    const again = composeMail({ kind: 'wish_requested', key: '1' }, view, lang).text;
    expect(again).not.toBe(composeMail({ kind: 'wish_requested', key: '1' }, exampleWish, lang).text);
    expect(again).not.toMatch(/undefined|\[object|Invalid/);
  });

  it.each(reminderMails)('tells whoever waits for a sale of %s, and how to wait no more', (kind) => {
    const { subject, text, html, to } = composeMail({ kind, key: '1' }, exampleReminder, lang);
    expect(subject).toContain('Лебединое озеро');
    expect(to.name).toBe('');
    for (const form of [text, html]) {
      for (const fact of [exampleReminder.url, exampleReminder.cancelUrl, 'help@parterre.example'])
        expect(form).toContain(fact);
      expect(form).not.toMatch(/undefined|\[object|Invalid/);
    }
    if (kind === 'reminder_requested') {
      expect(text).toMatch(/17[^\n]*(13:00|1:00)/);
      expect(text).toMatch(/20[^\n]*(12:00)/);
    }
  });

  it.each(holderMails)('tells whoever was handed a ticket of %s', (kind) => {
    const view =
      kind === 'ticket_transferred'
        ? exampleHolderMail
        : { ...exampleHolderMail, codes: [], ticketUrl: null };
    const { subject, text, html } = composeMail({ kind, key: '1' }, view, lang);
    expect(subject).toContain('Лебединое озеро');
    for (const form of [text, html]) {
      expect(form).toContain('Партер, ряд 5, место 12');
      expect(form.includes('https://parterre.example/order/tickets?code=P1')).toBe(
        kind === 'ticket_transferred',
      );
      expect(form).not.toMatch(/undefined|\[object|Invalid/);
    }
    expect(html.includes('src="cid:code@tickets"')).toBe(kind === 'ticket_transferred');
  });

  it('lists the links of orders', () => {
    const { text, html } = composeMail({ kind: 'order_links', key: '1' }, exampleOrderLinks, lang);
    for (const form of [text, html])
      expect(form).toContain('https://parterre.example/order/success?order=token');
  });
});

describe('a mail', () => {
  it('writes down what others wrote without letting it act', () => {
    const evil = '<script>alert(1)</script>"\r\nBcc: all@example.com';
    const view = { ...exampleOrderMail, to: { name: evil, email: 'anna@example.com' } };
    const { html } = composeMail({ kind: 'order_paid', key: '1' }, view, 'en');
    expect(html).not.toContain('<script>');
    expect(html).toContain('&lt;script&gt;');
  });

  it.each(ticketMails)(
    'in English says of %s that tickets are returned, in the words of the page',
    (kind) => {
      const { text } = composeMail({ kind, key: '1' }, exampleOrderMail, 'en');
      expect(text).not.toMatch(/\bg(?:i|a)v(?:e|en|ing)\b[^.]*\bback\b/i);
    },
  );

  it('lets no name become a header of its own', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'parterre-mail-'));
    const to = { name: 'Anna\r\nBcc: all@example.com\r\n\r\nPrize', email: 'anna@example.com' };
    const mail = composeMail({ kind: 'order_paid', key: '1' }, { ...exampleOrderMail, to }, 'en');
    await sendMail(openMailTransport({ smtpUrl: undefined, from }, folder), mail);
    const file = await readFile(join(folder, 'order_paid.1.eml'));
    const parsed = await PostalMime.parse(file);
    expect([parsed.bcc, parsed.to?.map(({ address }) => address)]).toEqual([undefined, [to.email]]);
    await rm(folder, { recursive: true });
  });

  it('greets whoever is not named without a gap', () => {
    const view = { ...exampleOrderMail, to: { name: null, email: 'anna@example.com' } };
    const hellos = interfaceLanguages.map(
      (lang) => composeMail({ kind: 'order_placed', key: '1' }, view, lang).text.split('\n\n')[1],
    );
    expect(hellos).toEqual(['Здравствуйте!', 'Hello,', 'Guten Tag!', 'Bonjour,', 'Buenos días:']);
  });

  it('has one Message-ID for everything that happens once, whatever its key is made of', () => {
    const again = composeMail({ kind: 'order_paid', key: '1024' }, exampleOrderMail, 'de');
    expect(again.messageId).toBe(paid.messageId);
    expect(paid.messageId).toBe('<order_paid.1024@parterre.example>');
    const odd = composeMail({ kind: 'order_paid', key: 'a b>/ё' }, exampleOrderMail, 'ru').messageId;
    expect(odd).toMatch(/^<order_paid\.[\w.~!*-]+@parterre\.example>$/);
  });
});

describe('into a folder', () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'parterre-mail-'));
  });
  afterEach(() => rm(folder, { recursive: true }));

  it('each mail is a file, and a repeat is the same one', async () => {
    const transport = openMailTransport({ smtpUrl: undefined, from }, join(folder, 'mail'));
    expect(await sendMail(transport, paid)).toEqual({ kind: 'sent' });
    expect(await sendMail(transport, paid)).toEqual({ kind: 'sent' });
    expect(await readdir(join(folder, 'mail'))).toEqual(['order_paid.1024.eml']);
    const file = await readFile(join(folder, 'mail', 'order_paid.1024.eml'), 'utf8');
    for (const line of [
      'Message-ID: <order_paid.1024@parterre.example>',
      'From: Parterre <tickets@parterre.example>',
      'Auto-Submitted: auto-generated',
      'Content-Type: text/plain; charset=utf-8',
      'Content-Type: text/html; charset=utf-8',
      'filename=tickets.pdf',
    ])
      expect(file).toContain(line);
  });

  it('mails are for the account of the house alone', async () => {
    const transport = openMailTransport({ smtpUrl: undefined, from }, join(folder, 'mail'));
    await sendMail(transport, paid);
    const modes = [join(folder, 'mail'), join(folder, 'mail', 'order_paid.1024.eml')].map(async (path) =>
      ((await stat(path)).mode & 0o777).toString(8),
    );
    expect(await Promise.all(modes)).toEqual(['700', '600']);
  });
});

describe('by SMTP', () => {
  let server: Awaited<ReturnType<typeof openSmtpServer>>;
  beforeEach(async () => {
    server = await openSmtpServer();
  });
  afterEach(() => server.close());

  it.each([
    ['250 ok', 'sent', 1],
    ['451 try again later', 'later', 0],
    ['550 no such mailbox', 'refused', 0],
  ])('a server that says %s means: %s', async (answer, kind, count) => {
    server.answerRecipients(answer);
    const transport = openMailTransport({ smtpUrl: server.url, from }, '');
    expect(await sendMail(transport, paid)).toMatchObject({ kind });
    expect(server.taken).toHaveLength(count);
    transport.close();
  });

  it('a server that is not there means: later', async () => {
    await server.close();
    const transport = openMailTransport({ smtpUrl: server.url, from }, '');
    expect(await sendMail(transport, paid)).toMatchObject({ kind: 'later' });
    transport.close();
    server = await openSmtpServer();
  });
});
