import type { DemoNews } from './demo-news.ts';

export const operaNews: readonly DemoNews[] = [
  {
    id: 'a-staircase-with-a-mind-of-its-own',
    daysAgo: 3,
    time: '11:00',
    title: {
      ru: 'Лестница с характером',
      en: 'A staircase with a mind of its own',
      de: 'Eine Treppe mit eigenem Kopf',
      fr: 'Un escalier qui n’en fait qu’à sa tête',
      es: 'Una escalera con carácter',
    },
    lead: {
      ru: 'Для премьеры «Сказок Гофмана» в Париже построили лестницу, которая за вечер четыре раза меняет направление. Мы видели первую репетицию на ней.',
      en: 'For the Paris premiere of “The Tales of Hoffmann” they have built a staircase that changes direction four times in an evening. We watched the first rehearsal on it.',
      de: 'Für die Pariser Premiere von „Hoffmanns Erzählungen“ wurde eine Treppe gebaut, die an einem Abend viermal die Richtung wechselt. Wir waren bei der ersten Probe darauf dabei.',
      fr: 'Pour la première parisienne des « Contes d’Hoffmann », on a construit un escalier qui change quatre fois de sens en une soirée. Nous avons assisté à la première répétition.',
      es: 'Para el estreno parisino de «Los cuentos de Hoffmann» se ha construido una escalera que cambia de sentido cuatro veces en una noche. Vimos el primer ensayo sobre ella.',
    },
    body: {
      ru: [
        'Шестьдесят две ступени, восемь тонн дерева и ни одного мотора: лестницу поворачивают двенадцать рабочих сцены, и делают это в такт. Батист Вильмонте, в прошлом архитектор, три недели считал нагрузку сам.',
        'Солен Мобер поёт на ней трёх героинь подряд. «Первая спускается, вторая поднимается, третья сидит, — объясняет она. — Главное — помнить, кто я сейчас».',
        'На первый вечер билетов уже нет, на остальные есть. Лучше всего поворот виден с бельэтажа.',
      ],
      en: [
        'Sixty-two steps, eight tonnes of timber and not a single motor: twelve stagehands turn the staircase, and they do it in time. Baptiste Villemonteix, an architect in his former life, spent three weeks working out the load himself.',
        'Solène Maubert sings three heroines on it in a row. “The first comes down, the second goes up, the third sits,” she explains. “The trick is to remember which one I am.”',
        'The first night is sold out; the others are not. The turn looks best from the dress circle.',
      ],
      de: [
        'Zweiundsechzig Stufen, acht Tonnen Holz und kein einziger Motor: Zwölf Bühnenarbeiter drehen die Treppe, und zwar im Takt. Baptiste Villemonteix, früher Architekt, hat die Statik drei Wochen lang selbst gerechnet.',
        'Solène Maubert singt darauf drei Heldinnen hintereinander. „Die erste kommt herunter, die zweite geht hinauf, die dritte sitzt“, erklärt sie. „Man muss nur wissen, welche man gerade ist.“',
        'Der erste Abend ist ausverkauft, für die anderen gibt es Tickets. Am schönsten sieht man die Drehung vom ersten Rang.',
      ],
      fr: [
        'Soixante-deux marches, huit tonnes de bois et pas un moteur : douze machinistes font tourner l’escalier, et en mesure. Baptiste Villemonteix, architecte dans une vie antérieure, a passé trois semaines à calculer les charges lui-même.',
        'Solène Maubert y chante trois héroïnes d’affilée. « La première descend, la deuxième monte, la troisième est assise, explique-t-elle. Il suffit de se rappeler laquelle je suis. »',
        'La première est complète, les autres soirs ne le sont pas. C’est de la corbeille que la rotation se voit le mieux.',
      ],
      es: [
        'Sesenta y dos peldaños, ocho toneladas de madera y ni un solo motor: doce tramoyistas giran la escalera, y lo hacen a compás. Baptiste Villemonteix, que antes fue arquitecto, pasó tres semanas calculando las cargas él mismo.',
        'Solène Maubert canta sobre ella a tres heroínas seguidas. «La primera baja, la segunda sube, la tercera está sentada —explica—. Basta con recordar cuál soy».',
        'La primera noche está agotada; las demás, no. El giro se ve mejor desde el principal.',
      ],
    },
    events: ['the-tales-of-hoffmann'],
    persons: ['baptiste-villemonteix', 'solene-maubert'],
  },
  {
    id: 'sand-for-carmen',
    daysAgo: 25,
    time: '10:30',
    title: {
      ru: 'Песок для Кармен',
      en: 'Sand for Carmen',
      de: 'Sand für Carmen',
      fr: 'Du sable pour Carmen',
      es: 'Arena para Carmen',
    },
    lead: {
      ru: 'На сцену мадридского театра привезли шесть тонн песка. Следы на нём за вечер не заметают ни разу.',
      en: 'Six tonnes of sand have arrived on a Madrid stage. The footprints in it are not swept once all evening.',
      de: 'Auf eine Madrider Bühne wurden sechs Tonnen Sand gebracht. Die Spuren darin werden den ganzen Abend nicht verwischt.',
      fr: 'Six tonnes de sable sont arrivées sur une scène madrilène. De toute la soirée, on n’en efface pas une trace.',
      es: 'Al escenario de un teatro madrileño han llegado seis toneladas de arena. En toda la noche no se borra ni una huella.',
    },
    body: {
      ru: [
        'Песок просеяли дважды: певцы им дышат. Ампаро Лисарральде выбирала его на ощупь на трёх карьерах и взяла тот, что скрипит тише других.',
        'К последней сцене по следам можно прочесть всю историю: кто откуда пришёл, кто с кем танцевал и где остановился Хозе. Инес Вальделомар поёт хабанеру босиком и уверяет, что так легче держать темп.',
        'После представлений песок отдадут школам на прыжковые ямы.',
      ],
      en: [
        'The sand was sieved twice, since singers have to breathe it. Amparo Lizarralde chose it by touch at three quarries and took the kind that crunches least.',
        'By the last scene the whole story can be read in the footprints: who came from where, who danced with whom, and where José stopped. Inés Valdelomar sings the habanera barefoot and says it keeps her in time.',
        'After the run the sand goes to schools for their long-jump pits.',
      ],
      de: [
        'Der Sand wurde zweimal gesiebt, schließlich atmen ihn die Sänger ein. Amparo Lizarralde hat ihn in drei Gruben mit der Hand ausgesucht und den genommen, der am leisesten knirscht.',
        'In der letzten Szene lässt sich an den Spuren die ganze Geschichte ablesen: wer woher kam, wer mit wem tanzte und wo José stehen blieb. Inés Valdelomar singt die Habanera barfuß; so halte sie das Tempo besser, sagt sie.',
        'Nach den Vorstellungen bekommen Schulen den Sand für ihre Sprunggruben.',
      ],
      fr: [
        'Le sable a été tamisé deux fois : les chanteurs le respirent. Amparo Lizarralde l’a choisi au toucher dans trois carrières et a pris celui qui crisse le moins.',
        'À la dernière scène, toute l’histoire se lit dans les traces : qui est venu d’où, qui a dansé avec qui, où José s’est arrêté. Inés Valdelomar chante la habanera pieds nus et assure que le tempo y gagne.',
        'Après les représentations, le sable ira aux écoles, pour leurs fosses de saut.',
      ],
      es: [
        'La arena se ha tamizado dos veces, porque los cantantes la respiran. Amparo Lizarralde la eligió al tacto en tres canteras y se quedó con la que menos cruje.',
        'En la última escena, la historia entera se lee en las huellas: quién vino de dónde, quién bailó con quién y dónde se detuvo José. Inés Valdelomar canta la habanera descalza y asegura que así lleva mejor el compás.',
        'Después de las funciones, la arena irá a colegios para sus fosos de salto.',
      ],
    },
    events: ['carmen'],
    persons: ['amparo-lizarralde', 'ines-valdelomar'],
  },
  {
    id: 'the-queen-of-spades-bows-out',
    daysAgo: 1,
    time: '12:00',
    title: {
      ru: '«Пиковая дама» прощается',
      en: 'The Queen of Spades bows out',
      de: '„Pique Dame“ nimmt Abschied',
      fr: '« La Dame de pique » fait ses adieux',
      es: '«La dama de picas» se despide',
    },
    lead: {
      ru: 'Спектакль на зелёном сукне сыграют ещё два раза. Потом декорации разберут, а сукно разрежут на память.',
      en: 'The production on green baize has two performances left. Then the set comes down and the baize is cut up for keepsakes.',
      de: 'Die Inszenierung auf grünem Filz wird noch zweimal gespielt. Dann wird abgebaut und der Filz als Andenken zerschnitten.',
      fr: 'Le spectacle sur drap vert se joue encore deux fois. Ensuite on démonte le décor et l’on coupe le drap en souvenirs.',
      es: 'El montaje sobre tapete verde se verá dos veces más. Después se desmonta el decorado y el tapete se corta para recuerdo.',
    },
    body: {
      ru: [
        'За семь сезонов по карточному столу Тихона Парусова прошли сто девять вечеров. Сукно меняли трижды: его протирали каблуки, а не время.',
        'На последних спектаклях Германа поёт Арсений Громадин, Графиню — Марфа Зимина. Каждому, кто придёт, на выходе дадут карту из колоды спектакля. Тройку, семёрку или туза — как повезёт.',
      ],
      en: [
        'In seven seasons a hundred and nine evenings have crossed Tikhon Parusov’s card table. The baize was changed three times: heels wore it out, not age.',
        'Arseny Gromadin sings Herman at the last performances and Marfa Zimina the Countess. Everyone who comes receives a card from the production’s pack on the way out. A three, a seven or an ace, as luck will have it.',
      ],
      de: [
        'In sieben Spielzeiten gingen hundertneun Abende über Tichon Parussows Kartentisch. Der Filz wurde dreimal erneuert: Absätze haben ihn durchgewetzt, nicht die Jahre.',
        'In den letzten Vorstellungen singt Arseni Gromadin den Hermann und Marfa Simina die Gräfin. Wer kommt, erhält am Ausgang eine Karte aus dem Spiel der Inszenierung: Drei, Sieben oder Ass, je nach Glück.',
      ],
      fr: [
        'En sept saisons, cent neuf soirées ont traversé la table de jeu de Tikhon Parousov. Le drap a été changé trois fois : ce sont les talons qui l’ont usé, pas le temps.',
        'Aux dernières, Arseni Gromadine chante Hermann et Marfa Zimina la Comtesse. Chaque spectateur recevra en sortant une carte du jeu. Trois, sept ou as, selon la chance.',
      ],
      es: [
        'En siete temporadas han pasado ciento nueve noches por la mesa de juego de Tijon Párusov. El tapete se cambió tres veces: lo gastaron los tacones, no los años.',
        'En las últimas funciones, Arseni Gromadin canta a Hermann y Marfa Zímina a la Condesa. Cada espectador recibirá a la salida una carta de la baraja. Un tres, un siete o un as, según la suerte.',
      ],
    },
    events: ['the-queen-of-spades'],
    persons: ['tikhon-parusov', 'arseny-gromadin', 'marfa-zimina'],
  },
  {
    id: 'la-boheme-last-fires',
    daysAgo: 5,
    time: '15:00',
    title: {
      ru: 'Печка «Богемы» догорает',
      en: 'The stove of La bohème burns low',
      de: 'Der Ofen der „Bohème“ brennt herunter',
      fr: 'Le poêle de « La Bohème » s’éteint',
      es: 'La estufa de «La bohème» se apaga',
    },
    lead: {
      ru: 'В Лондоне — последние вечера оперы, поставленной как пьеса. Имоджен Хартклифф рассказала, почему у Мими в финале нет ни одной слезы.',
      en: 'London has the last evenings of an opera staged as a play. Imogen Hartcliffe tells us why her Mimì does not shed a single tear at the end.',
      de: 'In London laufen die letzten Abende einer Oper, die wie ein Schauspiel inszeniert ist. Imogen Hartcliffe erzählt, warum ihre Mimì am Ende keine Träne vergießt.',
      fr: 'À Londres, dernières soirées d’un opéra mis en scène comme une pièce. Imogen Hartcliffe raconte pourquoi sa Mimì ne verse pas une larme à la fin.',
      es: 'En Londres, últimas noches de una ópera montada como una obra de teatro. Imogen Hartcliffe cuenta por qué su Mimì no derrama una lágrima al final.',
    },
    body: {
      ru: [
        '«Она же пришла согреться, — говорит певица. — И согрелась. Плакать будут другие, им ещё жить». Режиссёр Розалинд Трегарт просила об одном: не торопиться закрывать глаза.',
        'Печка на сцене настоящая; за вечер в ней сгорает рукопись в сто двадцать листов. Писать её помогали школьники из соседних домов — каждый спектакль горит чья-то новая глава.',
      ],
      en: [
        '“She came in to get warm,” says the singer, “and she did. The others may cry; they have to go on living.” The director, Rosalind Tregarth, asked for one thing only: not to hurry closing the eyes.',
        'The stove on stage is real and burns a manuscript of a hundred and twenty pages a night. Schoolchildren from the neighbourhood help to write it, so at every performance somebody’s new chapter goes up in flames.',
      ],
      de: [
        '„Sie kam doch herein, um sich aufzuwärmen“, sagt die Sängerin, „und das ist ihr gelungen. Weinen dürfen die anderen, die müssen weiterleben.“ Die Regisseurin Rosalind Tregarth bat nur um eines: die Augen nicht zu früh zu schließen.',
        'Der Ofen auf der Bühne ist echt und verbrennt jeden Abend ein Manuskript von hundertzwanzig Seiten. Schulkinder aus der Nachbarschaft schreiben es mit, und so geht in jeder Vorstellung ein neues Kapitel in Flammen auf.',
      ],
      fr: [
        '« Elle est venue se réchauffer, dit la chanteuse, et elle y est parvenue. Que les autres pleurent : ils ont encore à vivre. » Rosalind Tregarth, à la mise en scène, n’a demandé qu’une chose : ne pas fermer les yeux trop vite.',
        'Le poêle est un vrai poêle ; il brûle chaque soir un manuscrit de cent vingt pages. Les écoliers du quartier aident à l’écrire, si bien qu’à chaque représentation c’est un nouveau chapitre qui part en fumée.',
      ],
      es: [
        '«Entró para calentarse —dice la cantante— y lo consiguió. Que lloren los demás, que tienen que seguir viviendo». Rosalind Tregarth, la directora, solo pidió una cosa: no tener prisa en cerrar los ojos.',
        'La estufa es de verdad y quema cada noche un manuscrito de ciento veinte páginas. Lo escriben con ayuda de escolares del barrio, de modo que en cada función arde un capítulo nuevo.',
      ],
    },
    events: ['la-boheme'],
    persons: ['imogen-hartcliffe', 'rosalind-tregarth'],
  },
  {
    id: 'open-rehearsal-of-the-magic-flute',
    daysAgo: 8,
    time: '09:30',
    title: {
      ru: '«Волшебная флейта»: открытая репетиция для семей',
      en: 'The Magic Flute opens a rehearsal to families',
      de: '„Die Zauberflöte“: offene Probe für Familien',
      fr: '« La Flûte enchantée » ouvre une répétition aux familles',
      es: '«La flauta mágica» abre un ensayo a las familias',
    },
    lead: {
      ru: 'Берлинская опера позвала детей смотреть, как змея из одеял учится падать. Вопросы задавали без микрофона и без очереди.',
      en: 'The Berlin opera house invited children to watch a serpent made of blankets learn to fall. Questions were asked without a microphone and out of turn.',
      de: 'Das Berliner Opernhaus lud Kinder ein, einer Schlange aus Decken beim Fallenlernen zuzusehen. Gefragt wurde ohne Mikrofon und durcheinander.',
      fr: 'L’opéra berlinois a invité des enfants à voir un serpent de couvertures apprendre à tomber. Les questions fusaient sans micro et sans ordre.',
      es: 'La ópera berlinesa invitó a niños a ver cómo una serpiente de mantas aprende a caerse. Se preguntó sin micrófono y sin turno.',
    },
    body: {
      ru: [
        'Змею ведут девять человек, и самый трудный — тот, что внутри хвоста: он ничего не видит и считает такты. Падать учились сорок минут, аплодировали каждому разу.',
        'Больше всего спрашивали Фридерику Ловассер — не страшно ли петь верхнее фа с балкона. «Страшно молчать, — ответила Королева ночи. — А петь приятно». Хенрике Остерло пообещала повторить встречу перед следующей серией.',
      ],
      en: [
        'Nine people work the serpent, and the hardest job is inside the tail: you see nothing and count the bars. It took forty minutes to learn the fall, and every attempt was applauded.',
        'Most questions went to Friederike Lohwasser: is it frightening to sing a top F from a balcony? “Keeping quiet is frightening,” said the Queen of the Night. “Singing is lovely.” Henrike Osterloh has promised to do it again before the next run.',
      ],
      de: [
        'Neun Menschen führen die Schlange, am schwersten hat es der im Schwanz: Er sieht nichts und zählt Takte. Vierzig Minuten dauerte die Fallstunde, jeder Versuch bekam Applaus.',
        'Die meisten Fragen gingen an Friederike Lohwasser: ob es nicht Angst mache, das hohe F vom Balkon zu singen? „Schweigen macht Angst“, antwortete die Königin der Nacht. „Singen ist schön.“ Henrike Osterloh hat eine Wiederholung vor der nächsten Serie versprochen.',
      ],
      fr: [
        'Neuf personnes mènent le serpent ; le plus à plaindre est dans la queue : il ne voit rien et compte les mesures. Il a fallu quarante minutes pour apprendre à tomber, et chaque essai fut applaudi.',
        'C’est Friederike Lohwasser qu’on a le plus interrogée : n’a-t-on pas peur de chanter le contre-fa d’un balcon ? « Se taire fait peur, a répondu la Reine de la nuit. Chanter est un plaisir. » Henrike Osterloh a promis de recommencer avant la prochaine série.',
      ],
      es: [
        'Nueve personas mueven la serpiente, y lo peor le toca a quien va en la cola: no ve nada y cuenta compases. Aprender a caer llevó cuarenta minutos, y cada intento recibió aplausos.',
        'La más preguntada fue Friederike Lohwasser: ¿no da miedo cantar el fa sobreagudo desde un balcón? «Miedo da callarse —contestó la Reina de la Noche—. Cantar es un gusto». Henrike Osterloh ha prometido repetir antes de la próxima serie.',
      ],
    },
    events: ['the-magic-flute'],
    persons: ['friederike-lohwasser', 'henrike-osterloh'],
  },
  {
    id: 'one-hundred-camellias',
    daysAgo: 48,
    time: '13:00',
    title: {
      ru: 'Сто камелий на вечер',
      en: 'A hundred camellias a night',
      de: 'Hundert Kamelien pro Abend',
      fr: 'Cent camélias par soir',
      es: 'Cien camelias por noche',
    },
    lead: {
      ru: 'Цветы для «Травиаты» в Москве выращивают сами: за сценой появилась маленькая оранжерея.',
      en: 'Moscow grows its own flowers for “La traviata”: a small greenhouse has appeared backstage.',
      de: 'Für die „Traviata“ zieht man in Moskau die Blumen selbst: Hinter der Bühne steht jetzt ein kleines Gewächshaus.',
      fr: 'À Moscou, on cultive soi-même les fleurs de « La Traviata » : une petite serre a poussé derrière la scène.',
      es: 'En Moscú cultivan ellos mismos las flores de «La traviata»: tras el escenario ha aparecido un pequeño invernadero.',
    },
    body: {
      ru: [
        'По замыслу Саввы Лопухова к последнему акту на столе остаётся одна камелия, а начинается вечер со ста. Покупные вяли под софитами за полчаса, свои держатся до поклонов.',
        'Ухаживает за ними костюмер, которая служит в театре двадцать лет. Вера Лисицкая каждый раз сама выбирает ту, последнюю. Остальные после спектакля раздают на выходе с галёрки.',
      ],
      en: [
        'Savva Lopukhov’s staging begins with a hundred camellias on the table and ends with one. Bought flowers wilted under the lamps within half an hour; their own last until the curtain calls.',
        'They are tended by a wardrobe mistress who has been with the theatre for twenty years. Vera Lisitskaya picks the last one herself every time. The rest are given away after the show, at the gallery exit.',
      ],
      de: [
        'Sawwa Lopuchows Inszenierung beginnt mit hundert Kamelien auf dem Tisch und endet mit einer. Gekaufte welkten unter den Scheinwerfern in einer halben Stunde, die eigenen halten bis zum Verbeugen.',
        'Gepflegt werden sie von einer Gewandmeisterin, die seit zwanzig Jahren am Haus ist. Wera Lissizkaja sucht die letzte jedes Mal selbst aus. Die übrigen werden nach der Vorstellung am Ausgang der Galerie verschenkt.',
      ],
      fr: [
        'La mise en scène de Savva Lopoukhov commence avec cent camélias sur la table et finit avec un seul. Ceux du commerce fanaient en une demi-heure sous les projecteurs ; les leurs tiennent jusqu’aux saluts.',
        'C’est une habilleuse, vingt ans de maison, qui les soigne. Véra Lissitskaïa choisit chaque fois elle-même le dernier. Les autres sont offerts après le spectacle, à la sortie du paradis.',
      ],
      es: [
        'El montaje de Savva Lopujov empieza con cien camelias sobre la mesa y termina con una. Las compradas se marchitaban en media hora bajo los focos; las propias aguantan hasta los saludos.',
        'Las cuida una sastra que lleva veinte años en la casa. Vera Lisítskaya elige siempre ella misma la última. Las demás se regalan después de la función, a la salida del paraíso.',
      ],
    },
    events: ['la-traviata'],
    persons: ['vera-lisitskaya', 'savva-lopukhov'],
  },
];
