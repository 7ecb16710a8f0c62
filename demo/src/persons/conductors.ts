import { latinAlike } from '../text.ts';
import type { DemoPerson } from './demo-person.ts';
import { femaleConductor, maleConductor } from './roles.ts';

export const conductors = {
  'vsevolod-yartsev': {
    name: {
      ru: 'Всеволод Ярцев',
      en: 'Vsevolod Yartsev',
      de: 'Wsewolod Jarzew',
      fr: 'Vsevolod Iartsev',
      es: 'Vsévolod Yártsev',
    },
    role: maleConductor,
    biography: {
      ru: 'Дирижирует без палочки с того дня, как сломал её на генеральной «Щелкунчика» и ничего не заметил. Ярцев ведёт московский оркестр девятый сезон. Темпы у него скорые, паузы длинные, и оркестранты говорят, что он дышит вместе с духовыми. Раз в месяц садится в зал и слушает, как играют без него.',
      en: 'He has conducted without a baton since the day he broke it at a “Nutcracker” dress rehearsal and did not notice. This is Yartsev’s ninth season with the Moscow orchestra. His tempi are quick, his silences long, and the players say he breathes with the winds. Once a month he sits in the hall and hears them play without him.',
      de: 'Er dirigiert ohne Taktstock, seit er ihn bei einer Generalprobe des „Nussknackers“ zerbrach und es nicht bemerkte. Jarzew leitet das Moskauer Orchester in der neunten Spielzeit. Die Tempi sind rasch, die Pausen lang, und das Orchester sagt, er atme mit den Bläsern. Einmal im Monat setzt er sich in den Saal und hört zu, wie sie ohne ihn spielen.',
      fr: 'Il dirige sans baguette depuis le jour où il l’a brisée à une générale de « Casse-Noisette » sans s’en apercevoir. Neuvième saison à la tête de l’orchestre de Moscou. Ses tempi sont vifs, ses silences longs, et les musiciens disent qu’il respire avec les vents. Une fois par mois, il s’assied dans la salle et les écoute jouer sans lui.',
      es: 'Dirige sin batuta desde el día en que la rompió en un ensayo general de «El cascanueces» y no se dio cuenta. Es su novena temporada al frente de la orquesta de Moscú. Sus tempi son vivos, sus silencios largos, y los músicos dicen que respira con los vientos. Una vez al mes se sienta en la sala y los oye tocar sin él.',
    },
    portrait: { palette: 'velvet', skin: 'light', hair: 'curly', hairColour: 'white' },
  },
  'yevdokia-streletskaya': {
    name: {
      ru: 'Евдокия Стрелецкая',
      en: 'Yevdokia Streletskaya',
      de: 'Jewdokija Strelezkaja',
      fr: 'Evdokia Streletskaïa',
      es: 'Yevdokía Strelétskaya',
    },
    role: femaleConductor,
    biography: {
      ru: 'В Петербурге её зовут просто «Евдокия», и очередь за билетами понимает, о ком речь. Начинала альтисткой, за пульт встала, когда дирижёр застрял в лифте. Чайковского Стрелецкая играет без слёз — и тем сильнее плачет зал. Возит оркестр в посёлки Ленинградской области, где концерты начинаются в три часа дня, к автобусу.',
      en: 'In St Petersburg she is simply “Yevdokia”, and the ticket queue knows who is meant. She began as a violist and took the podium when the conductor was stuck in a lift. She plays Tchaikovsky without tears, so the audience sheds them. She takes the orchestra to villages round the city, where concerts start at three to suit the bus.',
      de: 'In Sankt Petersburg heißt sie einfach „Jewdokija“, und die Schlange an der Kasse weiß Bescheid. Sie begann als Bratschistin und trat ans Pult, als der Dirigent im Aufzug feststeckte. Tschaikowski spielt sie ohne Tränen, die vergießt dann der Saal. Mit dem Orchester fährt sie in die Dörfer des Umlands, wo die Konzerte um drei beginnen, passend zum Bus.',
      fr: 'À Saint-Pétersbourg, on dit simplement « Evdokia », et la file d’attente comprend. Altiste, elle est montée au pupitre le jour où le chef est resté coincé dans l’ascenseur. Elle joue Tchaïkovski sans larmes, et c’est la salle qui les verse. Elle emmène l’orchestre dans les bourgs alentour, où le concert commence à trois heures, à cause du car.',
      es: 'En San Petersburgo es simplemente «Yevdokía», y la cola de la taquilla sabe de quién se habla. Empezó como violista y subió al podio cuando el director se quedó encerrado en un ascensor. Toca a Chaikovski sin lágrimas, y es el público quien las derrama. Lleva la orquesta a pueblos cercanos, donde el concierto empieza a las tres, por el autobús.',
    },
    portrait: { palette: 'frost', skin: 'light', hair: 'braid', hairColour: 'blond', detail: 'glasses' },
  },
  'cornelia-wittgenau': {
    name: latinAlike('Корнелия Виттгенау', 'Cornelia Wittgenau'),
    role: femaleConductor,
    biography: {
      ru: 'Берлинский дирижёр, у которой Бетховен звучит так, словно чернила ещё не высохли. По утрам плавает в озере, даже в ноябре, и утверждает, что это единственный способ понять начало Девятой. Возглавляет оркестр и любительский хор из двухсот человек; берут всех, кто приходит вовремя.',
      en: 'A Berlin conductor with whom Beethoven sounds as though the ink were still wet. She swims in a lake every morning, November included, and claims it is the only way to understand how the Ninth begins. She leads an orchestra and an amateur choir of two hundred, open to anyone who comes on time.',
      de: 'Berliner Dirigentin, bei der Beethoven klingt, als wäre die Tinte noch feucht. Jeden Morgen schwimmt sie im See, auch im November, und behauptet, nur so verstehe man den Anfang der Neunten. Sie leitet ein Orchester und einen Laienchor mit zweihundert Stimmen; aufgenommen wird, wer pünktlich kommt.',
      fr: 'Cheffe berlinoise chez qui Beethoven sonne comme si l’encre n’était pas sèche. Elle nage dans un lac chaque matin, même en novembre, seule façon selon elle de comprendre le début de la Neuvième. Elle dirige un orchestre et un chœur amateur de deux cents voix, ouvert à quiconque arrive à l’heure.',
      es: 'Directora berlinesa con la que Beethoven suena como si la tinta aún estuviera fresca. Cada mañana nada en un lago, también en noviembre, y sostiene que solo así se entiende el comienzo de la Novena. Dirige una orquesta y un coro de aficionados de doscientas voces, abierto a quien llegue puntual.',
    },
    portrait: { palette: 'sea', skin: 'light', hair: 'short', hairColour: 'grey', detail: 'earrings' },
  },
  'aurelio-santacana': {
    name: latinAlike('Аурелио Сантакана', 'Aurelio Santacana'),
    role: maleConductor,
    biography: {
      ru: 'Сын аптекаря из Таррагоны: партитуру читает, как рецепт, — что, в какой дозе и зачем. Руководит мадридским оперным оркестром. Сантакана славится сопровождением: певцы говорят, что с ним невозможно споткнуться. Собрал детский оркестр из инструментов, найденных на барахолках, и выступает с ним каждое Рождество.',
      en: 'The son of a Tarragona pharmacist, he reads a score like a prescription: what, how much, and what for. He directs the opera orchestra in Madrid and is prized as an accompanist; singers say one cannot stumble with him. He has formed a children’s orchestra with flea-market instruments and performs with it every Christmas.',
      de: 'Der Apothekersohn aus Tarragona liest Partituren wie Rezepte: was, in welcher Dosis und wozu. Er leitet das Opernorchester in Madrid und wird als Begleiter geschätzt; mit ihm, sagen die Sänger, könne man nicht stolpern. Aus Flohmarktinstrumenten hat er ein Kinderorchester gegründet, mit dem er jedes Jahr zu Weihnachten auftritt.',
      fr: 'Fils d’un pharmacien de Tarragone, il lit une partition comme une ordonnance : quoi, à quelle dose et pourquoi. Il dirige l’orchestre de l’opéra à Madrid ; avec lui, disent les chanteurs, impossible de trébucher. Il a formé un orchestre d’enfants avec des instruments chinés aux puces et joue avec lui chaque Noël.',
      es: 'Hijo de un farmacéutico de Tarragona, lee la partitura como una receta: qué, cuánto y para qué. Dirige la orquesta de la ópera en Madrid y es un acompañante muy querido: con él, dicen los cantantes, no hay manera de tropezar. Formó una orquesta infantil con instrumentos de rastro y toca con ella cada Navidad.',
    },
    portrait: { palette: 'ochre', skin: 'olive', hair: 'short', hairColour: 'grey', detail: 'glasses' },
  },
  'clement-daubeterre': {
    name: latinAlike('Клеман д’Обтер', 'Clément d’Aubeterre'),
    role: maleConductor,
    biography: {
      ru: 'Самый молодой из парижских главных дирижёров и самый старомодный: приходит на репетиции с карандашом и ластиком. Любит Оффенбаха, которого считает серьёзным, и Бизе, которого считает весёлым. Д’Обтер вырос за кулисами: мать работала суфлёром, и первое, что он запомнил, — как выглядит опера снизу.',
      en: 'The youngest of the Paris music directors and the most old-fashioned: he comes to rehearsal with a pencil and an eraser. He loves Offenbach, whom he thinks serious, and Bizet, whom he thinks cheerful. His mother was a prompter, and his first memory is of what opera looks like from below.',
      de: 'Der jüngste unter den Pariser Chefdirigenten und der altmodischste: Zur Probe kommt er mit Bleistift und Radiergummi. Er liebt Offenbach, den er für ernst, und Bizet, den er für heiter hält. Seine Mutter war Souffleuse; seine früheste Erinnerung ist, wie eine Oper von unten aussieht.',
      fr: 'Le plus jeune des directeurs musicaux parisiens et le plus vieux jeu : il vient en répétition avec crayon et gomme. Il aime Offenbach, qu’il juge sérieux, et Bizet, qu’il juge gai. Sa mère était souffleuse ; son premier souvenir, c’est l’opéra vu d’en bas.',
      es: 'El más joven de los directores musicales de París y el más anticuado: llega a los ensayos con lápiz y goma. Ama a Offenbach, que le parece serio, y a Bizet, que le parece alegre. Su madre era apuntadora; su primer recuerdo es cómo se ve la ópera desde abajo.',
    },
    portrait: { palette: 'rose', skin: 'warm', hair: 'curly', hairColour: 'brown' },
  },
} as const satisfies Readonly<Record<string, DemoPerson>>;
