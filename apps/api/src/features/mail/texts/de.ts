import type { MailTexts } from './mail-texts.ts';

export const de: MailTexts = {
  kinds: {
    order_placed: {
      subject: ({ number, brand }) => `Bestellung ${number} wartet auf Zahlung · ${brand}`,
      heading: 'Ihre Plätze sind reserviert',
      paragraphs: ({ number, total, until }) => [
        `Ihre Bestellung ${number} über ${total} ist bei uns eingegangen.`,
        until
          ? `Bitte zahlen Sie bis ${until}. So lange kann niemand sonst die Plätze nehmen.`
          : 'Bitte zahlen Sie über den Link unten.',
        'Haben Sie die Zahlungsseite geschlossen, können Sie sie wieder öffnen: Es ist nichts verloren.',
      ],
      action: 'Rechnung öffnen und zahlen',
    },
    order_paid: {
      subject: ({ number, brand }) => `Ihre Tickets, Bestellung ${number} · ${brand}`,
      heading: 'Ihre Tickets',
      paragraphs: ({ number, total }) => [
        `Bestellung ${number} ist bezahlt: ${total}. Die Tickets und ein Kalendereintrag hängen an.`,
        'Zeigen Sie am Einlass den Code auf dem Telefon oder auf Papier.',
      ],
      action: 'Tickets öffnen',
    },
    payment_failed: {
      subject: ({ number, brand }) => `Die Zahlung der Bestellung ${number} ist nicht gelungen · ${brand}`,
      heading: 'Die Zahlung ist nicht gelungen',
      paragraphs: ({ number, until }) => [
        `Ihre Bank hat die Zahlung der Bestellung ${number} nicht ausgeführt. Es wurde nichts abgebucht; hält die Bank Geld zurück, gibt sie es wieder frei.`,
        until
          ? `Die Plätze gehören bis ${until} Ihnen: Versuchen Sie es noch einmal oder wählen Sie eine andere Zahlungsart.`
          : 'Versuchen Sie es noch einmal oder wählen Sie eine andere Zahlungsart.',
      ],
      action: 'Anders zahlen',
    },
    order_expired: {
      subject: ({ number, brand }) => `Die Zahlungsfrist der Bestellung ${number} ist abgelaufen · ${brand}`,
      heading: 'Die Plätze sind wieder im Verkauf',
      paragraphs: ({ number }) => [
        `Die Zahlung der Bestellung ${number} ist nicht rechtzeitig eingegangen, wir haben die Plätze freigegeben.`,
        'Kommt das Geld doch noch an, nehmen wir Ihre Plätze wieder; sind sie vergeben, erstatten wir es von selbst.',
      ],
      action: 'Bestellung ansehen',
    },
    order_refunded: {
      subject: ({ number, brand }) => `Erstattung zur Bestellung ${number} · ${brand}`,
      heading: 'Ihr Geld ist auf dem Rückweg',
      paragraphs: ({ number, refunded }) => [
        `Wir haben zur Bestellung ${number} ${refunded} erstattet, auf dem Weg, auf dem Sie gezahlt haben.`,
        'Ihre Bank braucht vielleicht einige Tage für die Buchung. Erstattete Tickets gelten nicht mehr.',
      ],
      action: 'Bestellung ansehen',
    },
    order_links: {
      subject: ({ brand }) => `Ihre Bestellungen · ${brand}`,
      heading: 'Ihre Bestellungen',
      paragraphs: () => [
        'Sie haben um die Links der Bestellungen gebeten, die mit dieser Adresse gemacht wurden.',
        'Waren Sie es nicht, löschen Sie diese Nachricht: Ohne sie kann niemand die Bestellungen öffnen.',
      ],
    },
  },
  hello: (name) => `Guten Tag, ${name}!`,
  total: 'Gesamt',
  order: (number) => `Bestellung ${number}`,
  states: {
    awaiting_payment: 'wartet auf Zahlung',
    paid: 'bezahlt',
    refunded: 'erstattet',
    expired: 'Zahlungsfrist abgelaufen',
    cancelled: 'storniert',
  },
  questions: (contact) => `Fragen? Schreiben Sie uns: ${contact}`,
  taxNumber: (number) => `Steuernummer ${number}`,
  registrationNumber: (number) => `Registernummer ${number}`,
};
