import type { InterfaceLanguage } from '@parterre/domain/languages/languages';

/** What a pass says beside what tickets say anyway. */
export interface PassTexts {
  readonly description: (event: string) => string;
  readonly start: string;
  readonly doors: string;
  readonly place: string;
  readonly address: string;
  readonly number: string;
  readonly seller: string;
  readonly open: string;
  /** On a pass that opens no door. */
  readonly isVoid: string;
  /** On a locked screen, when a pass has become another; `%@` is what it says now. */
  readonly newStart: string;
}

export const passTexts: Readonly<Record<InterfaceLanguage, PassTexts>> = {
  ru: {
    description: (event) => `Билет: ${event}`,
    start: 'Начало',
    doors: 'Вход с',
    place: 'Место проведения',
    address: 'Адрес',
    number: 'Номер билета',
    seller: 'Продавец',
    open: 'Билет на сайте',
    isVoid: 'Билет недействителен',
    newStart: 'Изменилось время начала: %@',
  },
  en: {
    description: (event) => `Ticket: ${event}`,
    start: 'Starts',
    doors: 'Doors',
    place: 'Venue',
    address: 'Address',
    number: 'Ticket number',
    seller: 'Sold by',
    open: 'This ticket online',
    isVoid: 'This ticket is no longer valid',
    newStart: 'New start: %@',
  },
  de: {
    description: (event) => `Ticket: ${event}`,
    start: 'Beginn',
    doors: 'Einlass',
    place: 'Ort',
    address: 'Adresse',
    number: 'Ticketnummer',
    seller: 'Verkauft von',
    open: 'Das Ticket im Netz',
    isVoid: 'Dieses Ticket gilt nicht mehr',
    newStart: 'Neuer Beginn: %@',
  },
  fr: {
    description: (event) => `Billet : ${event}`,
    start: 'Début',
    doors: 'Ouverture',
    place: 'Lieu',
    address: 'Adresse',
    number: 'Numéro du billet',
    seller: 'Vendu par',
    open: 'Ce billet en ligne',
    isVoid: 'Ce billet n’est plus valable',
    newStart: 'Nouvel horaire : %@',
  },
  es: {
    description: (event) => `Entrada: ${event}`,
    start: 'Comienzo',
    doors: 'Apertura',
    place: 'Lugar',
    address: 'Dirección',
    number: 'Número de entrada',
    seller: 'Vendida por',
    open: 'Esta entrada en la web',
    isVoid: 'Esta entrada ya no es válida',
    newStart: 'Nuevo horario: %@',
  },
};
