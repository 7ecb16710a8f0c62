import type { TicketTexts } from './ticket-texts.ts';

export const en: TicketTexts = {
  tickets: 'Tickets',
  order: (number) => `Order ${number}`,
  doors: (time) => `Doors ${time}`,
  sector: 'Sector',
  row: 'Row',
  seat: 'Seat',
  zone: 'Zone',
  noSeat: 'No numbered seat',
  price: 'Ticket price',
  fee: (fee) => `including a service fee of ${fee}`,
  atTheDoor: 'At the door',
  rules: [
    'Show the code on your phone or on paper: both will do, you need not print it.',
    'The code lets in once. Do not publish it or send it to people you do not know.',
    'If it cannot be scanned, read out the number below it.',
    'If the date is cancelled or moved, we will write to you at once and say what to do.',
  ],
  soldBy: 'Sold by',
  taxNumber: (number) => `Tax number ${number}`,
  registrationNumber: (number) => `Registration number ${number}`,
  pageOf: (page, pages) => `Ticket ${page} of ${pages}`,
};
