import { plural } from '../../plural.ts';
import type { PriceTexts } from './ru.ts';

const count = plural('de');

export const de: PriceTexts = {
  lists: 'Preislisten',
  list: 'Preisliste',
  usedBy: 'Gilt für',
  visitorPays: 'Besucher zahlen',
  currenciesSet: 'Von Hand festgelegt',
  ofEvent: 'Preise der Veranstaltung',
  own: 'Eigene Preise',
  rates: 'Wechselkurse',
  ratesText:
    'Danach werden alle Preise berechnet, die nicht von Hand festgelegt sind. Aufgerundet wird auf den nächsten Schritt.',
  pair: 'Währungen',
  noEvent: 'Diese Veranstaltung gibt es nicht',
  seeSimulation: 'Was Besucher zahlen werden',
  zonesAndNames: 'Zonen und Namen',
  gridTitle: 'Preise nach Zone und Währung',
  gridHint:
    'Pfeiltasten bewegen, Enter ändert, Esc verwirft, Leertaste legt von Hand fest oder kehrt zum Kurs zurück, Entf leert. Ein Block aus einer Tabelle lässt sich einfügen.',
  baseCurrency: 'Grundpreis',
  set: 'festgelegt',
  derived: 'nach Kurs',
  missing: 'kein Preis',
  setByHand: 'Von Hand festlegen',
  derive: 'Nach Kurs berechnen',
  simulation: 'Was ein Besucher zahlt',
  simulationText:
    'Für ein Ticket, mit Gebühr und Rundung: jetzt auf der Website und nach der Veröffentlichung.',
  rounding: 'Davon Rundung',
  paysToday: 'Jetzt',
  willPay: 'Dann',
  difference: 'Unterschied',
  nothingMoves: 'Für Besucher ändert sich nichts.',
  windows: 'Verkauf',
  noPerformances: 'Nach dieser Preisliste wird derzeit nichts verkauft.',
  atOnce: 'sofort',
  untilStart: 'bis zum Beginn',
  inDraft: 'im Entwurf',
  changeWindows: 'Zeiten unter „Vorstellungen“ ändern',
  newList: 'Neue Preisliste',
  newListText:
    'Eine Kopie dieser Preisliste für die gewählten Vorstellungen. Die Zonen kommen aus dem Saalplan; neue Zonen haben noch keinen Preis und lassen sich so nicht veröffentlichen.',
  forWhich: 'Für welche Vorstellungen',
  makeList: 'Anlegen',
  backToEvent: 'Zurück zu den Preisen der Veranstaltung',
  ownersPublish: 'Einen Entwurf mit einem Kurs veröffentlicht die Leitung.',
  fields: { price: 'Preis', service_fee: 'Gebühr' },
  origins: {
    base: 'Der Grundpreis: Die übrigen Preise werden daraus berechnet.',
    set: 'Von Hand festgelegt, unabhängig vom Kurs.',
    derived: 'Nach Kurs berechnet.',
    missing:
      'Kein Preis. In dieser Währung lässt sich nichts verkaufen, solange er nicht in allen Zonen steht.',
  },
  faults: {
    no_number: 'eine Zahl wird gebraucht',
    too_fine: 'zu viele Nachkommastellen',
    too_much: 'zu hoher Betrag',
  },
  moves: {
    up: 'teurer',
    down: 'günstiger',
    same: 'unverändert',
    new: 'neuer Preis',
    gone: 'nicht im Verkauf',
  },
  zones: (n) => count(n, { one: `${n} Zone`, other: `${n} Zonen` }),
  performances: (n) => count(n, { one: `${n} Vorstellung`, other: `${n} Vorstellungen` }),
  next: (time) => `nächste am ${time}`,
  age: (days) => (days === 0 ? 'heute' : count(days, { one: `vor ${days} Tag`, other: `vor ${days} Tagen` })),
  oldRates: (days) =>
    `Einige Kurse sind älter als ${days} Tage. Prüfen Sie sie: Die Preise könnten überholt sein.`,
  rateTitle: (pair) => `Kurs ${pair}`,
  rateOf: (from, to) => `Kurs ${from} → ${to}`,
  badCell: (text, fault) => `„${text}“: ${fault}`,
  derivedFrom: ({ base, rate, step, amount }) => `${base} × ${rate}, aufgerundet auf ${step}: ${amount}`,
  summary: ({ up, down, same, other }) =>
    [
      `teurer: ${up}`,
      `günstiger: ${down}`,
      `unverändert: ${same}`,
      ...(other > 0 ? [`neu oder entfallen: ${other}`] : []),
    ].join(', '),
  perOrder: (n) =>
    `Höchstens ${count(n, { one: `${n} Ticket`, other: `${n} Tickets` })} je Bestellung. Das gilt für die ganze Website (MAX_TICKETS_PER_ORDER); für diese Veranstaltung können es weniger sein.`,
  showSame: (n) => `Auch unveränderte zeigen (${n})`,
  zonesAdded: (zones) => `(neue Zonen: ${zones})`,
  zonesLeft: (zones) => `(nicht im Plan: ${zones})`,
  touched: (n, of) => `Preislisten, die diesem Kurs folgen: ${of}. In ${n} davon ändern sich Preise.`,
  moreEvents: (total) =>
    `Nur ein Teil wird gezeigt: ${total} Veranstaltungen haben Preise in dieser Währung.`,
};
