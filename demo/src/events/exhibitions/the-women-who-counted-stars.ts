import type { DemoEvent } from '../demo-event.ts';
import { audioGuide, timedEntry } from '../facts.ts';

export const theWomenWhoCountedStars: DemoEvent = {
  id: 'the-women-who-counted-stars',
  category: 'photography',
  title: {
    ru: 'Те, кто считал звёзды',
    en: 'Those Who Counted the Stars',
    de: 'Die die Sterne zählten',
    fr: 'Celles qui comptaient les étoiles',
    es: 'Las que contaban estrellas',
  },
  subtitle: {
    ru: 'Стеклянные негативы старой обсерватории',
    en: 'Glass negatives from an old observatory',
    de: 'Glasnegative einer alten Sternwarte',
    fr: 'Les négatifs sur verre d’un vieil observatoire',
    es: 'Los negativos de vidrio de un viejo observatorio',
  },
  story: {
    ru: [
      'Сто лет назад небо фотографировали на стекло, а считали его женщины — с лупой, при лампе, по шесть дней в неделю. На полях негативов остались их пометки: числа, буквы, однажды — рецепт пирога.',
      'Выставка впервые показывает триста пластин на просвет, в зале, где <strong>Тихон Парусов</strong> построил звёздное небо из оконных рам. Под ногами темно, над головой — ночь на 14 марта 1911 года, воссозданная точка за точкой. Вам дадут лупу и квадрат неба. Одну звезду из тех, что вы насчитаете, разрешается назвать.',
    ],
    en: [
      'A hundred years ago the sky was photographed on glass, and it was women who counted it, with a lens, by lamplight, six days a week. Their notes are still in the margins: figures, letters, once a recipe for pie.',
      'For the first time three hundred plates are shown against the light, in a room where <strong>Tikhon Parusov</strong> has built a starry sky out of window frames. It is dark underfoot; overhead is the night of 14 March 1911, point by point. You will be given a lens and a square of sky. One of the stars you count you are allowed to name.',
    ],
    de: [
      'Vor hundert Jahren fotografierte man den Himmel auf Glas, und gezählt haben ihn Frauen – mit der Lupe, bei Lampenlicht, sechs Tage die Woche. Am Rand stehen noch ihre Notizen: Zahlen, Buchstaben, einmal ein Kuchenrezept.',
      'Zum ersten Mal sind dreihundert Platten im Gegenlicht zu sehen, in einem Raum, für den <strong>Tichon Parussow</strong> aus Fensterrahmen einen Sternenhimmel gebaut hat. Unten ist es dunkel, oben die Nacht auf den 14. März 1911, Punkt für Punkt. Sie bekommen eine Lupe und ein Quadrat Himmel. Einen der gezählten Sterne dürfen Sie benennen.',
    ],
    fr: [
      'Il y a cent ans, on photographiait le ciel sur verre, et des femmes le comptaient, à la loupe, sous la lampe, six jours par semaine. En marge restent leurs notes : des chiffres, des lettres, une fois une recette de tarte.',
      'Pour la première fois, trois cents plaques sont montrées à contre-jour, dans une salle où <strong>Tikhon Parousov</strong> a bâti un ciel étoilé avec des châssis de fenêtre. Sous vos pieds, le noir ; au-dessus, la nuit du 14 mars 1911, point par point. On vous remet une loupe et un carré de ciel. L’une des étoiles comptées, vous pourrez la nommer.',
    ],
    es: [
      'Hace cien años el cielo se fotografiaba en vidrio, y lo contaban mujeres: con lupa, a la luz de una lámpara, seis días por semana. En los márgenes siguen sus notas: cifras, letras y, una vez, la receta de un pastel.',
      'Por primera vez se muestran trescientas placas al trasluz, en una sala donde <strong>Tijon Párusov</strong> ha construido un cielo estrellado con marcos de ventana. Bajo los pies, oscuridad; arriba, la noche del 14 de marzo de 1911, punto por punto. Recibirá una lupa y un cuadrado de cielo. A una de las estrellas que cuente podrá ponerle nombre.',
    ],
  },
  facts: [timedEntry, audioGuide],
  ageLimit: 6,
  minutes: 80,
  labels: ['premiere'],
  cast: [
    {
      person: 'tikhon-parusov',
      role: {
        ru: 'Художник выставки',
        en: 'Exhibition designer',
        de: 'Ausstellungsgestaltung',
        fr: 'Scénographie',
        es: 'Diseño de la exposición',
      },
    },
  ],
  poster: { system: 'ink-line', palette: 'moonlight', motif: 'star' },
  runs: [
    {
      hall: 'museum-msk-gallery',
      from: 76,
      days: 3,
      on: ['fri', 'sat', 'sun'],
      times: ['12:00', '16:00'],
      saleOpensIn: 30,
    },
  ],
  topPrice: 800,
};
