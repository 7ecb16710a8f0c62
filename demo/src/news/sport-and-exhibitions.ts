import type { DemoNews } from './demo-news.ts';

export const sportAndExhibitionsNews: readonly DemoNews[] = [
  {
    id: 'a-ball-under-glass',
    daysAgo: 6,
    time: '19:30',
    title: {
      ru: 'Мяч под стеклом',
      en: 'A ball under glass',
      de: 'Ein Ball unter Glas',
      fr: 'Un ballon sous verre',
      es: 'Un balón bajo cristal',
    },
    lead: {
      ru: '«Кометы» готовятся к полуфиналу с «Северными волками» и каждый день проходят мимо мяча, который отнял у них прошлый сезон.',
      en: 'The Comets are preparing for their semi-final with the Northern Wolves, and every day they walk past the ball that cost them last season.',
      de: 'Die Kometen bereiten sich auf das Halbfinale gegen die Nordwölfe vor und gehen jeden Tag an dem Ball vorbei, der sie die letzte Saison gekostet hat.',
      fr: 'Les Comètes préparent leur demi-finale contre les Loups du Nord et passent chaque jour devant le ballon qui leur a coûté la saison dernière.',
      es: 'Los Cometas preparan la semifinal contra los Lobos del Norte y pasan cada día ante el balón que les costó la temporada pasada.',
    },
    body: {
      ru: [
        'Бросок со своей половины за четыре десятых секунды до сирены — такое не забывают. Мяч висит в раздевалке хозяев под стеклом, и капитан Данила Верстов протирает его сам.',
        'Двери арены откроют за полтора часа: можно смотреть разминку у самой площадки. В перерыве зрители бросают с центра; попавший сидит следующую игру на скамейке команды.',
      ],
      en: [
        'A shot from their own half with four tenths of a second left is not something you forget. The ball hangs in the home dressing room under glass, and the captain, Danila Verstov, dusts it himself.',
        'Doors open ninety minutes early, so you can watch the warm-up from the edge of the court. At half-time spectators shoot from the centre line; whoever scores spends the next game on the team bench.',
      ],
      de: [
        'Einen Wurf aus der eigenen Hälfte vier Zehntelsekunden vor Schluss vergisst man nicht. Der Ball hängt in der Heimkabine unter Glas, und Kapitän Danila Werstow staubt ihn selbst ab.',
        'Einlass ist anderthalb Stunden vorher, das Aufwärmen sieht man vom Spielfeldrand. In der Halbzeit werfen Zuschauer von der Mittellinie; wer trifft, sitzt beim nächsten Spiel auf der Mannschaftsbank.',
      ],
      fr: [
        'Un tir de son propre camp à quatre dixièmes de la fin, cela ne s’oublie pas. Le ballon est accroché sous verre dans le vestiaire, et le capitaine, Danila Verstov, l’essuie lui-même.',
        'Les portes ouvrent une heure et demie avant : on suit l’échauffement au bord du terrain. À la mi-temps, des spectateurs tirent du milieu ; celui qui marque passe le match suivant sur le banc de l’équipe.',
      ],
      es: [
        'Un tiro desde su propio campo a cuatro décimas del final no se olvida. El balón cuelga bajo cristal en el vestuario local, y el capitán, Danila Vérstov, le quita el polvo él mismo.',
        'Las puertas se abren hora y media antes: el calentamiento se ve a pie de pista. En el descanso, el público tira desde el centro; quien acierta pasa el próximo partido en el banquillo del equipo.',
      ],
    },
    events: ['comets-against-wolves'],
    persons: ['danila-verstov'],
  },
  {
    id: 'a-torch-for-every-visitor',
    daysAgo: 20,
    time: '09:00',
    title: {
      ru: 'Каждому посетителю — фонарик',
      en: 'A torch for every visitor',
      de: 'Eine Taschenlampe für jeden Gast',
      fr: 'Une lampe pour chaque visiteur',
      es: 'Una linterna para cada visitante',
    },
    lead: {
      ru: 'Фотографии Бориса Незванова в Петербурге показывают в полутьме. Что осветить, решаете вы.',
      en: 'In St Petersburg the photographs of Boris Nezvanov hang in half-darkness. What to light is up to you.',
      de: 'In Sankt Petersburg hängen die Fotografien von Boris Neswanow im Halbdunkel. Was Sie beleuchten, entscheiden Sie.',
      fr: 'À Saint-Pétersbourg, les photographies de Boris Nezvanov sont accrochées dans la pénombre. À vous de choisir quoi éclairer.',
      es: 'En San Petersburgo, las fotografías de Borís Nezvánov cuelgan en penumbra. Usted decide qué iluminar.',
    },
    body: {
      ru: [
        'Девяносто серебряных отпечатков: мосты, мокрый асфальт, чужие окна. Первые сто плёнок Незванов снял из кабины поливальной машины, и музей просит смотреть так же — медленно и на ходу.',
        'Последний зал открыт только вечером. Фонарики тёплые и неяркие, для слабовидящих есть поярче, а рельефные копии десяти снимков можно трогать руками.',
      ],
      en: [
        'Ninety silver prints: bridges, wet asphalt, other people’s windows. Nezvanov shot his first hundred rolls from the cab of a street-washer, and the museum asks you to look the same way, slowly and while moving.',
        'The last room opens only in the evening. The torches are warm and dim; there are brighter ones for those who need them, and raised copies of ten pictures that may be touched.',
      ],
      de: [
        'Neunzig Silberabzüge: Brücken, nasser Asphalt, fremde Fenster. Die ersten hundert Filme hat Neswanow aus der Kabine eines Sprengwagens belichtet, und das Museum bittet, ebenso zu schauen: langsam und im Gehen.',
        'Der letzte Raum öffnet nur abends. Die Lampen leuchten warm und schwach; wer mehr Licht braucht, bekommt eine hellere, und zehn Bilder gibt es als Relief zum Ertasten.',
      ],
      fr: [
        'Quatre-vingt-dix tirages argentiques : des ponts, l’asphalte mouillé, les fenêtres des autres. Nezvanov a fait ses cent premières pellicules depuis la cabine d’une arroseuse, et le musée invite à regarder de même, lentement et en marchant.',
        'La dernière salle n’ouvre que le soir. Les lampes sont chaudes et douces ; il y en a de plus fortes pour qui en a besoin, et dix images ont une copie en relief à toucher.',
      ],
      es: [
        'Noventa copias de plata: puentes, asfalto mojado, ventanas ajenas. Nezvánov hizo sus primeros cien carretes desde la cabina de un camión de riego, y el museo pide que se mire igual, despacio y andando.',
        'La última sala abre solo por la tarde. Las linternas dan una luz cálida y tenue; las hay más fuertes para quien las necesita, y diez imágenes tienen copia en relieve que se puede tocar.',
      ],
    },
    events: ['the-city-before-dawn'],
    persons: ['boris-nezvanov'],
  },
];
