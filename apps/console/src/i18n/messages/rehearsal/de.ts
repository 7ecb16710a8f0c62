import { plural } from '../../plural.ts';
import type { RehearsalTexts } from './ru.ts';

const count = plural('de');
const seconds = (ms: number) => (ms / 1000).toLocaleString('de', { maximumFractionDigits: 1 });

export const de: RehearsalTexts = {
  title: 'Verkaufsprobe',
  open: 'Verkaufsprobe',
  intro:
    'Neben dieser Seite wird eine zweite gestartet, mit einer Kopie dieser einen Vorstellung. Dort drängt sich eine Menge von Programmen und kauft, was heute frei ist. Echte Kundschaft, Post und Bank erreicht davon nichts: Die zweite Seite kennt ihre Adressen nicht.',
  limits:
    'Geprobt wird auf diesem Rechner mit einer eigenen Datenbank. Ein getrennter Datenbankserver, mehrere Server und das Netz bis zur Kundschaft werden nicht geprobt. Die Prüfung auf Roboter ist aus.',
  ask: 'Neue Probe',
  visitors: 'Wie viele kommen',
  visitorsHint: 'Von 1 bis 20.000. Jeder möchte zwei Tickets.',
  visitorsFault: 'Geben Sie eine Zahl von 1 bis 20.000 ein.',
  hasRoom: 'Mit Warteraum',
  begin: 'Probe beginnen',
  stop: 'Probe abbrechen',
  underWay: 'Eine Probe läuft',
  ofAnother: 'Gerade wird eine andere Vorstellung geprobt. Es läuft immer nur eine Probe.',
  waiting: 'Wartet auf einen Server, der sie durchführt',
  nobody:
    'Seit einer Minute hat sie niemand übernommen: Kein Server kann sie durchführen. Sie können sie abbrechen.',
  unheard:
    'Der Server, der sie durchführt, meldet sich seit einer Minute nicht. Die Probe endet bald von selbst.',
  stages: {
    copying: 'Die Vorstellung wird kopiert',
    starting: 'Die zweite Seite wird gestartet',
    gathering: 'Die Menge sammelt sich',
    selling: 'Der Verkauf läuft',
    checking: 'Das Ergebnis wird geprüft',
  },
  gathered: 'Gekommen',
  admitted: 'Eingelassen',
  held: 'In Warenkörbe gelegt',
  refused: 'Zu spät gekommen',
  sold: 'Tickets bezahlt',
  gone: 'Gegangen',
  shed: 'Um Geduld gebeten',
  soldOf: (sold, of) => `${sold} von ${of} verkauft`,
  history: 'Frühere Proben',
  none: 'Diese Vorstellung wurde noch nicht geprobt.',
  asked: (visitors, hasRoom) => `${visitors} Besucher, ${hasRoom ? 'mit Warteraum' : 'ohne Warteraum'}`,
  by: (name) => `begonnen von ${name}`,
  outcomes: {
    ready: 'Die Seite ist bereit',
    slow: 'Die Seite schafft es, aber langsam',
    broken: 'So darf der Verkauf nicht öffnen',
    stopped: 'Abgebrochen, kein Ergebnis',
  },
  faults: {
    stopped_by_operator: () => 'Sie wurde abgebrochen.',
    stopped_for_buyers: () => 'Sie hat sich selbst abgebrochen: Echte Kundschaft musste warten.',
    house_failed: () => 'Die zweite Seite ist nicht gestartet. Der Grund steht im Protokoll des Servers.',
    runner_gone: () => 'Der Server, der sie durchführte, wurde beendet.',
    nobody_ran: () => 'Kein Server hat sie übernommen.',
    doctor: () => 'Die Datenprüfung nach dem Verkauf hat Fehler gefunden.',
    sold_twice: (n) => `Doppelt verkaufte Plätze: ${n}.`,
    oversold: (n) =>
      `Mehr verkauft, als da war: ${n} ${count(n, { one: 'Ticket', other: 'Tickets' })} zu viel.`,
    unanswered: (n) => `Anfragen ohne Antwort: ${n}.`,
    orders_sent_away: (n) => `Bestellungen oder Zahlungen, die warten mussten: ${n}.`,
    left_waiting: (n) => `Weder eingelassen noch benachrichtigt: ${n}.`,
    unsold: (n) => `Trotz Nachfrage nicht verkauft: ${n}.`,
    slow_holds: (ms) =>
      `Ein Ticket kommt erst nach ${seconds(ms)} s in den Warenkorb (95 % schneller), nötig sind 0,4 s.`,
  },
  bought: 'Haben gekauft',
  told: 'Erfuhren: ausverkauft',
  leftWaiting: 'Vergeblich gewartet',
  tickets: 'Tickets verkauft',
  requests: 'Anfragen',
  holdP95: 'Warenkorb, 95 % schneller als',
  heldPerSecond: 'Warenkörbe pro Sekunde',
  lasted: 'Dauer des Verkaufs',
  seconds: (n) => `${n} s`,
  curve: 'Kurve der Probe',
  curveName: (percent) => `Kurve der Probe: ${percent} % verkauft`,
  states: { under_way: 'läuft', stopped: 'abgebrochen' },
};
