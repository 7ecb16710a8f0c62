import { describe, expect, it } from 'vitest';
import { checkGiftCard, type GiftCardForm } from './check-gift-card.ts';

const now = new Date('2026-12-01T12:00:00Z');
const occasion = {
  offer: {
    time_zone: 'UTC',
    designs: ['curtain', 'stars'] as const,
    amounts: [{ currency_code: 'RUB', min: 1000, max: 50_000, choices: [] }],
  },
  now,
  readLocal: (local: string) => (local.includes('T99') ? undefined : new Date(`${local}:00Z`)),
};
const form: GiftCardForm = {
  amount: 3000,
  currency: 'RUB',
  design: 'stars',
  greeting: 'С днём рождения!',
  fromName: 'Анна',
  toName: 'Пётр',
  recipientEmail: 'petr@example.org',
  deliverAt: '2026-12-24T09:00',
};

describe('a gift card as it is filled in', () => {
  it('is kept as it was meant', () => {
    const check = checkGiftCard(
      { ...form, greeting: '  Раз \r\n\r\n\r\n\r\nдва   три ', toName: ' Пётр  Ильич ' },
      occasion,
    );
    expect(check).toEqual({
      kind: 'valid',
      card: {
        design: 'stars',
        greeting: 'Раз\n\nдва три',
        fromName: 'Анна',
        toName: 'Пётр Ильич',
        recipientEmail: 'petr@example.org',
        deliverAt: new Date('2026-12-24T09:00:00Z'),
      },
    });
  });

  it('needs neither names nor words, nor an address when the buyer gives it', () => {
    const bare = { ...form, greeting: '', fromName: '', toName: ' ', recipientEmail: null };
    const check = checkGiftCard(bare, occasion);
    expect(check).toMatchObject({
      kind: 'valid',
      card: { recipientEmail: null, deliverAt: null, toName: '' },
    });
  });

  it.each(['С днём рождения.Твоя Анна', 'Раз.Два.Три: ура', 'и/или', '12.12/13.12', 'A.B. and C.D./E.'])(
    'has words with a full stop in between: %s',
    (greeting) => {
      expect(checkGiftCard({ ...form, greeting }, occasion)).toMatchObject({
        kind: 'valid',
        card: { greeting },
      });
    },
  );

  it('whose hour has just begun goes at once', () => {
    const check = checkGiftCard({ ...form, deliverAt: '2026-12-01T11:30' }, occasion);
    expect(check).toMatchObject({ kind: 'valid', card: { deliverAt: null } });
  });

  it.each([
    ['an amount below the limit', { amount: 10 }, 'amount', 'too_small'],
    ['a currency without cards', { currency: 'USD' }, 'amount', 'unknown_value'],
    ['a design that is not offered', { design: 'bouquet' }, 'design', 'unknown_value'],
    ['a name with an address in it', { toName: 'www.example.com' }, 'to_name', 'contains_link'],
    ['a sign in a name', { fromName: '<b>' }, 'from_name', 'forbidden_characters'],
    ['too many words', { greeting: 'а'.repeat(301) }, 'greeting', 'too_long'],
    ['a link in the words', { greeting: 'see https://evil.example' }, 'greeting', 'contains_link'],
    ['an address in the words', { greeting: 'Зайди на podarki.ru' }, 'greeting', 'contains_link'],
    ['an address of letters and figures', { greeting: 'cards24.com' }, 'greeting', 'contains_link'],
    ['a short address with a path', { greeting: 'Пиши: t.me/podarki' }, 'greeting', 'contains_link'],
    ['a control character', { greeting: 'a\u0007b' }, 'greeting', 'forbidden_characters'],
    ['no address', { recipientEmail: '' }, 'recipient_email', 'required'],
    ['half an address', { recipientEmail: 'petr@' }, 'recipient_email', 'bad_format'],
    ['a time that no clock shows', { deliverAt: '2026-12-24T99:00' }, 'deliver_at', 'bad_format'],
    ['yesterday', { deliverAt: '2026-11-30T12:00' }, 'deliver_at', 'out_of_range'],
    ['after more than a year', { deliverAt: '2027-12-02T12:00' }, 'deliver_at', 'out_of_range'],
  ])('is refused with %s', (_name, part, field, fault) => {
    expect(checkGiftCard({ ...form, ...part }, occasion)).toEqual({
      kind: 'invalid',
      faults: [{ field, fault }],
    });
  });

  it('names all that is wrong, in the order of the form', () => {
    const check = checkGiftCard({ ...form, amount: 0, toName: '<', recipientEmail: 'x' }, occasion);
    expect(check.kind === 'invalid' && check.faults.map(({ field }) => field)).toEqual([
      'amount',
      'to_name',
      'recipient_email',
    ]);
  });
});
