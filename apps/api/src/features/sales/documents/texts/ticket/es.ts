import type { TicketTexts } from './ticket-texts.ts';

export const es: TicketTexts = {
  tickets: 'Entradas',
  order: (number) => `Pedido ${number}`,
  doors: (time) => `Apertura de puertas a las ${time}`,
  sector: 'Sector',
  row: 'Fila',
  seat: 'Asiento',
  zone: 'Zona',
  noSeat: 'Sin numerar',
  price: 'Precio de la entrada',
  fee: (fee) => `incluidos gastos de gestión de ${fee}`,
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
  pageOf: (page, pages) => `Entrada ${page} de ${pages}`,
};
