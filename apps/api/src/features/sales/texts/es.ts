import type { SaleTexts } from './sale-texts.ts';
import { wishTexts } from './wish-texts.ts';

/** Of a performance that was changed. */
const otherDates =
  'También puede venir otro día: elija otra fecha en la página del pedido. Buscamos las mejores localidades libres de la misma categoría y no paga nada más.';

export const es: SaleTexts = {
  performance: {
    moved: (from) => `La fecha ha cambiado. Antes: ${from}`,
    cancelled: 'Cancelado',
    postponed: 'Aplazado, la nueva fecha aún no se conoce',
  },
  ticket: {
    tickets: 'Entradas',
    order: (number) => `Pedido ${number}`,
    doors: (time) => `Apertura de puertas a las ${time}`,
    sector: 'Sector',
    row: 'Fila',
    seat: 'Butaca',
    zone: 'Zona',
    noSeat: 'Sin numerar',
    price: 'Precio de la entrada',
    fee: (fee) => `incluidos gastos de gestión de ${fee}`,
    discount: (amount) => `con un descuento de ${amount}`,
    atTheDoor: 'En la puerta',
    rules: [
      'Muestre el código en el teléfono o en papel: cualquiera de los dos sirve, no hace falta imprimirlo.',
      'El código permite una sola entrada. No lo publique ni lo envíe a desconocidos.',
      'Si no se puede leer, diga el número que figura debajo.',
      'Si la fecha se cancela o se aplaza, le escribiremos enseguida para decirle qué hacer.',
    ],
    soldBy: 'Vendido por',
    taxNumber: (number) => `Número fiscal ${number}`,
    registrationNumber: (number) => `Número de registro ${number}`,
    pageNumber: (page, pages) => `Entrada ${page} de ${pages}`,
  },
  bill: {
    bill: (number) => `Factura ${number}`,
    issued: (date) => `del ${date}`,
    states: {
      awaiting_payment: 'Pendiente de pago',
      paid: 'Pagada',
      refunded: 'Reembolsada',
      expired: 'El plazo de pago ha vencido',
      cancelled: 'Cancelada',
    },
    payUntil: (moment) => `Pague antes del ${moment}: hasta entonces las entradas son suyas`,
    from: 'Vendedor',
    to: 'Comprador',
    taxNumber: (number) => `Número fiscal ${number}`,
    registrationNumber: (number) => `Número de registro ${number}`,
    what: 'Concepto',
    count: 'Cant.',
    price: 'Precio',
    fee: 'Gastos',
    sum: 'Importe',
    fees: 'incluidos gastos de gestión',
    discount: (code) => `descuento, código ${code}`,
    total: 'Total',
    paid: 'Pagado',
    due: 'A pagar',
    vat: (percent) => `IVA incluido (${percent} %)`,
    noVat: 'exento de IVA',
    exempt: (reason) => `exento de IVA (${reason})`,
    transfer: 'Para la transferencia de una empresa',
    purpose: (number) => `Concepto: pedido ${number}`,
    payAt: 'Pagar y seguir el pedido en',
    pageNumber: (page, pages) => `Página ${page} de ${pages}`,
  },
  mail: {
    kinds: {
      order_placed: {
        subject: ({ number, brand }) => `El pedido ${number} espera el pago · ${brand}`,
        heading: 'Sus entradas están reservadas',
        paragraphs: ({ number, total, until }) => [
          `Hemos recibido su pedido ${number} por ${total}.`,
          until
            ? `Páguelo antes del ${until}. Hasta entonces nadie más puede comprar las entradas.`
            : 'Páguelo en el enlace que sigue.',
          'Si ha cerrado la página de pago, puede abrirla de nuevo: no se ha perdido nada.',
        ],
        action: 'Abrir la factura y pagar',
      },
      order_paid: {
        subject: ({ number, brand }) => `Sus entradas, pedido ${number} · ${brand}`,
        heading: 'Sus entradas',
        paragraphs: ({ number, total }) => [
          `El pedido ${number} está pagado: ${total}. Adjuntamos las entradas y un evento para su calendario.`,
          'En la puerta, muestre el código en el teléfono o en papel.',
        ],
        action: 'Abrir las entradas',
      },
      order_moved: {
        subject: ({ number, brand, isOtherDate }) =>
          `${isOtherDate ? 'Nueva fecha' : 'Nuevas localidades'}, pedido ${number} · ${brand}`,
        heading: 'Sus nuevas entradas',
        paragraphs: ({ number, isOtherDate }) => [
          isOtherDate
            ? `El pedido ${number} ha pasado a otra fecha. Adjuntamos las nuevas entradas y un evento para su calendario.`
            : `Las localidades del pedido ${number} han cambiado. Adjuntamos las nuevas entradas y un evento para su calendario.`,
          'Las entradas anteriores ya no son válidas: en la puerta, muestre el código de este correo.',
          ...(isOtherDate
            ? [
                'Elimine de su calendario la función para la que ya no tiene entradas: no desaparece por sí sola.',
              ]
            : []),
        ],
        action: 'Abrir las entradas',
      },
      exchange_expired: {
        subject: ({ number, brand }) => `Cambio sin pagar, pedido ${number} · ${brand}`,
        heading: 'Sus entradas siguen siendo válidas',
        paragraphs: ({ number }) => [
          `No hemos recibido a tiempo el suplemento por el cambio de las entradas del pedido ${number} y hemos liberado las localidades de la otra fecha.`,
          'Las entradas que ya tiene siguen siendo válidas. Si el importe llegara a cobrarse, se lo devolveremos automáticamente. Mientras queden localidades en la otra fecha, puede empezar el cambio de nuevo en la página de su pedido.',
        ],
        action: 'Abrir las entradas',
      },
      exchange_refunded: {
        subject: ({ number, brand }) => `Suplemento reembolsado, pedido ${number} · ${brand}`,
        heading: 'Su dinero está en camino',
        paragraphs: ({ number, refunded }) => [
          `El suplemento por el cambio de las entradas del pedido ${number} llegó cuando ya no era posible cambiarlas. Hemos devuelto ${refunded} por el mismo medio de pago; su banco puede tardar unos días en abonarlo.`,
          'El cambio no se ha realizado: sus entradas siguen como estaban.',
        ],
        action: 'Ver el pedido',
      },
      transfer_confirmed: {
        subject: ({ number, brand }) => `Ha cedido una entrada, pedido ${number} · ${brand}`,
        heading: 'La entrada se ha cedido',
        paragraphs: ({ number }) => [
          `Una entrada del pedido ${number} pertenece ahora a otra persona: le hemos enviado un código nuevo. El código anterior de esta entrada ya no es válido.`,
          'En la página del pedido figura a quién. Allí puede recuperarla mientras nadie haya entrado con ella. Si no ha sido usted, recupere la entrada y no comparta el enlace de su pedido.',
        ],
        action: 'Abrir el pedido',
      },
      payment_failed: {
        subject: ({ number, brand }) => `El pago del pedido ${number} no se ha realizado · ${brand}`,
        heading: 'El pago no se ha realizado',
        paragraphs: ({ number, until }) => [
          `Su banco no ha efectuado el pago del pedido ${number}. No se le ha cobrado nada; si el banco retiene el importe, lo liberará.`,
          until
            ? `Las entradas son suyas hasta el ${until}: inténtelo de nuevo o elija otra forma de pago.`
            : 'Inténtelo de nuevo o elija otra forma de pago.',
        ],
        action: 'Pagar de otra forma',
      },
      order_expired: {
        subject: ({ number, brand }) => `El plazo de pago del pedido ${number} ha vencido · ${brand}`,
        heading: 'Las entradas vuelven a estar a la venta',
        paragraphs: ({ number }) => [
          `No hemos recibido a tiempo el pago del pedido ${number} y hemos liberado las entradas.`,
          'Si el dinero llega de todos modos, volveremos a reservar sus entradas; si ya no están, se lo devolveremos sin que lo pida.',
        ],
        action: 'Ver el pedido',
      },
      order_refunded: {
        subject: ({ number, brand }) => `Reembolso del pedido ${number} · ${brand}`,
        heading: 'Su dinero está en camino',
        paragraphs: ({ number, refunded, isPriceDifference, certificateUntil, certificateExpiredAt }) =>
          isPriceDifference
            ? [
                `Las nuevas entradas del pedido ${number} cuestan menos que las anteriores. Hemos reembolsado la diferencia, ${refunded}, por la misma vía por la que pagó.`,
                certificateUntil
                  ? `El importe vuelve a estar en su tarjeta regalo, válida hasta el ${certificateUntil}.`
                  : 'Su banco puede tardar unos días en abonarlo.',
                'Sus nuevas entradas son válidas y no tiene que devolver nada.',
              ]
            : [
                `Hemos reembolsado ${refunded} del pedido ${number} por la misma vía por la que pagó.`,
                certificateUntil
                  ? `El importe vuelve a estar en su tarjeta regalo, válida hasta el ${certificateUntil}. Las entradas reembolsadas ya no son válidas.`
                  : certificateExpiredAt
                    ? `El importe vuelve a estar en su tarjeta regalo, pero esta caducó el ${certificateExpiredAt}. Escríbanos y veremos qué podemos hacer.`
                    : 'Su banco puede tardar unos días en abonarlo. Las entradas reembolsadas ya no son válidas.',
              ],
        action: 'Ver el pedido',
      },
      certificate_issued: {
        subject: ({ number, brand }) => `Tarjeta regalo del pedido ${number} · ${brand}`,
        heading: 'Su tarjeta regalo',
        paragraphs: ({ number, refunded, certificateCode, certificateUntil }) => [
          `En lugar del reembolso de las entradas del pedido ${number} ha elegido una tarjeta regalo de ${refunded}. Las entradas devueltas ya no son válidas.`,
          `Su código: ${certificateCode}. Es válida hasta el ${certificateUntil}: introdúzcalo al pagar cualquier pedido.`,
        ],
        action: 'Ver el pedido',
      },
      performance_moved: {
        subject: ({ title, number, brand }) => `Nueva fecha: «${title}», pedido ${number} · ${brand}`,
        heading: 'La fecha ha cambiado',
        paragraphs: ({ title, date, number, returnUntil, hasOtherDates }) => [
          `«${title}» tiene una nueva fecha: ${date}.`,
          `Las entradas del pedido ${number} valen para la nueva fecha: no tiene que hacer nada. Adjuntamos un evento para su calendario.`,
          ...(returnUntil
            ? [
                `Si la nueva fecha no le conviene, devuelva las entradas en la página del pedido antes del ${returnUntil}: le reembolsamos todo su precio.`,
              ]
            : []),
          ...(hasOtherDates ? [otherDates] : []),
        ],
        action: 'Abrir el pedido',
      },
      performance_cancelled: {
        subject: ({ title, number, brand }) => `Cancelado: «${title}», pedido ${number} · ${brand}`,
        heading: 'El evento se ha cancelado',
        paragraphs: ({ title, date, number, refundFrom, mayTakeCertificate, isAtCounter, hasOtherDates }) => [
          `Lo sentimos: «${title}» (${date}) no se celebrará.`,
          isAtCounter
            ? `Pagó en taquilla, así que allí le devolvemos el precio de las entradas del pedido ${number}: acérquese e indique el número de pedido.${mayTakeCertificate ? ' Si prefiere una tarjeta regalo del mismo valor, pídala en la página del pedido.' : ''}`
            : refundFrom
              ? `No tiene que hacer nada: le reembolsaremos automáticamente todo el precio de las entradas del pedido ${number}, por el mismo medio de pago, a partir del ${refundFrom}. ${mayTakeCertificate ? 'Si quiere el dinero antes, o una tarjeta regalo en su lugar, abra la página del pedido.' : 'Si quiere el dinero antes, abra la página del pedido.'}`
              : `Devuelva las entradas en la página del pedido ${number}: le reembolsamos todo su precio por el mismo medio de pago.`,
          ...(hasOtherDates ? [otherDates] : []),
        ],
        action: 'Devolver las entradas',
      },
      performance_postponed: {
        subject: ({ title, number, brand }) => `Aplazado: «${title}», pedido ${number} · ${brand}`,
        heading: 'El evento se ha aplazado',
        paragraphs: ({ title, date, number, hasOtherDates }) => [
          `«${title}» (${date}) se ha aplazado y la nueva fecha aún no se conoce. Le escribiremos en cuanto la sepamos.`,
          `Conserva las entradas del pedido ${number}. Si prefiere no esperar, devuélvalas en la página del pedido: le reembolsamos todo su precio por el mismo medio de pago.`,
          ...(hasOtherDates ? [otherDates] : []),
        ],
        action: 'Abrir el pedido',
      },
      performance_resumed: {
        subject: ({ title, number, brand }) => `Se celebra: «${title}», pedido ${number} · ${brand}`,
        heading: 'El evento se celebrará finalmente',
        paragraphs: ({ title, date, number }) => [
          `«${title}» se celebrará finalmente: ${date}.`,
          `Las entradas del pedido ${number} son válidas: no tiene que hacer nada. Adjuntamos un evento para su calendario.`,
        ],
        action: 'Abrir las entradas',
      },
      reminder_requested: {
        subject: ({ title, brand }) => `¿Le avisamos cuando haya entradas? «${title}» · ${brand}`,
        heading: 'Solo falta confirmar',
        paragraphs: ({ title, saleStart, until }) => [
          saleStart
            ? `Nos pidió que le avisáramos cuando salgan a la venta las entradas de «${title}»: ${saleStart}.`
            : `Nos pidió que le avisáramos cuando salgan a la venta las entradas de «${title}».`,
          `Confírmelo antes del ${until} y le escribiremos una sola vez, en cuanto haya entradas. Después borraremos su dirección.`,
          'Si no fue usted, borre este correo sin más: sin confirmación no volveremos a escribir.',
        ],
        action: 'Confirmar',
      },
      sale_begun: {
        subject: ({ title, brand }) => `Entradas a la venta: «${title}» · ${brand}`,
        heading: 'Entradas a la venta',
        paragraphs: ({ title, date }) => [
          `Ya están a la venta las entradas de «${title}» (${date}).`,
          'Nos pidió que le avisáramos una vez: no recibirá más correos y borramos su dirección.',
        ],
        action: 'Elegir entradas',
      },
      ...wishTexts.es.mails,
      ticket_transferred: {
        subject: ({ title, brand }) => `Le han cedido una entrada: «${title}» · ${brand}`,
        heading: 'Una entrada para usted',
        paragraphs: ({ title, date }) => [
          `Le han cedido una entrada para «${title}», ${date}. Solo usted tiene el código de este correo: muéstrelo en la puerta, en el móvil o impreso.`,
          'Quien compró la entrada puede recuperarla mientras nadie haya entrado con ella. En ese caso le escribiremos de inmediato.',
        ],
        action: 'Abrir la entrada',
      },
      ticket_withdrawn: {
        subject: ({ title, brand }) => `Su entrada ya no es válida: «${title}» · ${brand}`,
        heading: 'La entrada ya no es válida',
        paragraphs: ({ title, date }) => [
          `La entrada para «${title}», ${date}, que le habían cedido ya no es válida: se ha recuperado, devuelto o cambiado.`,
          'Si le sorprende, pregunte a quien se la cedió.',
        ],
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
    hello: (name) => (name === null ? 'Buenos días:' : `Buenos días, ${name}:`),
    discount: (code) => `descuento, código ${code}`,
    total: 'Total',
    order: (number) => `Pedido ${number}`,
    states: {
      awaiting_payment: 'espera el pago',
      paid: 'pagado',
      refunded: 'reembolsado',
      expired: 'el plazo de pago ha vencido',
      cancelled: 'cancelado',
    },
    route: 'Cómo llegar',
    map: 'Ver en el mapa',
    myTickets: 'Mis entradas',
    cancelReminder: 'Darse de baja',
    questions: (contact) => `¿Alguna duda? Escríbanos: ${contact}`,
    taxNumber: (number) => `Número fiscal ${number}`,
    registrationNumber: (number) => `Número de registro ${number}`,
  },
};
