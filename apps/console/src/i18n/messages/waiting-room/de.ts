import type { WaitingRoomTexts } from './ru.ts';

export const de: WaitingRoomTexts = {
  title: 'Warteraum',
  open: 'Warteraum',
  openNamed: (title) => `Warteraum: ${title}`,
  intro:
    'Für Verkäufe, zu denen mehr Menschen kommen, als die Seite auf einmal bedienen kann. Käufer warten der Reihe nach; Plätze wählt nur, wer an der Reihe ist.',
  opens: (at) => `Verkaufsbeginn: ${at}.`,
  isOpen: 'Der Verkauf läuft schon: Es wird nicht gelost, alle stellen sich der Reihe nach an.',
  taken: 'Vergebene Plätze',
  called: 'Aufgerufen',
  admitted: 'Eingetreten',
  free: 'Freie Tickets',
  held: 'In Warenkörben oder unbezahlt',
  measured: 'Menschen je Minute, gemessen',
  live: 'Aktualisiert sich alle zwei Sekunden.',
  phases: {
    ahead: 'An; noch werden keine Plätze vergeben',
    gathering: 'Sammelt; das Los kommt noch',
    admitting: 'Lässt der Reihe nach ein',
    paused: 'Pause: niemand wird eingelassen',
    sold_out: 'Beendet: ausverkauft',
    off: 'Ausgeschaltet',
  },
  states: {
    on: 'an',
    off: 'aus',
  },
  turnOn: 'Warteraum einschalten',
  rules: [
    'Plätze gibt es ab einer halben Stunde vor Verkaufsbeginn; auf der Seite der Veranstaltung steht das.',
    'Zum Beginn entscheidet ein Los über die Reihenfolge, das jeder prüfen kann. Wer später kommt, stellt sich hinten an.',
    'Wie viele eingelassen werden, wird gemessen: mehr, solange die Seite mithält, halb so viele, sobald sie es nicht tut.',
    'Wer Tickets hält oder bestellt hat, wartet nicht. Ist alles verkauft, endet die Reihe sofort.',
  ],
  scope: 'Wofür',
  scopes: {
    opening: (count) => `Alle Termine der Veranstaltung, die gleichzeitig öffnen: ${count}`,
    performance: 'Nur dieser Termin',
  },
  pace: 'Tempo',
  cap: 'Höchstens so viele Menschen je Minute',
  capHint: 'Langsamer als gemessen ist möglich, schneller nicht.',
  noCap: 'wie gemessen',
  capFault: 'Eine ganze Zahl von 1 bis 99999 oder nichts.',
  pause: 'Pause: niemanden einlassen, Plätze bleiben erhalten',
  setPace: 'Tempo ändern',
  turnOff: 'Warteraum ausschalten',
  turnOffNote:
    'Alle, die warten, können sofort kaufen, soweit die Seite sie bedienen kann. Die Reihe lässt sich nicht zurückholen, nur neu beginnen.',
};
