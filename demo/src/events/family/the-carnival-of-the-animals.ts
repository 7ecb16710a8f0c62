import type { DemoEvent } from '../demo-event.ts';
import { noInterval, playedIn, relaxed, withGrownUp } from '../facts.ts';

export const theCarnivalOfTheAnimals: DemoEvent = {
  id: 'the-carnival-of-the-animals',
  category: 'kids-theatre',
  title: {
    ru: 'Карнавал животных',
    en: 'The Carnival of the Animals',
    de: 'Der Karneval der Tiere',
    fr: 'Le Carnaval des animaux',
    es: 'El carnaval de los animales',
  },
  subtitle: {
    ru: 'Первый концерт: музыка Камиля Сен-Санса',
    en: 'A first concert: music by Camille Saint-Saëns',
    de: 'Das erste Konzert: Musik von Camille Saint-Saëns',
    fr: 'Premier concert : musique de Camille Saint-Saëns',
    es: 'Primer concierto: música de Camille Saint-Saëns',
  },
  story: {
    ru: [
      'Слон танцует вальс на контрабасе, черепахи — канкан, только очень медленно, а пианисты учат гаммы в соседней клетке со львом. Сен-Санс запретил это играть при жизни: боялся прослыть весёлым.',
      'Одиннадцать музыкантов сидят среди детей, на полу; к каждому инструменту можно подползти и послушать животом. Сказки между номерами рассказывает <strong>Ансельм Кляйнод</strong>. Лебедя просим провожать молча — получается с первого раза, и это удивляет родителей сильнее всего.',
    ],
    en: [
      'The elephant waltzes on a double bass, the tortoises dance a can-can, only very slowly, and the pianists practise scales in the cage next to the lion. Saint-Saëns forbade it to be played while he lived: he was afraid of being thought amusing.',
      'Eleven musicians sit on the floor among the children; you may crawl up to any instrument and listen with your stomach. <strong>Anselm Kleinod</strong> tells stories in between. We ask for silence as the Swan goes by; it works the first time, which surprises the parents most of all.',
    ],
    de: [
      'Der Elefant tanzt Walzer auf dem Kontrabass, die Schildkröten tanzen Cancan, nur sehr langsam, und die Pianisten üben Tonleitern im Käfig neben dem Löwen. Saint-Saëns verbot zu Lebzeiten die Aufführung: Er fürchtete, als lustig zu gelten.',
      'Elf Musiker sitzen zwischen den Kindern am Boden; zu jedem Instrument darf man hinkrabbeln und mit dem Bauch zuhören. Dazwischen erzählt <strong>Anselm Kleinod</strong>. Den Schwan lassen wir schweigend vorbeiziehen; das gelingt auf Anhieb und verblüfft die Eltern am meisten.',
    ],
    fr: [
      'L’éléphant valse à la contrebasse, les tortues dansent le cancan, mais très lentement, et les pianistes font leurs gammes dans la cage voisine du lion. Saint-Saëns en interdit l’exécution de son vivant : il craignait de passer pour drôle.',
      'Onze musiciens sont assis par terre parmi les enfants ; on peut ramper jusqu’à chaque instrument et écouter avec le ventre. Entre les numéros, <strong>Anselm Kleinod</strong> raconte. Quand passe le Cygne, on se tait ; cela réussit du premier coup, à la grande surprise des parents.',
    ],
    es: [
      'El elefante baila un vals con el contrabajo, las tortugas un cancán, pero muy despacio, y los pianistas hacen escalas en la jaula de al lado del león. Saint-Saëns prohibió tocarlo en vida: temía pasar por gracioso.',
      'Once músicos se sientan en el suelo entre los niños; se puede gatear hasta cada instrumento y escuchar con la barriga. Entre número y número cuenta historias <strong>Anselm Kleinod</strong>. Al paso del Cisne pedimos silencio; sale a la primera, y eso es lo que más asombra a los padres.',
    ],
  },
  facts: [playedIn('de'), noInterval, relaxed, withGrownUp],
  ageLimit: 0,
  minutes: 45,
  labels: ['family'],
  cast: [
    {
      person: 'anselm-kleinod',
      role: { ru: 'Рассказчик', en: 'Storyteller', de: 'Erzähler', fr: 'Conteur', es: 'Narrador' },
    },
  ],
  poster: { system: 'paper-cut', palette: 'ochre', motif: 'elephant' },
  runs: [{ hall: 'kids-ber-hall', from: 40, days: 2, on: ['sun'], times: ['11:00'] }],
  topPrice: 16,
};
