import type { Text } from '../text.ts';
import type { HallKind } from './demo-halls.ts';

interface Zone {
  readonly id: string;
  readonly name: Text;
  /** Its price as a share of the dearest. */
  readonly share: number;
  /** General admission: how many people, or which share of a hall without a plan. */
  readonly places?: number;
  readonly placesShare?: number;
}

const balcony: Text = { ru: 'Балкон', en: 'Balcony', de: 'Balkon', fr: 'Balcon', es: 'Balcón' };

/** The zones of the four seating plans, and of halls without a plan. */
export const zonesByKind: Readonly<Record<HallKind, readonly Zone[]>> = {
  theatre: [
    {
      id: 'stalls-front',
      name: {
        ru: 'Партер, первые ряды',
        en: 'Front stalls',
        de: 'Parkett vorn',
        fr: 'Parterre, premiers rangs',
        es: 'Platea, primeras filas',
      },
      share: 1,
    },
    {
      id: 'stalls',
      name: { ru: 'Партер', en: 'Stalls', de: 'Parkett', fr: 'Parterre', es: 'Platea' },
      share: 0.75,
    },
    {
      id: 'boxes',
      name: { ru: 'Ложи', en: 'Boxes', de: 'Logen', fr: 'Loges', es: 'Palcos' },
      share: 0.85,
    },
    {
      id: 'dress-circle',
      name: { ru: 'Бельэтаж', en: 'Dress circle', de: 'Erster Rang', fr: 'Corbeille', es: 'Principal' },
      share: 0.6,
    },
    { id: 'balcony', name: balcony, share: 0.35 },
    {
      id: 'gallery',
      name: { ru: 'Галерея', en: 'Gallery', de: 'Galerie', fr: 'Paradis', es: 'Paraíso' },
      share: 0.18,
    },
  ],
  studio: [
    {
      id: 'front',
      name: {
        ru: 'Первые ряды',
        en: 'Front rows',
        de: 'Vordere Reihen',
        fr: 'Premiers rangs',
        es: 'Primeras filas',
      },
      share: 1,
    },
    {
      id: 'back',
      name: {
        ru: 'Дальние ряды',
        en: 'Back rows',
        de: 'Hintere Reihen',
        fr: 'Derniers rangs',
        es: 'Últimas filas',
      },
      share: 0.7,
    },
  ],
  arena: [
    {
      id: 'floor',
      name: {
        ru: 'Партер арены',
        en: 'Floor seats',
        de: 'Innenraum, Sitzplätze',
        fr: 'Parterre assis',
        es: 'Pista, sentado',
      },
      share: 1,
    },
    {
      id: 'club',
      name: { ru: 'Клубный ярус', en: 'Club tier', de: 'Club-Rang', fr: 'Gradin club', es: 'Grada club' },
      share: 0.9,
    },
    {
      id: 'lower',
      name: { ru: 'Нижний ярус', en: 'Lower tier', de: 'Unterrang', fr: 'Gradin bas', es: 'Grada baja' },
      share: 0.6,
    },
    {
      id: 'upper',
      name: { ru: 'Верхний ярус', en: 'Upper tier', de: 'Oberrang', fr: 'Gradin haut', es: 'Grada alta' },
      share: 0.28,
    },
    {
      id: 'standing',
      name: {
        ru: 'Танцпол',
        en: 'Standing',
        de: 'Innenraum, Stehplätze',
        fr: 'Fosse debout',
        es: 'Pista, de pie',
      },
      share: 0.5,
      places: 1500,
    },
  ],
  club: [
    {
      id: 'tables',
      name: { ru: 'Столики', en: 'Tables', de: 'Tische', fr: 'Tables', es: 'Mesas' },
      share: 1,
    },
    {
      id: 'dance-floor',
      name: { ru: 'Танцпол', en: 'Dance floor', de: 'Tanzfläche', fr: 'Piste', es: 'Pista' },
      share: 0.6,
      places: 400,
    },
    { id: 'balcony', name: balcony, share: 0.75, places: 80 },
  ],
  entry: [
    {
      id: 'entry',
      name: { ru: 'Входной билет', en: 'Entry', de: 'Eintritt', fr: 'Entrée', es: 'Entrada general' },
      share: 1,
      placesShare: 0.75,
    },
    {
      id: 'reduced',
      name: {
        ru: 'Льготный билет',
        en: 'Concession',
        de: 'Ermäßigt',
        fr: 'Tarif réduit',
        es: 'Entrada reducida',
      },
      share: 0.5,
      placesShare: 0.25,
    },
  ],
};
