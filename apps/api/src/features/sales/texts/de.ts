import type { SaleTexts } from './sale-texts.ts';
import { wishTexts } from './wish-texts.ts';

/** Of a performance that was changed. */
const otherDates =
  'Sie können auch an einem anderen Tag kommen: Wählen Sie auf der Seite der Bestellung einen anderen Termin. Wir suchen die besten freien Plätze in derselben Kategorie, Sie zahlen nichts dazu.';

export const de: SaleTexts = {
  performance: {
    moved: (from) => `Neuer Termin. Bisher: ${from}`,
    cancelled: 'Abgesagt',
    postponed: 'Verschoben, der neue Termin steht noch nicht fest',
  },
  ticket: {
    tickets: 'Tickets',
    order: (number) => `Bestellung ${number}`,
    doors: (time) => `Einlass ${time}`,
    sector: 'Bereich',
    row: 'Reihe',
    seat: 'Platz',
    zone: 'Zone',
    noSeat: 'Freie Platzwahl',
    price: 'Ticketpreis',
    fee: (fee) => `inklusive Servicegebühr von ${fee}`,
    discount: (amount) => `${amount} Rabatt abgezogen`,
    atTheDoor: 'Am Einlass',
    rules: [
      'Zeigen Sie den Code auf dem Telefon oder auf Papier: Beides genügt, drucken müssen Sie nicht.',
      'Der Code gilt für einen Einlass. Veröffentlichen Sie ihn nicht und geben Sie ihn keinen Unbekannten.',
      'Lässt er sich nicht lesen, nennen Sie die Nummer darunter.',
      'Fällt der Termin aus oder wird er verlegt, schreiben wir Ihnen sofort, was zu tun ist.',
    ],
    soldBy: 'Verkauft von',
    taxNumber: (number) => `Steuernummer ${number}`,
    registrationNumber: (number) => `Registernummer ${number}`,
    pageNumber: (page, pages) => `Ticket ${page} von ${pages}`,
  },
  bill: {
    bill: (number) => `Rechnung ${number}`,
    issued: (date) => `vom ${date}`,
    states: {
      awaiting_payment: 'Zahlung offen',
      paid: 'Bezahlt',
      refunded: 'Erstattet',
      expired: 'Zahlungsfrist abgelaufen',
      cancelled: 'Storniert',
    },
    payUntil: (moment) => `Bitte zahlen Sie bis ${moment}: So lange sind die Tickets für Sie reserviert`,
    from: 'Verkäufer',
    to: 'Käufer',
    taxNumber: (number) => `Steuernummer ${number}`,
    registrationNumber: (number) => `Registernummer ${number}`,
    what: 'Leistung',
    count: 'Anzahl',
    price: 'Preis',
    fee: 'Gebühr',
    sum: 'Summe',
    fees: 'darin Servicegebühren',
    discount: (code) => `Rabatt, Code ${code}`,
    total: 'Gesamt',
    paid: 'Bezahlt',
    due: 'Zu zahlen',
    vat: (percent) => `darin ${percent} % MwSt.`,
    noVat: 'ohne MwSt.',
    exempt: (reason) => `ohne MwSt. (${reason})`,
    transfer: 'Für die Überweisung vom Firmenkonto',
    purpose: (number) => `Verwendungszweck: Bestellung ${number}`,
    payAt: 'Zahlen und den Stand verfolgen',
    pageNumber: (page, pages) => `Seite ${page} von ${pages}`,
  },
  mail: {
    kinds: {
      order_placed: {
        subject: ({ number, brand }) => `Bestellung ${number} wartet auf Zahlung · ${brand}`,
        heading: 'Ihre Tickets sind reserviert',
        paragraphs: ({ number, total, until }) => [
          `Ihre Bestellung ${number} über ${total} ist bei uns eingegangen.`,
          until
            ? `Bitte zahlen Sie bis ${until}. So lange bekommt sie niemand sonst.`
            : 'Bitte zahlen Sie über den Link unten.',
          'Haben Sie die Zahlungsseite geschlossen, können Sie sie wieder öffnen: Es ist nichts verloren.',
        ],
        action: 'Rechnung öffnen und zahlen',
      },
      order_paid: {
        subject: ({ number, brand }) => `Ihre Tickets, Bestellung ${number} · ${brand}`,
        heading: 'Ihre Tickets',
        paragraphs: ({ number, total }) => [
          `Bestellung ${number} ist bezahlt: ${total}. Die Tickets und ein Kalendereintrag finden Sie im Anhang.`,
          'Zeigen Sie am Einlass den Code auf dem Telefon oder auf Papier.',
        ],
        action: 'Tickets öffnen',
      },
      order_moved: {
        subject: ({ number, brand, isOtherDate }) =>
          `${isOtherDate ? 'Neuer Termin' : 'Neue Plätze'}, Bestellung ${number} · ${brand}`,
        heading: 'Ihre neuen Tickets',
        paragraphs: ({ number, isOtherDate }) => [
          isOtherDate
            ? `Ihre Bestellung ${number} wurde auf einen anderen Termin umgebucht. Die neuen Tickets und ein Kalendereintrag finden Sie im Anhang.`
            : `Die Plätze der Bestellung ${number} haben sich geändert. Die neuen Tickets und ein Kalendereintrag finden Sie im Anhang.`,
          'Die bisherigen Tickets gelten nicht mehr: Zeigen Sie am Einlass den Code aus dieser E-Mail.',
          ...(isOtherDate
            ? [
                'Bitte löschen Sie den Kalendereintrag der Vorstellung, für die Sie keine Tickets mehr haben: Er verschwindet nicht von selbst.',
              ]
            : []),
        ],
        action: 'Tickets öffnen',
      },
      exchange_expired: {
        subject: ({ number, brand }) => `Umtausch nicht bezahlt, Bestellung ${number} · ${brand}`,
        heading: 'Ihre Tickets gelten weiterhin',
        paragraphs: ({ number }) => [
          `Die Zuzahlung für den Umtausch der Tickets aus Bestellung ${number} ist nicht rechtzeitig eingegangen. Die Plätze am anderen Termin haben wir wieder freigegeben.`,
          'Die Tickets, die Sie bereits haben, gelten unverändert. Sollte das Geld doch noch abgebucht werden, erstatten wir es von selbst. Solange es am anderen Termin Plätze gibt, können Sie den Umtausch auf der Seite Ihrer Bestellung erneut beginnen.',
        ],
        action: 'Tickets öffnen',
      },
      exchange_refunded: {
        subject: ({ number, brand }) => `Zuzahlung erstattet, Bestellung ${number} · ${brand}`,
        heading: 'Ihr Geld kommt zurück',
        paragraphs: ({ number, refunded }) => [
          `Die Zuzahlung für den Umtausch der Tickets aus Bestellung ${number} kam an, als sie sich nicht mehr umtauschen ließen. Wir haben ${refunded} auf demselben Weg erstattet; die Gutschrift kann bei Ihrer Bank einige Tage dauern.`,
          'Ein Umtausch hat nicht stattgefunden: An Ihren Tickets hat sich nichts geändert.',
        ],
        action: 'Bestellung ansehen',
      },
      transfer_confirmed: {
        subject: ({ number, brand }) => `Sie haben ein Ticket weitergegeben, Bestellung ${number} · ${brand}`,
        heading: 'Das Ticket ist weitergegeben',
        paragraphs: ({ number }) => [
          `Ein Ticket der Bestellung ${number} gehört jetzt jemand anderem: Wir haben der Person einen neuen Code geschickt. Der bisherige Code dieses Tickets gilt nicht mehr.`,
          'Wer es hat, steht auf der Seite der Bestellung. Dort können Sie es zurücknehmen, solange niemand damit eingelassen wurde. Wenn Sie das nicht waren, nehmen Sie das Ticket zurück und geben Sie den Link Ihrer Bestellung niemandem.',
        ],
        action: 'Bestellung öffnen',
      },
      payment_failed: {
        subject: ({ number, brand }) => `Die Zahlung der Bestellung ${number} ist fehlgeschlagen · ${brand}`,
        heading: 'Die Zahlung ist fehlgeschlagen',
        paragraphs: ({ number, until }) => [
          `Ihre Bank hat die Zahlung der Bestellung ${number} nicht ausgeführt. Es wurde nichts abgebucht; hält die Bank Geld zurück, gibt sie es wieder frei.`,
          until
            ? `Die Tickets sind bis ${until} für Sie reserviert: Versuchen Sie es noch einmal oder wählen Sie eine andere Zahlungsart.`
            : 'Versuchen Sie es noch einmal oder wählen Sie eine andere Zahlungsart.',
        ],
        action: 'Anders zahlen',
      },
      order_expired: {
        subject: ({ number, brand }) =>
          `Die Zahlungsfrist der Bestellung ${number} ist abgelaufen · ${brand}`,
        heading: 'Ihre Tickets sind wieder im Verkauf',
        paragraphs: ({ number }) => [
          `Die Zahlung der Bestellung ${number} ist nicht rechtzeitig eingegangen, wir haben die Tickets freigegeben.`,
          'Kommt das Geld doch noch an, reservieren wir Ihre Tickets wieder; sind sie verkauft, erstatten wir es von selbst.',
        ],
        action: 'Bestellung ansehen',
      },
      order_refunded: {
        subject: ({ number, brand }) => `Erstattung zur Bestellung ${number} · ${brand}`,
        heading: 'Ihr Geld kommt zurück',
        paragraphs: ({ number, refunded, isPriceDifference, certificateUntil, certificateExpiredAt }) =>
          isPriceDifference
            ? [
                `Die neuen Tickets der Bestellung ${number} kosten weniger als die bisherigen. Die Differenz von ${refunded} haben wir auf dem Weg erstattet, auf dem Sie gezahlt haben.`,
                certificateUntil
                  ? `Das Geld ist wieder auf Ihrem Gutschein, der bis zum ${certificateUntil} gültig ist.`
                  : 'Ihre Bank braucht vielleicht einige Tage für die Buchung.',
                'Ihre neuen Tickets sind gültig, Sie müssen nichts zurückgeben.',
              ]
            : [
                `Wir haben zur Bestellung ${number} ${refunded} erstattet, auf dem Weg, auf dem Sie gezahlt haben.`,
                certificateUntil
                  ? `Das Geld ist wieder auf Ihrem Gutschein, der bis zum ${certificateUntil} gültig ist. Erstattete Tickets gelten nicht mehr.`
                  : certificateExpiredAt
                    ? `Das Geld ist wieder auf Ihrem Gutschein, der jedoch am ${certificateExpiredAt} abgelaufen ist. Schreiben Sie uns, dann sehen wir, was möglich ist.`
                    : 'Ihre Bank braucht vielleicht einige Tage für die Buchung. Erstattete Tickets gelten nicht mehr.',
              ],
        action: 'Bestellung ansehen',
      },
      certificate_issued: {
        subject: ({ number, brand }) => `Gutschein zur Bestellung ${number} · ${brand}`,
        heading: 'Ihr Gutschein',
        paragraphs: ({ number, refunded, certificateCode, certificateUntil }) => [
          `Statt einer Erstattung für die Tickets der Bestellung ${number} haben Sie einen Gutschein über ${refunded} gewählt. Die zurückgegebenen Tickets gelten nicht mehr.`,
          `Der Code: ${certificateCode}. Er gilt bis zum ${certificateUntil}: Geben Sie ihn beim Bezahlen einer beliebigen Bestellung ein.`,
        ],
        action: 'Bestellung ansehen',
      },
      performance_moved: {
        subject: ({ title, number, brand }) => `Neuer Termin: „${title}“, Bestellung ${number} · ${brand}`,
        heading: 'Der Termin hat sich geändert',
        paragraphs: ({ title, date, number, returnUntil, hasOtherDates }) => [
          `„${title}“ hat einen neuen Termin: ${date}.`,
          `Die Tickets der Bestellung ${number} gelten für den neuen Termin, Sie müssen nichts tun. Einen Kalendereintrag finden Sie im Anhang.`,
          ...(returnUntil
            ? [
                `Passt Ihnen der neue Termin nicht, geben Sie die Tickets auf der Seite der Bestellung bis zum ${returnUntil} zurück: Wir erstatten den vollen Preis.`,
              ]
            : []),
          ...(hasOtherDates ? [otherDates] : []),
        ],
        action: 'Bestellung öffnen',
      },
      performance_cancelled: {
        subject: ({ title, number, brand }) => `Abgesagt: „${title}“, Bestellung ${number} · ${brand}`,
        heading: 'Die Veranstaltung ist abgesagt',
        paragraphs: ({ title, date, number, refundFrom, mayTakeCertificate, isAtCounter, hasOtherDates }) => [
          `Es tut uns leid: „${title}“ (${date}) findet nicht statt.`,
          isAtCounter
            ? `Sie haben an der Kasse bezahlt und erhalten den Preis der Tickets aus der Bestellung ${number} dort zurück: Kommen Sie vorbei und nennen Sie die Bestellnummer.${mayTakeCertificate ? ' Möchten Sie lieber einen Gutschein über denselben Betrag, erhalten Sie ihn auf der Seite der Bestellung.' : ''}`
            : refundFrom
              ? `Sie müssen nichts tun: Wir erstatten den vollen Preis der Tickets aus der Bestellung ${number} automatisch, auf dem Weg, auf dem Sie gezahlt haben. Wir beginnen damit am ${refundFrom}. ${mayTakeCertificate ? 'Möchten Sie das Geld früher oder lieber einen Gutschein, öffnen Sie die Seite der Bestellung.' : 'Möchten Sie das Geld früher, öffnen Sie die Seite der Bestellung.'}`
              : `Geben Sie die Tickets auf der Seite der Bestellung ${number} zurück: Wir erstatten den vollen Preis auf dem Weg, auf dem Sie gezahlt haben.`,
          ...(hasOtherDates ? [otherDates] : []),
        ],
        action: 'Tickets zurückgeben',
      },
      performance_postponed: {
        subject: ({ title, number, brand }) => `Verschoben: „${title}“, Bestellung ${number} · ${brand}`,
        heading: 'Die Veranstaltung ist verschoben',
        paragraphs: ({ title, date, number, hasOtherDates }) => [
          `„${title}“ (${date}) ist verschoben, der neue Termin steht noch nicht fest. Sobald er feststeht, schreiben wir Ihnen.`,
          `Die Tickets der Bestellung ${number} behalten Sie. Möchten Sie nicht warten, geben Sie sie auf der Seite der Bestellung zurück: Wir erstatten den vollen Preis auf dem Weg, auf dem Sie gezahlt haben.`,
          ...(hasOtherDates ? [otherDates] : []),
        ],
        action: 'Bestellung öffnen',
      },
      performance_resumed: {
        subject: ({ title, number, brand }) => `Findet statt: „${title}“, Bestellung ${number} · ${brand}`,
        heading: 'Die Veranstaltung findet doch statt',
        paragraphs: ({ title, date, number }) => [
          `„${title}“ findet doch statt: ${date}.`,
          `Die Tickets der Bestellung ${number} gelten, Sie müssen nichts tun. Einen Kalendereintrag finden Sie im Anhang.`,
        ],
        action: 'Tickets öffnen',
      },
      reminder_requested: {
        subject: ({ title, brand }) => `Bescheid sagen, sobald es Tickets gibt? „${title}“ · ${brand}`,
        heading: 'Nur noch bestätigen',
        paragraphs: ({ title, saleStart, until }) => [
          saleStart
            ? `Sie möchten eine E-Mail, sobald der Verkauf für „${title}“ beginnt: ${saleStart}.`
            : `Sie möchten eine E-Mail, sobald der Verkauf für „${title}“ beginnt.`,
          `Bestätigen Sie das bis ${until}. Wir schreiben Ihnen dann einmal, sobald es Tickets gibt, und löschen danach Ihre Adresse.`,
          'Waren Sie das nicht? Dann löschen Sie diese E-Mail einfach: Ohne Bestätigung schreiben wir nicht wieder.',
        ],
        action: 'Bestätigen',
      },
      sale_begun: {
        subject: ({ title, brand }) => `Tickets im Verkauf: „${title}“ · ${brand}`,
        heading: 'Tickets im Verkauf',
        paragraphs: ({ title, date }) => [
          `Der Verkauf für „${title}“ (${date}) hat begonnen.`,
          'Sie wollten einmal Bescheid wissen: Weitere E-Mails folgen nicht, und Ihre Adresse löschen wir.',
        ],
        action: 'Tickets auswählen',
      },
      ...wishTexts.de.mails,
      ticket_transferred: {
        subject: ({ title, brand }) => `Sie haben ein Ticket erhalten: „${title}“ · ${brand}`,
        heading: 'Ein Ticket für Sie',
        paragraphs: ({ title, date }) => [
          `Jemand hat Ihnen ein Ticket für „${title}“, ${date}, weitergegeben. Den Code in dieser E-Mail haben nur Sie: Zeigen Sie ihn am Einlass, auf dem Handy oder auf Papier.`,
          'Wer das Ticket gekauft hat, kann es zurücknehmen, solange niemand damit eingelassen wurde. Dann schreiben wir Ihnen sofort.',
        ],
        action: 'Ticket öffnen',
      },
      ticket_withdrawn: {
        subject: ({ title, brand }) => `Ihr Ticket gilt nicht mehr: „${title}“ · ${brand}`,
        heading: 'Das Ticket gilt nicht mehr',
        paragraphs: ({ title, date }) => [
          `Das Ticket für „${title}“, ${date}, das Sie erhalten hatten, gilt nicht mehr: Es wurde zurückgenommen, zurückgegeben oder umgetauscht.`,
          'Wenn Sie das überrascht, fragen Sie bitte die Person, von der Sie es hatten.',
        ],
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
    hello: (name) => (name === null ? 'Guten Tag!' : `Guten Tag, ${name}!`),
    discount: (code) => `Rabatt, Code ${code}`,
    total: 'Gesamt',
    order: (number) => `Bestellung ${number}`,
    states: {
      awaiting_payment: 'wartet auf Zahlung',
      paid: 'bezahlt',
      refunded: 'erstattet',
      expired: 'Zahlungsfrist abgelaufen',
      cancelled: 'storniert',
    },
    route: 'Route planen',
    map: 'Auf der Karte zeigen',
    myTickets: 'Meine Tickets',
    cancelReminder: 'Abmelden',
    questions: (contact) => `Fragen? Schreiben Sie uns: ${contact}`,
    taxNumber: (number) => `Steuernummer ${number}`,
    registrationNumber: (number) => `Registernummer ${number}`,
  },
};
