import { conductor } from '../credits.ts';
import type { DemoEvent } from '../demo-event.ts';
import { anyWeather, noInterval, unnumbered } from '../facts.ts';

export const picturesInThePark: DemoEvent = {
  id: 'pictures-in-the-park',
  category: 'classical',
  title: {
    ru: 'Картинки с выставки на траве',
    en: 'Pictures on the Lawn',
    de: 'Bilder auf der Wiese',
    fr: 'Tableaux sur l’herbe',
    es: 'Cuadros sobre la hierba',
  },
  subtitle: {
    ru: 'Мусоргский под открытым небом',
    en: 'Mussorgsky in the open air',
    de: 'Mussorgski unter freiem Himmel',
    fr: 'Moussorgski en plein air',
    es: 'Músorgski al aire libre',
  },
  story: {
    ru: [
      'Расстелите плед, откройте термос: симфонический оркестр приходит к вам в парк. «Картинки с выставки» звучат целиком, а на экране размером с трёхэтажный дом их в реальном времени рисует художник — углём, потом водой, потом светом.',
      'Гном, Старый замок, Балет невылупившихся птенцов и Богатырские ворота, под которые, если всё сойдётся, садится солнце. Дирижирует <strong>Всеволод Ярцев</strong>. С детьми можно, с собаками на поводке — тоже; последний номер рассчитан на то, чтобы вставали все.',
    ],
    en: [
      'Spread a blanket, open a flask: the symphony orchestra comes to you in the park. <em>Pictures at an Exhibition</em> is played complete, while on a screen the height of a three-storey house an artist draws it live, first in charcoal, then in water, then in light.',
      'The Gnome, the Old Castle, the Ballet of the Unhatched Chicks and the Great Gate, behind which, if all goes well, the sun sets. <strong>Vsevolod Yartsev</strong> conducts. Children are welcome, dogs on a lead too; the last number is made for everybody to stand up.',
    ],
    de: [
      'Decke ausbreiten, Thermoskanne auf: Das Sinfonieorchester kommt zu Ihnen in den Park. „Bilder einer Ausstellung“ erklingt ganz, und auf einer Leinwand, hoch wie ein dreistöckiges Haus, zeichnet ein Künstler live dazu – erst mit Kohle, dann mit Wasser, dann mit Licht.',
      'Der Gnom, das alte Schloss, das Ballett der Küken in ihren Eierschalen und das Große Tor, hinter dem, wenn alles klappt, die Sonne untergeht. <strong>Wsewolod Jarzew</strong> dirigiert. Kinder sind willkommen, Hunde an der Leine auch; beim letzten Stück stehen alle auf.',
    ],
    fr: [
      'Étendez un plaid, ouvrez un thermos : l’orchestre symphonique vient à vous, au parc. Les « Tableaux d’une exposition » en entier, tandis que sur un écran haut comme trois étages un artiste les dessine en direct : au fusain, puis à l’eau, puis à la lumière.',
      'Le Gnome, le Vieux Château, le Ballet des poussins dans leurs coques et la Grande Porte, derrière laquelle, si tout va bien, le soleil se couche. <strong>Vsevolod Iartsev</strong> dirige. Les enfants sont bienvenus, les chiens en laisse aussi ; au dernier numéro, tout le monde se lève.',
    ],
    es: [
      'Extienda una manta, abra el termo: la orquesta sinfónica va a verle al parque. Suenan completos los «Cuadros de una exposición», y en una pantalla alta como tres pisos un artista los dibuja en directo, primero con carbón, luego con agua, luego con luz.',
      'El gnomo, el viejo castillo, el ballet de los polluelos en el cascarón y la Gran Puerta, tras la que, si todo cuadra, se pone el sol. Dirige <strong>Vsévolod Yártsev</strong>. Los niños son bienvenidos, los perros con correa también; el último número está pensado para que se levanten todos.',
    ],
  },
  facts: [anyWeather, unnumbered, noInterval],
  ageLimit: 0,
  minutes: 70,
  labels: ['family'],
  cast: [{ person: 'vsevolod-yartsev', role: conductor }],
  poster: { system: 'halftone', palette: 'forest', motif: 'arch' },
  runs: [
    { hall: 'park-msk-lawn', from: 13, days: 1, on: ['sun'], times: ['19:30'], marks: { 0: 'postponed' } },
    { hall: 'park-msk-lawn', from: 48, days: 1, on: ['sun'], times: ['18:30'] },
  ],
  topPrice: 1500,
};
