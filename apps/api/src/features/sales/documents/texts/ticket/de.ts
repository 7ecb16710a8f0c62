import type { TicketTexts } from './ticket-texts.ts';

export const de: TicketTexts = {
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
  pageOf: (page, pages) => `Ticket ${page} von ${pages}`,
};
