import type { SaleTexts } from './sale-texts.ts';
import { wishTexts } from './wish-texts.ts';

/** Of a performance that was changed. */
const otherDates =
  'You can also come on another day: choose another date on the page of the order. We pick the best seats left in the same category, and you pay nothing more.';

export const en: SaleTexts = {
  performance: {
    moved: (from) => `The date has changed. It was ${from}`,
    cancelled: 'Canceled',
    postponed: 'Postponed, the new date is not known yet',
  },
  ticket: {
    tickets: 'Tickets',
    order: (number) => `Order ${number}`,
    doors: (time) => `Doors ${time}`,
    sector: 'Section',
    row: 'Row',
    seat: 'Seat',
    zone: 'Zone',
    noSeat: 'No numbered seat',
    price: 'Ticket price',
    fee: (fee) => `including a service fee of ${fee}`,
    discount: (amount) => `after a discount of ${amount}`,
    atTheDoor: 'At the door',
    rules: [
      'Show the code on your phone or on paper: both will do, you need not print it.',
      'The code lets in once. Do not publish it or send it to people you do not know.',
      'If it cannot be scanned, read out the number below it.',
      'If the date is canceled or moved, we will write to you at once and say what to do.',
    ],
    soldBy: 'Sold by',
    taxNumber: (number) => `Tax number ${number}`,
    registrationNumber: (number) => `Registration number ${number}`,
    pageNumber: (page, pages) => `Ticket ${page} of ${pages}`,
  },
  bill: {
    bill: (number) => `Bill ${number}`,
    issued: (date) => `of ${date}`,
    states: {
      awaiting_payment: 'Awaiting payment',
      paid: 'Paid',
      refunded: 'Refunded',
      expired: 'The time to pay is over',
      cancelled: 'Canceled',
    },
    payUntil: (moment) => `Please pay by ${moment}: until then the tickets are yours`,
    from: 'Seller',
    to: 'Buyer',
    taxNumber: (number) => `Tax number ${number}`,
    registrationNumber: (number) => `Registration number ${number}`,
    what: 'Description',
    count: 'Quantity',
    price: 'Price',
    fee: 'Fee',
    sum: 'Amount',
    fees: 'including service fees',
    discount: (code) => `discount, code ${code}`,
    total: 'Total',
    paid: 'Paid',
    due: 'To pay',
    vat: (percent) => `including ${percent}% VAT`,
    noVat: 'no VAT is charged',
    exempt: (reason) => `exempt from VAT (${reason})`,
    transfer: 'For a transfer from a company account',
    purpose: (number) => `Reference: order ${number}`,
    payAt: 'Pay and follow the order at',
    pageNumber: (page, pages) => `Page ${page} of ${pages}`,
  },
  mail: {
    kinds: {
      order_placed: {
        subject: ({ number, brand }) => `Order ${number} is waiting for payment · ${brand}`,
        heading: 'Your tickets are on hold',
        paragraphs: ({ number, total, until }) => [
          `We have your order ${number} for ${total}.`,
          until
            ? `Please pay by ${until}. Nobody else can buy the tickets until then.`
            : 'Please pay at the link below.',
          'If you closed the payment page, you can open it again: nothing is lost.',
        ],
        action: 'Open the bill and pay',
      },
      order_paid: {
        subject: ({ number, brand }) => `Your tickets, order ${number} · ${brand}`,
        heading: 'Your tickets',
        paragraphs: ({ number, total }) => [
          `Order ${number} is paid: ${total}. The tickets and a calendar entry are attached.`,
          'At the door, show the code on your phone or on paper.',
        ],
        action: 'Open the tickets',
      },
      order_moved: {
        subject: ({ number, brand, isOtherDate }) =>
          `${isOtherDate ? 'New date' : 'New seats'}, order ${number} · ${brand}`,
        heading: 'Your new tickets',
        paragraphs: ({ number, isOtherDate }) => [
          isOtherDate
            ? `Order ${number} has been moved to another date. The new tickets and a calendar entry are attached.`
            : `The seats of order ${number} have changed. The new tickets and a calendar entry are attached.`,
          'Your earlier tickets are no longer valid: at the door, show the code from this email.',
          ...(isOtherDate
            ? [
                'Please delete the calendar entry of the performance you no longer have tickets for: it does not disappear by itself.',
              ]
            : []),
        ],
        action: 'Open the tickets',
      },
      exchange_expired: {
        subject: ({ number, brand }) => `Exchange not paid, order ${number} · ${brand}`,
        heading: 'Your tickets are still valid',
        paragraphs: ({ number }) => [
          `We did not receive the extra payment for exchanging the tickets of order ${number} in time, so we have released the seats on the other date.`,
          'The tickets you already have are still valid. If the money is charged after all, we will refund it automatically. As long as there are seats left on the other date, you can start the exchange again on your order page.',
        ],
        action: 'Open tickets',
      },
      exchange_refunded: {
        subject: ({ number, brand }) => `Extra payment refunded, order ${number} · ${brand}`,
        heading: 'Your money is on its way back',
        paragraphs: ({ number, refunded }) => [
          `The extra payment for exchanging the tickets of order ${number} arrived when they could no longer be exchanged. We have refunded ${refunded} the way you paid; your bank may take a few days to credit it.`,
          'No exchange took place: nothing has changed about your tickets.',
        ],
        action: 'View order',
      },
      transfer_confirmed: {
        subject: ({ number, brand }) => `You passed on a ticket, order ${number} · ${brand}`,
        heading: 'The ticket has been passed on',
        paragraphs: ({ number }) => [
          `A ticket of order ${number} now belongs to somebody else: we have sent them a new code. The earlier code of this ticket is no longer valid.`,
          'The page of the order says who has it. You can take it back there until somebody has come in with it. If this was not you, take the ticket back and do not share the link of your order.',
        ],
        action: 'Open the order',
      },
      payment_failed: {
        subject: ({ number, brand }) => `The payment of order ${number} did not go through · ${brand}`,
        heading: 'The payment did not go through',
        paragraphs: ({ number, until }) => [
          `Your bank did not carry out the payment of order ${number}. You were not charged; if the bank holds the money, it will release it.`,
          until
            ? `The tickets are yours until ${until}: try again, or choose another way to pay.`
            : 'Try again, or choose another way to pay.',
        ],
        action: 'Pay another way',
      },
      order_expired: {
        subject: ({ number, brand }) => `The time to pay order ${number} is over · ${brand}`,
        heading: 'The tickets are on sale again',
        paragraphs: ({ number }) => [
          `We did not receive the payment of order ${number} in time and have released the tickets.`,
          'Should the money arrive after all, we will book your tickets again, or send the money back if they are gone.',
        ],
        action: 'See the order',
      },
      order_refunded: {
        subject: ({ number, brand }) => `Refund for order ${number} · ${brand}`,
        heading: 'Your money is on its way back',
        paragraphs: ({ number, refunded, isPriceDifference, certificateUntil, certificateExpiredAt }) =>
          isPriceDifference
            ? [
                `The new tickets of order ${number} cost less than the earlier ones. We have refunded the difference, ${refunded}, the way you paid.`,
                certificateUntil
                  ? `The money is back on your gift card, which is valid until ${certificateUntil}.`
                  : 'Your bank may need a few days to credit it.',
                'Your new tickets are valid; you have nothing to return.',
              ]
            : [
                `We have refunded ${refunded} for order ${number}, the way you paid.`,
                certificateUntil
                  ? `The money is back on your gift card, which is valid until ${certificateUntil}. Refunded tickets are no longer valid.`
                  : certificateExpiredAt
                    ? `The money is back on your gift card, but it expired on ${certificateExpiredAt}. Write to us, and we will see what can be done.`
                    : 'Your bank may need a few days to credit it. Refunded tickets are no longer valid.',
              ],
        action: 'See the order',
      },
      certificate_issued: {
        subject: ({ number, brand }) => `Gift card for order ${number} · ${brand}`,
        heading: 'Your gift card',
        paragraphs: ({ number, refunded, certificateCode, certificateUntil }) => [
          `Instead of a refund for the tickets of order ${number} you chose a gift card of ${refunded}. The returned tickets are no longer valid.`,
          `Its code: ${certificateCode}. It is valid until ${certificateUntil}: enter it when you pay for any order.`,
        ],
        action: 'See the order',
      },
      performance_moved: {
        subject: ({ title, number, brand }) => `New date for ${title}, order ${number} · ${brand}`,
        heading: 'The date has changed',
        paragraphs: ({ title, date, number, returnUntil, hasOtherDates }) => [
          `${title} now takes place on ${date}.`,
          `The tickets of order ${number} are valid for the new date: you need not do anything. A calendar entry is attached.`,
          ...(returnUntil
            ? [
                `If the new date does not suit you, return the tickets on the page of the order by ${returnUntil}: we refund their full price.`,
              ]
            : []),
          ...(hasOtherDates ? [otherDates] : []),
        ],
        action: 'Open the order',
      },
      performance_cancelled: {
        subject: ({ title, number, brand }) => `Canceled: ${title}, order ${number} · ${brand}`,
        heading: 'The event is canceled',
        paragraphs: ({ title, date, number, refundFrom, mayTakeCertificate, isAtCounter, hasOtherDates }) => [
          `We are sorry: ${title} on ${date} will not take place.`,
          isAtCounter
            ? `You paid at the box office, so the price of the tickets of order ${number} is refunded there: come by and give the order number.${mayTakeCertificate ? ' If you would rather have a gift card of the same value, take it on the page of the order.' : ''}`
            : refundFrom
              ? `You don’t need to do anything: we refund the full price of the tickets of order ${number} automatically, to the payment method you used. Refunds begin on ${refundFrom}. ${mayTakeCertificate ? 'To have the money sooner, or a gift card instead, open the page of the order.' : 'To have the money sooner, open the page of the order.'}`
              : `Return the tickets on the page of order ${number}: we refund their full price, the way you paid.`,
          ...(hasOtherDates ? [otherDates] : []),
        ],
        action: 'Return the tickets',
      },
      performance_postponed: {
        subject: ({ title, number, brand }) => `Postponed: ${title}, order ${number} · ${brand}`,
        heading: 'The event is postponed',
        paragraphs: ({ title, date, number, hasOtherDates }) => [
          `${title} on ${date} is postponed, and the new date is not known yet. We will write to you as soon as it is.`,
          `You keep the tickets of order ${number}. If you would rather not wait, return them on the page of the order: we refund their full price, the way you paid.`,
          ...(hasOtherDates ? [otherDates] : []),
        ],
        action: 'Open the order',
      },
      performance_resumed: {
        subject: ({ title, number, brand }) => `It takes place: ${title}, order ${number} · ${brand}`,
        heading: 'The event takes place after all',
        paragraphs: ({ title, date, number }) => [
          `${title} takes place after all, on ${date}.`,
          `The tickets of order ${number} are valid: you need not do anything. A calendar entry is attached.`,
        ],
        action: 'Open the tickets',
      },
      reminder_requested: {
        subject: ({ title, brand }) => `Shall we email you when tickets are out? “${title}” · ${brand}`,
        heading: 'One more step',
        paragraphs: ({ title, saleStart, until }) => [
          saleStart
            ? `You asked us to email you when tickets for “${title}” go on sale. That will be on ${saleStart}.`
            : `You asked us to email you when tickets for “${title}” go on sale.`,
          `Confirm by ${until}, and we will send one email as soon as there are tickets. After that we delete your address.`,
          'If it was not you, just delete this email: without a confirmation we will not write again.',
        ],
        action: 'Confirm',
      },
      sale_begun: {
        subject: ({ title, brand }) => `Tickets on sale: “${title}” · ${brand}`,
        heading: 'Tickets on sale',
        paragraphs: ({ title, date }) => [
          `Tickets for “${title}” (${date}) are now on sale.`,
          'You asked to be told once: there will be no further emails, and we are deleting your address.',
        ],
        action: 'Choose tickets',
      },
      ...wishTexts.en.mails,
      ticket_transferred: {
        subject: ({ title, brand }) => `You have been given a ticket: “${title}” · ${brand}`,
        heading: 'A ticket for you',
        paragraphs: ({ title, date }) => [
          `Somebody has given you a ticket for “${title}”, ${date}. Only you have the code in this email: show it at the door, on your phone or on paper.`,
          'Whoever bought the ticket can take it back until somebody has come in with it. We would write to you at once.',
        ],
        action: 'Open the ticket',
      },
      ticket_withdrawn: {
        subject: ({ title, brand }) => `Your ticket is no longer valid: “${title}” · ${brand}`,
        heading: 'The ticket is no longer valid',
        paragraphs: ({ title, date }) => [
          `The ticket for “${title}”, ${date}, that you were given is no longer valid: it was taken back, returned or exchanged.`,
          'If you did not expect this, ask whoever gave it to you.',
        ],
      },
      order_links: {
        subject: ({ brand }) => `Your orders · ${brand}`,
        heading: 'Your orders',
        paragraphs: () => [
          'You asked for the links of the orders made with this address.',
          'If it was not you, delete this email: without it nobody can open them.',
        ],
      },
    },
    hello: (name) => (name === null ? 'Hello,' : `Hello ${name},`),
    discount: (code) => `discount, code ${code}`,
    total: 'Total',
    order: (number) => `Order ${number}`,
    states: {
      awaiting_payment: 'waiting for payment',
      paid: 'paid',
      refunded: 'refunded',
      expired: 'the time to pay is over',
      cancelled: 'canceled',
    },
    route: 'Plan a route',
    map: 'Show on the map',
    myTickets: 'My tickets',
    cancelReminder: 'Unsubscribe',
    questions: (contact) => `Questions? Write to us: ${contact}`,
    taxNumber: (number) => `Tax number ${number}`,
    registrationNumber: (number) => `Registration number ${number}`,
  },
};
