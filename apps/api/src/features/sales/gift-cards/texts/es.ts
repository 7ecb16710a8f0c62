import type { GiftCardTexts } from './gift-card-words.ts';

export const es: GiftCardTexts = {
  giftCard: 'Tarjeta regalo',
  mails: {
    gift_card_placed: {
      subject: ({ number, brand }) => `Su tarjeta regalo está pendiente de pago, pedido ${number} · ${brand}`,
      heading: 'Pendiente de pago',
      paragraphs: ({ number, amount, until }) => [
        `Hemos recibido su pedido ${number}: una tarjeta regalo de ${amount}.`,
        `Páguelo antes del ${until}. Si ha cerrado la página de pago, puede volver a abrirla.`,
      ],
      action: 'Abrir el pedido y pagar',
    },
    gift_card_paid: {
      subject: ({ number, brand }) => `Su tarjeta regalo, pedido ${number} · ${brand}`,
      heading: 'La tarjeta regalo está lista',
      paragraphs: ({ number, amount, recipient, deliverAt, validUntil }) => [
        `El pedido ${number} está pagado: una tarjeta regalo de ${amount}, válida hasta el ${validUntil}.`,
        recipient === ''
          ? 'Va adjunta a este correo: reenvíela, o imprímala y entréguela.'
          : deliverAt === ''
            ? `La estamos enviando a ${recipient}.`
            : `La enviaremos a ${recipient} el ${deliverAt}. Puede imprimirla en la página de su pedido.`,
      ],
      action: 'Abrir la tarjeta regalo',
    },
    gift_card: {
      subject: ({ from, brand }) =>
        from === ''
          ? `Una tarjeta regalo para usted · ${brand}`
          : `Una tarjeta regalo de parte de ${from} · ${brand}`,
      heading: 'Es para usted',
      paragraphs: ({ from, greeting, amount, brand, validUntil }) => [
        ...(greeting === '' ? [] : [greeting]),
        from === ''
          ? `Le regalan una tarjeta de ${brand} de ${amount}.`
          : `${from} le regala una tarjeta de ${brand} de ${amount}.`,
        `Elija cualquier evento y escriba el código al hacer el pedido. No hace falta gastarlo todo de una vez: el saldo se conserva hasta el ${validUntil}.`,
        'El código es dinero: no se lo enseñe a nadie.',
      ],
      action: 'Elegir un evento',
    },
    gift_card_payment_failed: {
      subject: ({ number, brand }) => `No se ha podido cobrar el pedido ${number} · ${brand}`,
      heading: 'El pago no se ha realizado',
      paragraphs: ({ number, until }) => [
        `El banco no ha realizado el pago del pedido ${number}. No se le ha cobrado nada; si el banco ha retenido el importe, lo liberará por sí mismo.`,
        `Inténtelo de nuevo o elija otra forma de pago. El pedido le espera hasta el ${until}.`,
      ],
      action: 'Pagar de otra forma',
    },
    gift_card_refunded: {
      subject: ({ number, brand }) => `Reembolso del pedido ${number} · ${brand}`,
      heading: 'Su dinero está en camino',
      paragraphs: ({ number, amount }) => [
        `Hemos reembolsado ${amount} del pedido ${number} por la misma vía por la que pagó. El banco puede tardar unos días en abonarlo.`,
        'La tarjeta regalo de este pedido ya no es válida.',
      ],
      action: 'Ver el pedido',
    },
  },
  to: (name) => `Para ${name}`,
  from: (name) => `De ${name}`,
  code: 'Código de la tarjeta regalo',
  validUntil: (date) => `Válida hasta el ${date}`,
  howTitle: 'Cómo usarla',
  how: (site) => [
    `Elija un evento y sus localidades en ${site}.`,
    'Escriba el código en la cesta o al hacer el pedido: descontamos lo que cuesta el pedido.',
    'Si no alcanza, pague el resto con tarjeta bancaria. Si sobra, el saldo queda en el mismo código.',
    'El código es dinero. No lo publique ni se lo enseñe a desconocidos.',
  ],
  soldBy: 'Vendedor',
};
