import type { MailTexts } from './mail-texts.ts';

export const es: MailTexts = {
  kinds: {
    order_placed: {
      subject: ({ number, brand }) => `El pedido ${number} espera el pago · ${brand}`,
      heading: 'Sus asientos están reservados',
      paragraphs: ({ number, total, until }) => [
        `Hemos recibido su pedido ${number} por ${total}.`,
        until
          ? `Páguelo antes del ${until}. Hasta entonces nadie más puede ocupar los asientos.`
          : 'Páguelo en el enlace que sigue.',
        'Si ha cerrado la página de pago, puede abrirla de nuevo: no se ha perdido nada.',
      ],
      action: 'Abrir la factura y pagar',
    },
    order_paid: {
      subject: ({ number, brand }) => `Sus entradas, pedido ${number} · ${brand}`,
      heading: 'Sus entradas',
      paragraphs: ({ number, total }) => [
        `El pedido ${number} está pagado: ${total}. Adjuntamos las entradas y una cita para su calendario.`,
        'En la puerta, muestre el código en el teléfono o en papel.',
      ],
      action: 'Abrir las entradas',
    },
    payment_failed: {
      subject: ({ number, brand }) => `El pago del pedido ${number} no se ha realizado · ${brand}`,
      heading: 'El pago no se ha realizado',
      paragraphs: ({ number, until }) => [
        `Su banco no ha efectuado el pago del pedido ${number}. No se le ha cobrado nada; si el banco retiene el importe, lo liberará.`,
        until
          ? `Los asientos son suyos hasta el ${until}: inténtelo de nuevo o elija otra forma de pago.`
          : 'Inténtelo de nuevo o elija otra forma de pago.',
      ],
      action: 'Pagar de otra forma',
    },
    order_expired: {
      subject: ({ number, brand }) => `El plazo de pago del pedido ${number} ha vencido · ${brand}`,
      heading: 'Los asientos vuelven a estar a la venta',
      paragraphs: ({ number }) => [
        `No hemos recibido a tiempo el pago del pedido ${number} y hemos liberado los asientos.`,
        'Si el dinero llega de todos modos, volveremos a tomar sus asientos; si ya no están, se lo devolveremos sin que lo pida.',
      ],
      action: 'Ver el pedido',
    },
    order_refunded: {
      subject: ({ number, brand }) => `Reembolso del pedido ${number} · ${brand}`,
      heading: 'Su dinero está en camino',
      paragraphs: ({ number, refunded }) => [
        `Hemos reembolsado ${refunded} del pedido ${number} por la misma vía por la que pagó.`,
        'Su banco puede tardar unos días en abonarlo. Las entradas reembolsadas ya no son válidas.',
      ],
      action: 'Ver el pedido',
    },
    order_links: {
      subject: ({ brand }) => `Sus pedidos · ${brand}`,
      heading: 'Sus pedidos',
      paragraphs: () => [
        'Ha pedido los enlaces de los pedidos hechos con esta dirección.',
        'Si no ha sido usted, borre este mensaje: sin él nadie puede abrirlos.',
      ],
    },
  },
  hello: (name) => `Buenos días, ${name}:`,
  total: 'Total',
  order: (number) => `Pedido ${number}`,
  states: {
    awaiting_payment: 'espera el pago',
    paid: 'pagado',
    refunded: 'reembolsado',
    expired: 'el plazo de pago ha vencido',
    cancelled: 'cancelado',
  },
  questions: (contact) => `¿Preguntas? Escríbanos: ${contact}`,
  taxNumber: (number) => `Número fiscal ${number}`,
  registrationNumber: (number) => `Número de registro ${number}`,
};
