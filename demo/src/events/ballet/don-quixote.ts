import { latinAlike } from '../../text.ts';
import { conductor } from '../credits.ts';
import type { DemoEvent } from '../demo-event.ts';
import { liveOrchestra, twoIntervals, wordless } from '../facts.ts';

export const donQuixote: DemoEvent = {
  id: 'don-quixote',
  category: 'ballet',
  title: { ru: 'Дон Кихот', en: 'Don Quixote', de: 'Don Quixote', fr: 'Don Quichotte', es: 'Don Quijote' },
  subtitle: {
    ru: 'Балет Людвига Минкуса по роману Сервантеса',
    en: 'Ballet to music by Ludwig Minkus, after Cervantes',
    de: 'Ballett zur Musik von Ludwig Minkus nach Cervantes',
    fr: 'Ballet sur une musique de Ludwig Minkus, d’après Cervantès',
    es: 'Ballet con música de Ludwig Minkus, según Cervantes',
  },
  story: {
    ru: [
      'Самый солнечный из больших балетов: дочь трактирщика любит цирюльника, отец против, на площади пляшут, а худой господин в латах не мешает никому, кроме мельниц. Танцуют здесь все и от радости.',
      'Мадридская труппа добавила то, чего Минкусу не хватало, — настоящую испанскую пластику: школу болеро, каблук, шаль. Базиля танцует гость из Петербурга <strong>Матвей Орлецкий</strong>, и прыжок с двойным поворотом он делает так, будто забыл приземлиться. Хороший первый балет для тех, кто боится скуки.',
    ],
    en: [
      'The sunniest of the great ballets: the innkeeper’s daughter loves the barber, her father objects, the square dances, and a thin gentleman in armour is in nobody’s way but the windmills’. Everyone dances here, and out of sheer delight.',
      'The Madrid company has added what Minkus lacked – real Spanish style: escuela bolera, heels, the shawl. Basilio is danced by a guest from St Petersburg, <strong>Matvey Orletsky</strong>, who does his double turn in the air as if he had forgotten to land. A good first ballet for anyone afraid of being bored.',
    ],
    de: [
      'Das sonnigste der großen Ballette: Die Wirtstochter liebt den Barbier, der Vater ist dagegen, der Platz tanzt, und ein hagerer Herr in Rüstung stört niemanden außer den Windmühlen. Hier tanzen alle, und zwar vor Freude.',
      'Die Madrider Kompanie hat ergänzt, was Minkus fehlte: echten spanischen Stil, Escuela bolera, Absatz und Schal. Den Basilio tanzt ein Gast aus Sankt Petersburg, <strong>Matwei Orlezki</strong>; bei seiner Doppeldrehung in der Luft scheint er das Landen zu vergessen. Ein gutes erstes Ballett für alle, die Langeweile fürchten.',
    ],
    fr: [
      'Le plus ensoleillé des grands ballets : la fille de l’aubergiste aime le barbier, le père s’y oppose, la place danse, et un maigre monsieur en armure ne gêne personne, sauf les moulins. Ici, tout le monde danse, et de joie.',
      'La compagnie de Madrid a ajouté ce qui manquait à Minkus : le vrai style espagnol, l’école boléro, le talon, le châle. Basilio est dansé par un invité de Saint-Pétersbourg, <strong>Matveï Orletski</strong>, dont le double tour en l’air semble oublier de retomber. Un bon premier ballet pour qui craint de s’ennuyer.',
    ],
    es: [
      'El más soleado de los grandes ballets: la hija del tabernero quiere al barbero, el padre se opone, la plaza baila y un señor flaco con armadura no molesta a nadie, salvo a los molinos. Aquí bailan todos, y de pura alegría.',
      'La compañía madrileña ha añadido lo que a Minkus le faltaba: escuela bolera, tacón y mantón de verdad. Basilio es un invitado de San Petersburgo, <strong>Matvéi Orletski</strong>, que en el doble giro en el aire parece olvidarse de caer. Un buen primer ballet para quien tema aburrirse.',
    ],
  },
  facts: [wordless, liveOrchestra, twoIntervals],
  ageLimit: 6,
  minutes: 160,
  labels: ['family'],
  cast: [
    {
      person: 'matvey-orletsky',
      role: latinAlike('Базиль', 'Basilio'),
    },
    { person: 'aurelio-santacana', role: conductor },
  ],
  poster: { system: 'paper-cut', palette: 'ochre', motif: 'windmill' },
  runs: [{ hall: 'teatro-mad-main', from: 72, days: 3, on: ['fri', 'sat', 'sun'], times: ['20:00'] }],
  topPrice: 98,
};
