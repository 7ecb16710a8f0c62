import { latinAlike } from '../../text.ts';
import { vocals } from '../credits.ts';
import type { DemoEvent } from '../demo-event.ts';
import { bagRules, hazeAndStrobe, loudMusic } from '../facts.ts';

export const severnyPrichal: DemoEvent = {
  id: 'severny-prichal',
  category: 'rock',
  title: latinAlike('Северный причал', 'Severny Prichal'),
  subtitle: {
    ru: 'Большой концерт «Навигация открыта»',
    en: 'The big show: Navigation Is Open',
    de: 'Das große Konzert: „Die Fahrt ist frei“',
    fr: 'Le grand concert : « La navigation est ouverte »',
    es: 'El gran concierto: «Navegación abierta»',
  },
  story: {
    ru: [
      'Группа, которая начинала в мурманском порту под шум лебёдок, везёт на арены весь новый альбом и те семь песен, без которых не отпускают. Вместо декораций — настоящий портовый кран, и в нужную минуту он заговорит.',
      '<strong>Кира Поморцева</strong> поёт о тех, кто ждёт на берегу, и на припевах замолкает: дальше справляется зал. Звук настраивали две недели, чтобы слова долетали до верхнего яруса. Оставьте у сцены адрес — зимой придёт открытка. Так делают на каждом концерте, и все уже привыкли, что она приходит.',
    ],
    en: [
      'The band that began in the port of Murmansk, over the noise of winches, brings the whole new album to the arenas, and the seven songs without which nobody may leave. For scenery there is a real harbour crane, and at the right moment it will speak.',
      '<strong>Kira Pomortseva</strong> sings about those who wait ashore and falls silent at the choruses: the crowd can manage. The sound took two weeks to tune so that words reach the upper tier. Leave your address at the stage and a postcard will come in winter. It happens at every show, and it does come.',
    ],
    de: [
      'Die Band, die im Hafen von Murmansk beim Lärm der Winden anfing, bringt das ganze neue Album in die Arenen und die sieben Lieder, ohne die niemand gehen darf. Als Kulisse steht ein echter Hafenkran da, und im rechten Moment meldet er sich.',
      '<strong>Kira Pomorzewa</strong> singt über die, die an Land warten, und verstummt beim Refrain: Den übernimmt die Halle. Zwei Wochen wurde am Klang gearbeitet, damit die Worte bis in den Oberrang reichen. Hinterlassen Sie an der Bühne Ihre Adresse, und im Winter kommt eine Postkarte. Sie kommt wirklich.',
    ],
    fr: [
      'Le groupe qui débuta au port de Mourmansk dans le bruit des treuils apporte aux arénas tout le nouvel album, et les sept chansons sans lesquelles personne ne part. Pour décor, une vraie grue portuaire ; au bon moment, elle parlera.',
      '<strong>Kira Pomortseva</strong> chante ceux qui attendent à terre et se tait aux refrains : la salle s’en charge. Deux semaines de réglages pour que les mots montent jusqu’au gradin haut. Laissez votre adresse près de la scène : une carte postale arrivera cet hiver. On le promet à chaque concert, et elle arrive.',
    ],
    es: [
      'La banda que empezó en el puerto de Múrmansk, entre el ruido de los cabrestantes, lleva a los pabellones todo el disco nuevo y las siete canciones sin las que no se deja marchar a nadie. De decorado, una grúa de verdad, que en su momento hablará.',
      '<strong>Kira Pomórtseva</strong> canta a quienes esperan en tierra y calla en los estribillos: ya puede el público. El sonido se ajustó dos semanas para que la letra llegue a la grada alta. Deje su dirección junto al escenario y en invierno recibirá una postal. Ocurre en cada concierto, y llega.',
    ],
  },
  facts: [loudMusic, hazeAndStrobe, bagRules],
  ageLimit: 12,
  minutes: 130,
  labels: ['star_cast'],
  cast: [{ person: 'kira-pomortseva', role: vocals }],
  poster: { system: 'halftone', palette: 'ice', motif: 'paper-boat' },
  runs: [
    { hall: 'arena-spb-main', from: 31, days: 1, on: ['sat'], times: ['19:00'] },
    { hall: 'arena-msk-main', from: 38, days: 1, on: ['sat'], times: ['19:00'] },
  ],
  topPrice: 9000,
};
