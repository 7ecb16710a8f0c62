import type { GiftCardTexts } from './gift-card-words.ts';

export const en: GiftCardTexts = {
  giftCard: 'Gift card',
  mails: {
    gift_card_placed: {
      subject: ({ number, brand }) => `Your gift card is waiting for payment, order ${number} · ${brand}`,
      heading: 'Waiting for payment',
      paragraphs: ({ number, amount, until }) => [
        `We have your order ${number}: a gift card for ${amount}.`,
        `Please pay by ${until}. If you closed the payment page, you can open it again.`,
      ],
      action: 'Open the order and pay',
    },
    gift_card_paid: {
      subject: ({ number, brand }) => `Your gift card, order ${number} · ${brand}`,
      heading: 'The gift card is ready',
      paragraphs: ({ number, amount, recipient, deliverAt, validUntil }) => [
        `Order ${number} is paid: a gift card for ${amount}. It is valid until ${validUntil}.`,
        recipient === ''
          ? 'It is attached to this email: forward it, or print it and hand it over.'
          : deliverAt === ''
            ? `We are sending it to ${recipient} now.`
            : `We will send it to ${recipient} on ${deliverAt}. You can print it yourself from the page of your order.`,
      ],
      action: 'Open the gift card',
    },
    gift_card: {
      subject: ({ from, brand }) =>
        from === '' ? `A gift card for you · ${brand}` : `A gift card for you from ${from} · ${brand}`,
      heading: 'This is for you',
      paragraphs: ({ from, greeting, amount, brand, validUntil }) => [
        ...(greeting === '' ? [] : [greeting]),
        from === ''
          ? `Somebody is giving you a ${brand} gift card for ${amount}.`
          : `${from} is giving you a ${brand} gift card for ${amount}.`,
        `Choose any event and type the code when you order. You need not spend it all at once: what is left stays on it until ${validUntil}.`,
        'The code is money: please keep it to yourself.',
      ],
      action: 'Choose an event',
    },
    gift_card_payment_failed: {
      subject: ({ number, brand }) => `The payment for order ${number} failed · ${brand}`,
      heading: 'The payment failed',
      paragraphs: ({ number, until }) => [
        `The bank did not complete the payment for order ${number}. You were not charged; if the bank holds the amount, it will release it by itself.`,
        `Please try again or pay another way. The order waits until ${until}.`,
      ],
      action: 'Pay another way',
    },
    gift_card_refunded: {
      subject: ({ number, brand }) => `Refund for order ${number} · ${brand}`,
      heading: 'Your money is on its way back',
      paragraphs: ({ number, amount }) => [
        `We refunded ${amount} for order ${number} the way you paid. The bank may take a few days to credit it.`,
        'The gift card of this order is no longer valid.',
      ],
      action: 'View the order',
    },
  },
  to: (name) => `To: ${name}`,
  from: (name) => `From: ${name}`,
  code: 'Gift card code',
  validUntil: (date) => `Valid until ${date}`,
  howTitle: 'How to spend it',
  how: (site) => [
    `Choose an event and your seats at ${site}.`,
    'Type the code in the basket or when you order: we take off what the order costs.',
    'Not enough? Pay the rest by card. Something left? It stays on the same code.',
    'The code is money. Do not publish it or show it to strangers.',
  ],
  soldBy: 'Sold by',
};
