import { artist } from '../credits.ts';
import type { DemoEvent } from '../demo-event.ts';
import { noFlash, timedEntry } from '../facts.ts';

export const thePaperCity: DemoEvent = {
  id: 'the-paper-city',
  category: 'fine-art',
  title: {
    ru: 'Бумажный город',
    en: 'The Paper City',
    de: 'Die Stadt aus Papier',
    fr: 'La Ville de papier',
    es: 'La ciudad de papel',
  },
  subtitle: {
    ru: 'Инсталляция Аполлин Гравье из одного листа',
    en: 'An installation by Apolline Gravier from a single sheet',
    de: 'Eine Installation von Apolline Gravier aus einem einzigen Blatt',
    fr: 'Une installation d’Apolline Gravier, d’une seule feuille',
    es: 'Una instalación de Apolline Gravier de una sola hoja',
  },
  story: {
    ru: [
      'Лист бумаги площадью сто сорок квадратных метров, ни разу не разрезанный до конца. Из него сложено всё: мосты, мансарды, фонари, белые кошки на карнизах. Город светится изнутри и чуть дышит, когда открывают дверь.',
      '<strong>Аполлин Гравье</strong> складывала его одиннадцать месяцев ногтем большого пальца. Ходить нужно в мягких тапочках, их дают, и говорить вполголоса. В последней комнате — стол, бумага и мастер, который научит вас складке, с которой всё началось. Свой дом можно поставить на окраине: она растёт каждый день.',
    ],
    en: [
      'A sheet of paper of a hundred and forty square metres, nowhere cut right through. Everything is folded from it: bridges, attics, lamps, white cats on the ledges. The city glows from inside and breathes a little when the door is opened.',
      '<strong>Apolline Gravier</strong> folded it for eleven months with her thumbnail. You walk in soft slippers, which are provided, and speak low. In the last room are a table, paper and someone to teach you the fold with which it all began. You may set your own house on the outskirts, which grow daily.',
    ],
    de: [
      'Ein Blatt Papier von hundertvierzig Quadratmetern, nirgends ganz durchgeschnitten. Alles ist daraus gefaltet: Brücken, Mansarden, Laternen, weiße Katzen auf den Simsen. Die Stadt leuchtet von innen und atmet ein wenig, wenn die Tür aufgeht.',
      '<strong>Apolline Gravier</strong> hat elf Monate daran gefaltet, mit dem Daumennagel. Man geht in Filzpantoffeln, die es am Eingang gibt, und spricht leise. Im letzten Raum warten ein Tisch, Papier und jemand, der Ihnen die Falte zeigt, mit der alles begann. Ihr eigenes Haus dürfen Sie an den Stadtrand stellen; er wächst jeden Tag.',
    ],
    fr: [
      'Une feuille de cent quarante mètres carrés, jamais tout à fait coupée. Tout en est plié : ponts, mansardes, réverbères, chats blancs sur les corniches. La ville s’éclaire du dedans et respire un peu quand on ouvre la porte.',
      '<strong>Apolline Gravier</strong> l’a pliée onze mois durant, à l’ongle du pouce. On marche en patins de feutre, fournis, et l’on parle bas. Dans la dernière salle, une table, du papier et quelqu’un pour vous apprendre le pli par lequel tout a commencé. Votre maison peut rejoindre les faubourgs, qui grandissent chaque jour.',
    ],
    es: [
      'Una hoja de ciento cuarenta metros cuadrados, en ningún punto cortada del todo. De ella está plegado todo: puentes, buhardillas, farolas, gatos blancos en las cornisas. La ciudad brilla por dentro y respira un poco cuando se abre la puerta.',
      '<strong>Apolline Gravier</strong> la plegó durante once meses con la uña del pulgar. Se camina con zapatillas blandas, que se prestan, y se habla bajo. En la última sala hay una mesa, papel y alguien que le enseñará el pliegue con que empezó todo. Puede poner su casa en las afueras, que crecen cada día.',
    ],
  },
  facts: [timedEntry, noFlash],
  ageLimit: 0,
  minutes: 60,
  labels: ['family'],
  cast: [{ person: 'apolline-gravier', role: artist }],
  poster: { system: 'paper-cut', palette: 'moonlight', motif: 'house' },
  runs: [
    { hall: 'galerie-par-gallery', from: 3, days: 2, on: ['wed', 'sat', 'sun'], times: ['12:00', '15:00'] },
    { hall: 'galerie-par-gallery', from: 59, days: 2, on: ['wed', 'sat', 'sun'], times: ['12:00', '15:00'] },
  ],
  topPrice: 14,
};
