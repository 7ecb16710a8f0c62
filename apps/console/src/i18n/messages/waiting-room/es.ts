import type { WaitingRoomTexts } from './ru.ts';

export const es: WaitingRoomTexts = {
  title: 'Sala de espera',
  open: 'Sala de espera',
  openNamed: (title) => `Sala de espera: ${title}`,
  intro:
    'Para ventas a las que acude más gente de la que el sitio puede atender a la vez. Los compradores esperan su turno; solo elige asientos quien ya lo tiene.',
  opens: (at) => `La venta empieza: ${at}.`,
  isOpen: 'La venta ya está abierta: no habrá sorteo, todos se ponen a la cola en orden.',
  taken: 'Puestos tomados',
  called: 'Llamados',
  admitted: 'Han entrado',
  free: 'Entradas disponibles',
  held: 'En cestas o sin pagar',
  measured: 'Personas por minuto, según la medición',
  live: 'Se actualiza solo, cada dos segundos.',
  phases: {
    ahead: 'Activada; aún no se dan puestos',
    gathering: 'Reúne la cola; falta el sorteo',
    admitting: 'Deja entrar por turnos',
    paused: 'Pausa: no entra nadie',
    sold_out: 'Terminada: todo vendido',
    off: 'Desactivada',
  },
  states: {
    on: 'activada',
    off: 'desactivada',
  },
  turnOn: 'Activar la sala de espera',
  rules: [
    'Los puestos se toman desde media hora antes de la venta; la página del evento lo dice.',
    'Al empezar, un sorteo que todos pueden comprobar decide el orden. Quien llega después se pone al final.',
    'Cuántos entran se mide: más mientras el sitio aguanta, la mitad en cuanto no.',
    'Quien tiene entradas o ha hecho un pedido no espera. Cuando todo está vendido, la cola termina enseguida.',
  ],
  scope: 'Para qué',
  scopes: {
    opening: (count) => `Todas las funciones que se abren a la vez: ${count}`,
    performance: 'Solo esta función',
  },
  pace: 'Ritmo',
  cap: 'Como máximo, personas por minuto',
  capHint: 'Se puede dejar pasar más despacio de lo medido, nunca más deprisa.',
  noCap: 'según la medición',
  capFault: 'Un número entero de 1 a 99999, o nada.',
  pause: 'Pausa: no dejar entrar a nadie, los puestos se guardan',
  setPace: 'Cambiar el ritmo',
  turnOff: 'Desactivar la sala de espera',
  turnOffNote:
    'Todos los que esperan podrán comprar enseguida, hasta donde el sitio pueda atenderlos. La cola no se puede recuperar, solo empezar otra.',
};
