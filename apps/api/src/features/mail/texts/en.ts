import type { MailTexts } from './mail-texts.ts';

export const en: MailTexts = {
  kinds: {
    order_placed: {
      subject: ({ number, brand }) => `Order ${number} is waiting for payment · ${brand}`,
      heading: 'Your seats are kept',
      paragraphs: ({ number, total, until }) => [
        `We have your order ${number} for ${total}.`,
        until
          ? `Please pay by ${until}. Nobody else can take the seats until then.`
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
    payment_failed: {
      subject: ({ number, brand }) => `The payment of order ${number} did not go through · ${brand}`,
      heading: 'The payment did not go through',
      paragraphs: ({ number, until }) => [
        `Your bank did not carry out the payment of order ${number}. You were not charged; if the bank holds the money, it will release it.`,
        until
          ? `The seats are yours until ${until}: try again, or choose another way to pay.`
          : 'Try again, or choose another way to pay.',
      ],
      action: 'Pay another way',
    },
    order_expired: {
      subject: ({ number, brand }) => `The time to pay order ${number} is over · ${brand}`,
      heading: 'The seats are on sale again',
      paragraphs: ({ number }) => [
        `We did not receive the payment of order ${number} in time and have released the seats.`,
        'Should the money arrive after all, we take your seats again, or send the money back if they are gone.',
      ],
      action: 'See the order',
    },
    order_refunded: {
      subject: ({ number, brand }) => `Refund for order ${number} · ${brand}`,
      heading: 'Your money is on its way back',
      paragraphs: ({ number, refunded }) => [
        `We have refunded ${refunded} for order ${number}, the way you paid.`,
        'Your bank may need some days to book it. Refunded tickets are no longer valid.',
      ],
      action: 'See the order',
    },
    order_links: {
      subject: ({ brand }) => `Your orders · ${brand}`,
      heading: 'Your orders',
      paragraphs: () => [
        'You asked for the links of the orders made with this address.',
        'If it was not you, delete this mail: without it nobody can open them.',
      ],
    },
  },
  hello: (name) => `Hello ${name},`,
  total: 'Total',
  order: (number) => `Order ${number}`,
  states: {
    awaiting_payment: 'waiting for payment',
    paid: 'paid',
    refunded: 'refunded',
    expired: 'the time to pay is over',
    cancelled: 'cancelled',
  },
  questions: (contact) => `Questions? Write to us: ${contact}`,
  taxNumber: (number) => `Tax number ${number}`,
  registrationNumber: (number) => `Registration number ${number}`,
};
