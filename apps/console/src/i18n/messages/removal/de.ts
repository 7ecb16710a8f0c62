import type { RemovalTexts } from './ru.ts';

export const de: RemovalTexts = {
  act: 'Aus dem Katalog entfernen …',
  title: (name) => `Aus dem Katalog entfernen: ${name}`,
  text: 'Die Löschung kommt in einen Entwurf. Die Website bleibt unverändert, bis er veröffentlicht wird; das lässt sich danach rückgängig machen.',
  confirm: 'Zum Entfernen vormerken',
  cancel: 'Behalten',
  changedInDraft:
    'Dieser Entwurf ändert den Eintrag bereits. Noch einmal drücken, um ihn stattdessen zu entfernen.',
  removed: 'wird entfernt',
  marked: 'Dieser Entwurf entfernt den Eintrag. Zum Bearbeiten bitte aus dem Entwurf nehmen.',
  willGo: 'Der Eintrag verschwindet aus Katalog und Website.',
  comesBack: 'Der Eintrag kommt unter seiner alten Adresse zurück.',
  changedSince: 'Der Eintrag wurde seitdem geändert.',
  removedSince: 'Der Eintrag wurde seitdem aus dem Katalog entfernt.',
  removeAnyway: 'Trotzdem entfernen',
  restore: 'Mit Ihren Änderungen zurückholen',
  namedBy: 'Andere Einträge verweisen darauf. Bitte zuerst diese Verweise entfernen:',
  more: (n) => `und ${n} weitere`,
  obstacles: {
    again: 'Der Eintrag wird zugleich gespeichert und entfernt.',
    sold: 'Tickets sind reserviert oder verkauft, oder waren es. Bitte die Vorstellungen absagen.',
    ordered: 'Das Event wurde schon bestellt. Bitte die Vorstellungen absagen.',
    withheld: 'Plätze sind vom Verkauf zurückgehalten. Bitte zuerst freigeben.',
  },
};
