import type { FaultTexts, Form } from '../fault-params.ts';

const kinds = {
  text: 'ein Text',
  number: 'eine Zahl',
  whole: 'eine ganze Zahl',
  switch: 'Ja oder Nein',
  list: 'eine Liste',
  group: 'eine Gruppe von Feldern',
  other: 'etwas anderes',
} as const;

const forms = {
  source_id: '1 bis 64 Buchstaben, Ziffern, Punkte, Binde- oder Unterstriche',
  language: 'ein Sprachcode aus zwei Buchstaben',
  currency: 'ein Währungscode aus drei Buchstaben',
  country: 'ein Ländercode aus zwei Kleinbuchstaben',
  local_time: 'eine Ortszeit wie 2026-12-24T19:00',
  instant: 'eine Zeit wie 2026-12-24T19:00:00Z',
  picture_address: 'ein absoluter Pfad oder eine https-Adresse, ohne Breite und Endung',
  colour: 'eine Farbe wie #7a1f2b',
  own_path: 'ein Pfad der Website wie /events',
  web_address: 'eine Adresse wie https://example.com',
  slug: '1 bis 64 Kleinbuchstaben, Ziffern oder Bindestriche',
} as const satisfies Record<Form, string>;

export const de: FaultTexts = {
  explained: ({ reason }) => reason,

  missing: () => 'fehlt',
  wrong_type: ({ expected }) => `hier wird ${kinds[expected]} gebraucht`,
  below: ({ least }) => `muss mindestens ${least} sein`,
  above: ({ most }) => `darf höchstens ${most} sein`,
  too_short: ({ least }) => `zu kurz: mindestens ${least} Zeichen`,
  too_long: ({ most }) => `zu lang: höchstens ${most} Zeichen`,
  too_few: ({ least }) => `mindestens ${least} nötig`,
  too_many: ({ most }) => `höchstens ${most} möglich`,
  no_choice: ({ choices }) => `möglich ist nur: ${choices}`,
  no_multiple: ({ step }) => `muss ein Vielfaches von ${step} sein`,
  misspelt: ({ form }) => `gebraucht wird ${forms[form]}`,
  unknown_fields: ({ names }) => `unbekannte Felder: ${names}`,
  unstorable_text: () => 'enthält ein Zeichen, das kein Text ist',
  unstorable_name: () => 'hat einen Feldnamen, der kein Text ist',

  main_language: ({ language }) => `die Hauptsprache des Katalogs ist ${language}`,
  no_main_text: ({ language }) => `der Text in der Hauptsprache (${language}) fehlt`,
  stray_markup: ({ sign }) => `ein einzelnes ${sign} ist übrig`,
  open_markup: ({ tag }) => `<${tag}> wird nicht geschlossen`,
  crossed_markup: ({ tag }) => `<${tag}> wird in falscher Reihenfolge geschlossen`,
  forbidden_markup: ({ tag }) => `<${tag}> ist nicht erlaubt`,
  forbidden_attribute: ({ attribute, tag }) => `${attribute} an <${tag}> ist nicht erlaubt`,
  forbidden_link: ({ address }) => `ein Link auf ${address} ist nicht erlaubt`,

  repeated: ({ key }) => `„${key}“ kommt mehrfach vor`,
  not_there: ({ key, kind }) => `„${key}“ gibt es im Katalog nicht (${kind})`,
  no_landing: () => 'nennt keine Website; leer gelassen gilt es für alle',
  unknown_landing: ({ id }) => `die Website ${id} gibt es nicht`,
  no_host_name: () => 'braucht eine Adresse wie tickets.example.com, um online zu gehen',
  no_bank: () =>
    'braucht die Bank des Verkäufers (theme.seller.bank): auf der Rechnung steht, wohin gezahlt wird',

  unknown_time_zone: ({ zone }) => `${zone} ist keine Zeitzone der IANA-Liste`,
  no_such_time: () => 'diese Zeit gibt es nicht',
  no_such_local_time: ({ time, zone }) => `${time} gibt es in ${zone} nicht`,
  doors_after_start: () => 'liegt nach dem Beginn',
  sale_starts_late: () => 'der Verkauf beginnt nicht vor seinem Ende',

  rate_too_high: ({ currency }) => `mit diesem Kurs wird ein gespeicherter Preis in ${currency} zu hoch`,
  price_too_high: ({ currency }) => `ist in ${currency} zum geltenden Kurs zu viel`,
  own_currency: () => 'ist die Währung des Preises selbst',
  no_currency: ({ currency }) => `hat keinen Preis in ${currency}, andere Zonen schon`,
  unknown_zone: ({ zone }) => `der Plan hat keine Zone „${zone}“`,
  no_price: ({ zone }) => `die Zone „${zone}“ des Plans hat keinen Preis`,
  no_capacity: ({ zone }) => `wie viele Plätze von „${zone}“ verkauft werden, ist nicht angegeben`,
  hall_too_small: ({ total, capacity }) => `verkauft ${total} Plätze in einem Saal mit ${capacity}`,
  zone_too_small: ({ count, zone, units }) => `verkauft ${count} Plätze von „${zone}“, der Plan hat ${units}`,
  unknown_seat: ({ guid }) => `der Saal hat keinen Platz ${guid}`,
  keeps_back_too_many: ({ count, units }) => `hält ${count} von ${units} Plätzen zurück`,

  sold_in_hall: () => 'für den bisherigen Saal sind Karten reserviert oder verkauft',
  withheld_in_hall: () => 'Plätze des bisherigen Saals sind zurückgehalten; geben Sie sie zuerst frei',
  coded_in_hall: () =>
    'Codes, die noch gelten, zählen für Plätze des bisherigen Saals; beenden Sie sie zuerst',
  date_held: ({ date }) =>
    `${date} fehlt, doch Karten dafür sind reserviert oder verkauft; sagen Sie die Vorstellung stattdessen ab`,
  date_sold: ({ date }) =>
    `${date} fehlt, doch Karten dafür wurden verkauft; sagen Sie die Vorstellung stattdessen ab`,
};
