import { artist } from '../credits.ts';
import type { DemoEvent } from '../demo-event.ts';
import { audioGuide, timedEntry } from '../facts.ts';

export const theCityBeforeDawn: DemoEvent = {
  id: 'the-city-before-dawn',
  category: 'photography',
  title: {
    ru: 'Город до рассвета',
    en: 'The City before Dawn',
    de: 'Die Stadt vor dem Morgen',
    fr: 'La Ville avant l’aube',
    es: 'La ciudad antes del alba',
  },
  subtitle: {
    ru: 'Фотографии Бориса Незванова',
    en: 'Photographs by Boris Nezvanov',
    de: 'Fotografien von Boris Neswanow',
    fr: 'Photographies de Boris Nezvanov',
    es: 'Fotografías de Borís Nezvánov',
  },
  story: {
    ru: [
      'Петербург с четырёх до шести утра: разведённые мосты, окна, в которых ещё или уже горит свет, мокрый асфальт за поливальной машиной. За её рулём <strong>Борис Незванов</strong> и снял свои первые сто плёнок.',
      'Девяносто серебряных отпечатков висят в полутьме, и у входа каждому дают фонарик: вы сами решаете, что осветить. Последний зал открыт только на вечернем сеансе — там показывают кадры, на которых автора заметили. По воскресеньям он сам печатает при зрителях, красная лампа включена.',
    ],
    en: [
      'St Petersburg between four and six in the morning: bridges raised, windows lit still or already, wet asphalt behind the street-washer. It was at its wheel that <strong>Boris Nezvanov</strong> shot his first hundred rolls.',
      'Ninety silver prints hang in half-darkness, and at the door everyone is given a torch: you decide what to light. The last room opens only in the evening slot and shows the frames in which somebody noticed him. On Sundays he prints before visitors, under the red lamp.',
    ],
    de: [
      'Sankt Petersburg zwischen vier und sechs Uhr früh: hochgezogene Brücken, Fenster, in denen noch oder schon Licht brennt, nasser Asphalt hinter dem Sprengwagen. An dessen Steuer hat <strong>Boris Neswanow</strong> seine ersten hundert Filme belichtet.',
      'Neunzig Silberabzüge hängen im Halbdunkel, und am Eingang bekommen alle eine Taschenlampe: Was Sie beleuchten, entscheiden Sie. Der letzte Raum öffnet nur beim Abendeinlass und zeigt die Bilder, auf denen man ihn bemerkt hat. Sonntags zieht er vor Publikum selbst ab, bei rotem Licht.',
    ],
    fr: [
      'Saint-Pétersbourg entre quatre et six heures du matin : ponts levés, fenêtres allumées encore ou déjà, asphalte mouillé derrière l’arroseuse. C’est à son volant que <strong>Boris Nezvanov</strong> a pris ses cent premières pellicules.',
      'Quatre-vingt-dix tirages argentiques dans la pénombre, et à l’entrée une lampe de poche pour chacun : vous choisissez ce que vous éclairez. La dernière salle n’ouvre qu’au créneau du soir et montre les images où quelqu’un l’a remarqué. Le dimanche, il tire devant le public, sous la lampe rouge.',
    ],
    es: [
      'San Petersburgo entre las cuatro y las seis de la mañana: puentes alzados, ventanas encendidas todavía o ya, asfalto mojado tras el camión de riego. A su volante hizo <strong>Borís Nezvánov</strong> los primeros cien carretes.',
      'Noventa copias en plata cuelgan en penumbra, y en la entrada se da a cada uno una linterna: usted decide qué alumbra. La última sala abre solo en el turno de tarde y muestra las fotos en que alguien reparó en él. Los domingos revela ante el público, con luz roja.',
    ],
  },
  facts: [timedEntry, audioGuide],
  ageLimit: 6,
  minutes: 75,
  labels: [],
  cast: [{ person: 'boris-nezvanov', role: artist }],
  poster: { system: 'halftone', palette: 'ink', motif: 'camera' },
  runs: [
    { hall: 'museum-spb-gallery', from: 2, days: 4, on: ['thu', 'sat', 'sun'], times: ['12:00', '18:00'] },
    { hall: 'museum-spb-gallery', from: 60, days: 2, on: ['sat', 'sun'], times: ['12:00', '18:00'] },
  ],
  topPrice: 600,
};
