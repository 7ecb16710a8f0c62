import type { InterfaceLanguage } from '@parterre/domain/languages/languages';

export interface SheetTexts {
  readonly heading: string;
  readonly plan: string;
  readonly zone: string;
  readonly where: string;
  readonly price: string;
  readonly fee: string;
  readonly left: string;
  /** Under the table: what the figures are worth. */
  readonly asOf: (moment: string) => string;
  readonly buy: string;
  readonly waitingRoom: string;
}

export const sheetTexts: Readonly<Record<InterfaceLanguage, SheetTexts>> = {
  ru: {
    heading: 'План зала и цены',
    plan: 'План зала',
    zone: 'Зона',
    where: 'Где',
    price: 'Цена со сбором',
    fee: 'в том числе сбор',
    left: 'Свободно',
    asOf: (moment) =>
      `По состоянию на ${moment}. Места и цены меняются: действует то, что показано при покупке.`,
    buy: 'Выбрать места',
    waitingRoom: 'В этих продажах есть зал ожидания',
  },
  en: {
    heading: 'Hall plan and prices',
    plan: 'Plan of the hall',
    zone: 'Zone',
    where: 'Where',
    price: 'Price with fee',
    fee: 'fee included',
    left: 'Available',
    asOf: (moment) => `As of ${moment}. Seats and prices change: what you see when you buy counts.`,
    buy: 'Choose seats',
    waitingRoom: 'This sale has a waiting room',
  },
  de: {
    heading: 'Saalplan und Preise',
    plan: 'Saalplan',
    zone: 'Zone',
    where: 'Wo',
    price: 'Preis mit Gebühr',
    fee: 'davon Gebühr',
    left: 'Frei',
    asOf: (moment) =>
      `Stand ${moment}. Plätze und Preise ändern sich: Es gilt, was beim Kauf angezeigt wird.`,
    buy: 'Plätze wählen',
    waitingRoom: 'Dieser Verkauf hat einen Warteraum',
  },
  fr: {
    heading: 'Plan de salle et prix',
    plan: 'Plan de la salle',
    zone: 'Zone',
    where: 'Où',
    price: 'Prix, frais compris',
    fee: 'dont frais',
    left: 'Libres',
    asOf: (moment) =>
      `Au ${moment}. Les places et les prix changent : seul compte ce qui s’affiche à l’achat.`,
    buy: 'Choisir des places',
    waitingRoom: 'Cette vente a une salle d’attente',
  },
  es: {
    heading: 'Plano de la sala y precios',
    plan: 'Plano de la sala',
    zone: 'Zona',
    where: 'Dónde',
    price: 'Precio con gastos',
    fee: 'gastos incluidos',
    left: 'Libres',
    asOf: (moment) =>
      `A fecha de ${moment}. Las plazas y los precios cambian: vale lo que se muestra al comprar.`,
    buy: 'Elegir asientos',
    waitingRoom: 'Esta venta tiene una sala de espera',
  },
};
