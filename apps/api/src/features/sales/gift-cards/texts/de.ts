import type { GiftCardTexts } from './gift-card-words.ts';

export const de: GiftCardTexts = {
  giftCard: 'Gutschein',
  mails: {
    gift_card_placed: {
      subject: ({ number, brand }) => `Ihr Gutschein wartet auf die Zahlung, Bestellung ${number} · ${brand}`,
      heading: 'Noch nicht bezahlt',
      paragraphs: ({ number, amount, until }) => [
        `Ihre Bestellung ${number} ist eingegangen: ein Gutschein über ${amount}.`,
        `Bitte bezahlen Sie bis ${until}. Wenn Sie die Zahlungsseite geschlossen haben, können Sie sie erneut öffnen.`,
      ],
      action: 'Bestellung öffnen und bezahlen',
    },
    gift_card_paid: {
      subject: ({ number, brand }) => `Ihr Gutschein, Bestellung ${number} · ${brand}`,
      heading: 'Der Gutschein ist da',
      paragraphs: ({ number, amount, recipient, deliverAt, validUntil }) => [
        `Bestellung ${number} ist bezahlt: ein Gutschein über ${amount}, gültig bis ${validUntil}.`,
        recipient === ''
          ? 'Er liegt dieser E-Mail bei: Leiten Sie ihn weiter oder drucken Sie ihn aus und überreichen Sie ihn.'
          : deliverAt === ''
            ? `Wir senden ihn jetzt an ${recipient}.`
            : `Wir senden ihn am ${deliverAt} an ${recipient}. Ausdrucken können Sie ihn auf der Seite Ihrer Bestellung.`,
      ],
      action: 'Gutschein öffnen',
    },
    gift_card: {
      subject: ({ from, brand }) =>
        from === '' ? `Ein Gutschein für Sie · ${brand}` : `Ein Gutschein für Sie von ${from} · ${brand}`,
      heading: 'Für Sie',
      paragraphs: ({ from, greeting, amount, brand, validUntil }) => [
        ...(greeting === '' ? [] : [greeting]),
        from === ''
          ? `Jemand schenkt Ihnen einen Gutschein von ${brand} über ${amount}.`
          : `${from} schenkt Ihnen einen Gutschein von ${brand} über ${amount}.`,
        `Wählen Sie eine Veranstaltung und geben Sie den Code bei der Bestellung ein. Sie müssen nicht alles auf einmal ausgeben: Der Rest bleibt bis ${validUntil} erhalten.`,
        'Der Code ist bares Geld: Geben Sie ihn nicht weiter.',
      ],
      action: 'Veranstaltung wählen',
    },
    gift_card_payment_failed: {
      subject: ({ number, brand }) => `Zahlung für Bestellung ${number} fehlgeschlagen · ${brand}`,
      heading: 'Die Zahlung ist fehlgeschlagen',
      paragraphs: ({ number, until }) => [
        `Die Bank hat die Zahlung für Bestellung ${number} nicht ausgeführt. Es wurde nichts abgebucht; einen vorgemerkten Betrag gibt die Bank von selbst wieder frei.`,
        `Versuchen Sie es noch einmal oder wählen Sie eine andere Zahlungsart. Die Bestellung wartet bis ${until}.`,
      ],
      action: 'Anders bezahlen',
    },
    gift_card_refunded: {
      subject: ({ number, brand }) => `Erstattung zu Bestellung ${number} · ${brand}`,
      heading: 'Ihr Geld kommt zurück',
      paragraphs: ({ number, amount }) => [
        `Wir haben ${amount} für Bestellung ${number} auf dem Weg erstattet, auf dem Sie bezahlt haben. Bis zur Gutschrift kann es einige Tage dauern.`,
        'Der Gutschein aus dieser Bestellung ist nicht mehr gültig.',
      ],
      action: 'Bestellung ansehen',
    },
  },
  to: (name) => `Für ${name}`,
  from: (name) => `Von ${name}`,
  code: 'Gutscheincode',
  validUntil: (date) => `Gültig bis ${date}`,
  howTitle: 'So lösen Sie ihn ein',
  how: (site) => [
    `Wählen Sie Veranstaltung und Plätze auf ${site}.`,
    'Geben Sie den Code im Warenkorb oder bei der Bestellung ein: Abgezogen wird, was die Bestellung kostet.',
    'Reicht er nicht, zahlen Sie den Rest mit Karte. Bleibt etwas übrig, bleibt es auf demselben Code.',
    'Der Code ist bares Geld. Veröffentlichen Sie ihn nicht und zeigen Sie ihn keinen Fremden.',
  ],
  soldBy: 'Verkäufer',
};
