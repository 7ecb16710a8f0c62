import type { Text } from '../text.ts';

/** Who did what, for posts that come back in many events. */
export const conductor: Text = {
  ru: 'Дирижёр',
  en: 'Conductor',
  de: 'Musikalische Leitung',
  fr: 'Direction musicale',
  es: 'Dirección musical',
};

export const director: Text = {
  ru: 'Режиссёр',
  en: 'Director',
  de: 'Regie',
  fr: 'Mise en scène',
  es: 'Dirección de escena',
};

export const choreographer: Text = {
  ru: 'Хореограф',
  en: 'Choreographer',
  de: 'Choreografie',
  fr: 'Chorégraphie',
  es: 'Coreografía',
};

export const designer: Text = {
  ru: 'Художник',
  en: 'Designer',
  de: 'Bühne und Kostüme',
  fr: 'Décors et costumes',
  es: 'Escenografía y vestuario',
};

export const piano: Text = { ru: 'Фортепиано', en: 'Piano', de: 'Klavier', fr: 'Piano', es: 'Piano' };
export const violin: Text = { ru: 'Скрипка', en: 'Violin', de: 'Violine', fr: 'Violon', es: 'Violín' };
export const cello: Text = {
  ru: 'Виолончель',
  en: 'Cello',
  de: 'Violoncello',
  fr: 'Violoncelle',
  es: 'Violonchelo',
};
export const guitar: Text = { ru: 'Гитара', en: 'Guitar', de: 'Gitarre', fr: 'Guitare', es: 'Guitarra' };
export const saxophone: Text = {
  ru: 'Саксофон',
  en: 'Saxophone',
  de: 'Saxofon',
  fr: 'Saxophone',
  es: 'Saxofón',
};
export const trumpet: Text = {
  ru: 'Труба',
  en: 'Trumpet',
  de: 'Trompete',
  fr: 'Trompette',
  es: 'Trompeta',
};
export const vocals: Text = { ru: 'Вокал', en: 'Vocals', de: 'Gesang', fr: 'Chant', es: 'Voz' };
export const electronics: Text = {
  ru: 'Электроника',
  en: 'Electronics',
  de: 'Elektronik',
  fr: 'Machines',
  es: 'Electrónica',
};
export const sopranoPart: Text = { ru: 'Сопрано', en: 'Soprano', de: 'Sopran', fr: 'Soprano', es: 'Soprano' };
export const mezzoPart: Text = {
  ru: 'Меццо-сопрано',
  en: 'Mezzo-soprano',
  de: 'Mezzosopran',
  fr: 'Mezzo-soprano',
  es: 'Mezzosoprano',
};
export const tenorPart: Text = { ru: 'Тенор', en: 'Tenor', de: 'Tenor', fr: 'Ténor', es: 'Tenor' };
export const baritonePart: Text = {
  ru: 'Баритон',
  en: 'Baritone',
  de: 'Bariton',
  fr: 'Baryton',
  es: 'Barítono',
};
export const onStage: Text = {
  ru: 'На сцене',
  en: 'On stage',
  de: 'Auf der Bühne',
  fr: 'Sur scène',
  es: 'En escena',
};
export const artist: Text = {
  ru: 'Автор работ',
  en: 'Artist',
  de: 'Werke von',
  fr: 'Œuvres de',
  es: 'Obras de',
};
export const captain: Text = { ru: 'Капитан', en: 'Captain', de: 'Kapitän', fr: 'Capitaine', es: 'Capitán' };
