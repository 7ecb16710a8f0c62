import { plural } from '../../plural.ts';
import type { RehearsalTexts } from './ru.ts';

const count = plural('es');
const seconds = (ms: number) => (ms / 1000).toLocaleString('es', { maximumFractionDigits: 1 });

export const es: RehearsalTexts = {
  title: 'Ensayo de la venta',
  open: 'Ensayo de la venta',
  intro:
    'Junto a este sitio se pone en marcha otro, con una copia de esta única función. Allí acude una multitud de programas y compra todo lo que hoy está libre. Nada de ello llega a clientes reales, al correo ni al banco: el segundo sitio no conoce sus direcciones.',
  limits:
    'Se prueba esta máquina con una base de datos propia. Un servidor de base de datos aparte, varios servidores y la red hasta los clientes no se ensayan. La comprobación contra robots está desactivada.',
  ask: 'Nuevo ensayo',
  visitors: 'Cuántos vienen',
  visitorsHint: 'De 1 a 20 000. Cada uno quiere dos entradas.',
  visitorsFault: 'Escriba un número del 1 al 20 000.',
  hasRoom: 'Con sala de espera',
  begin: 'Empezar el ensayo',
  stop: 'Interrumpir el ensayo',
  underWay: 'Hay un ensayo en marcha',
  ofAnother: 'Se está ensayando otra función. Solo hay un ensayo a la vez.',
  waiting: 'A la espera de un servidor que lo haga',
  nobody: 'Nadie se ha hecho cargo en un minuto: ningún servidor puede hacerlo. Puede interrumpirlo.',
  unheard:
    'El servidor que lo hace lleva un minuto sin dar noticias. El ensayo terminará pronto por sí solo.',
  stages: {
    copying: 'Copiando la función',
    starting: 'Poniendo en marcha el segundo sitio',
    gathering: 'La multitud se reúne',
    selling: 'La venta está en marcha',
    checking: 'Comprobando el resultado',
  },
  gathered: 'Han llegado',
  admitted: 'Han entrado',
  held: 'Puestas en cestas',
  refused: 'Llegaron tarde',
  sold: 'Entradas pagadas',
  gone: 'Se han ido',
  shed: 'Se les pidió volver',
  soldOf: (sold, of) => `${sold} de ${of} vendidas`,
  history: 'Ensayos anteriores',
  none: 'Esta función aún no se ha ensayado.',
  asked: (visitors, hasRoom) =>
    `${visitors} ${count(visitors, { one: 'visitante', other: 'visitantes' })}, ${hasRoom ? 'con sala de espera' : 'sin sala de espera'}`,
  by: (name) => `iniciado por ${name}`,
  outcomes: {
    ready: 'El sitio está listo',
    slow: 'El sitio aguanta, pero va lento',
    broken: 'No abra así la venta',
    stopped: 'Interrumpido, sin veredicto',
  },
  faults: {
    stopped_by_operator: () => 'Alguien lo interrumpió.',
    stopped_for_buyers: () => 'Se interrumpió solo: clientes reales tenían que esperar.',
    house_failed: () => 'El segundo sitio no arrancó. La causa está en el registro del servidor.',
    runner_gone: () => 'El servidor que lo hacía se detuvo.',
    nobody_ran: () => 'Ningún servidor se hizo cargo.',
    doctor: () => 'La revisión de datos después de la venta encontró errores.',
    sold_twice: (n) => `Butacas vendidas dos veces: ${n}.`,
    oversold: (n) =>
      `Se vendió más de lo que había: ${n} ${count(n, { one: 'entrada', other: 'entradas' })} de más.`,
    unanswered: (n) => `Peticiones sin respuesta: ${n}.`,
    orders_sent_away: (n) => `Pedidos o pagos a los que se pidió volver: ${n}.`,
    left_waiting: (n) => `Ni entraron ni fueron avisados: ${n}.`,
    unsold: (n) => `Sin vender aunque había demanda: ${n}.`,
    slow_holds: (ms) =>
      `Poner una entrada en la cesta tarda ${seconds(ms)} s (el 95 %, menos); debería tardar 0,4 s.`,
  },
  bought: 'Compraron',
  told: 'Supieron que se agotó',
  leftWaiting: 'Esperaron en vano',
  tickets: 'Entradas vendidas',
  requests: 'Peticiones',
  holdP95: 'Cesta, el 95 % en menos de',
  heldPerSecond: 'Cestas por segundo',
  lasted: 'Duración de la venta',
  seconds: (n) => `${n} s`,
  curve: 'Curva del ensayo',
  curveName: (percent) => `Curva del ensayo: ${percent} % vendido`,
  states: { under_way: 'en marcha', stopped: 'interrumpido' },
};
