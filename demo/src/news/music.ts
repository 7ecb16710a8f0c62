import type { DemoNews } from './demo-news.ts';

export const musicNews: readonly DemoNews[] = [
  {
    id: 'the-choir-is-complete',
    daysAgo: 35,
    time: '10:00',
    title: {
      ru: 'Хор из двухсот берлинцев собран',
      en: 'A choir of two hundred Berliners is complete',
      de: 'Der Chor aus zweihundert Berlinern steht',
      fr: 'Le chœur de deux cents Berlinois est au complet',
      es: 'El coro de doscientos berlineses está completo',
    },
    lead: {
      ru: 'Петь Девятую симфонию Бетховена записались учителя, водители и один отставной министр. Условие было одно — не опаздывать.',
      en: 'Teachers, drivers and one retired minister have signed up to sing Beethoven’s Ninth. There was a single condition: be on time.',
      de: 'Für Beethovens Neunte haben sich Lehrerinnen, Fahrer und ein Minister im Ruhestand gemeldet. Bedingung war nur eins: pünktlich sein.',
      fr: 'Des professeurs, des chauffeurs et un ministre à la retraite chanteront la Neuvième de Beethoven. Une seule condition : être à l’heure.',
      es: 'Profesores, conductores y un ministro jubilado cantarán la Novena de Beethoven. Solo había una condición: ser puntual.',
    },
    body: {
      ru: [
        'Корнелия Виттгенау собирает такой хор каждую осень и прослушиваний не проводит. «Кто пришёл десять раз подряд, тот поёт, — говорит дирижёр. — Остальному научимся».',
        'Репетируют по средам в депо, где акустика, по общему мнению, лучше, чем в зале. Солисты, Фридерика Ловассер и Конрад Эллербек, приходят слушать за неделю до концерта и всякий раз ставят термосы на пульт.',
      ],
      en: [
        'Cornelia Wittgenau gathers such a choir every autumn and holds no auditions. “Whoever comes ten times running sings,” says the conductor. “The rest we can learn.”',
        'They rehearse on Wednesdays in a tram depot, where by common consent the sound is better than in the hall. The soloists, Friederike Lohwasser and Konrad Ellerbeck, come to listen a week before and always bring thermos flasks.',
      ],
      de: [
        'Cornelia Wittgenau stellt jeden Herbst einen solchen Chor zusammen, ganz ohne Vorsingen. „Wer zehnmal hintereinander kommt, der singt“, sagt die Dirigentin. „Den Rest lernen wir.“',
        'Geprobt wird mittwochs im Straßenbahndepot, wo es nach allgemeiner Meinung besser klingt als im Saal. Die Solisten Friederike Lohwasser und Konrad Ellerbeck hören eine Woche vorher zu und bringen jedes Mal Thermoskannen mit.',
      ],
      fr: [
        'Cornelia Wittgenau réunit un tel chœur chaque automne et ne fait passer aucune audition. « Qui vient dix fois de suite chante, dit la cheffe. Le reste s’apprend. »',
        'On répète le mercredi dans un dépôt de tramways, où, de l’avis général, cela sonne mieux que dans la salle. Les solistes, Friederike Lohwasser et Konrad Ellerbeck, viennent écouter une semaine avant, toujours avec des thermos.',
      ],
      es: [
        'Cornelia Wittgenau reúne un coro así cada otoño y no hace audiciones. «Quien viene diez veces seguidas, canta —dice la directora—. Lo demás se aprende».',
        'Ensayan los miércoles en una cochera de tranvías, donde, según la opinión general, suena mejor que en la sala. Los solistas, Friederike Lohwasser y Konrad Ellerbeck, van a escuchar una semana antes y siempre llevan termos.',
      ],
    },
    events: ['beethovens-ninth'],
    persons: ['cornelia-wittgenau', 'friederike-lohwasser', 'konrad-ellerbeck'],
  },
  {
    id: 'four-hundred-candles',
    daysAgo: 38,
    time: '15:30',
    title: {
      ru: 'Четыреста свечей и один пожарный',
      en: 'Four hundred candles and one fireman',
      de: 'Vierhundert Kerzen und ein Feuerwehrmann',
      fr: 'Quatre cents bougies et un pompier',
      es: 'Cuatrocientas velas y un bombero',
    },
    lead: {
      ru: 'Вивальди в Петербурге играют при живом огне. Как это разрешили — и почему в зале не душно.',
      en: 'In St Petersburg they play Vivaldi by real flame. How it was allowed, and why the hall does not grow stuffy.',
      de: 'In Sankt Petersburg erklingt Vivaldi bei echtem Feuer. Wie das genehmigt wurde und warum die Luft im Saal gut bleibt.',
      fr: 'À Saint-Pétersbourg, on joue Vivaldi à la flamme. Comment on l’a permis, et pourquoi l’on respire bien.',
      es: 'En San Petersburgo se toca Vivaldi con llama viva. Cómo se autorizó y por qué no falta el aire.',
    },
    body: {
      ru: [
        'Свечи стоят в стеклянных колбах с водой на дне, а между рядами оставлен проход шириной в две двери. Пожарный сидит в первой ложе и знает все четыре концерта наизусть.',
        'Злата Ивлева просит гасить по сто свечей в конце каждого времени года. «Зиму» доигрывают почти в темноте, и это лучшие восемь минут вечера.',
      ],
      en: [
        'The candles stand in glass with water at the bottom, and an aisle two doors wide is kept between the rows. The fireman sits in the first box and knows all four concertos by heart.',
        'Zlata Ivleva has a hundred candles put out at the end of each season. “Winter” ends almost in the dark, and those are the best eight minutes of the evening.',
      ],
      de: [
        'Die Kerzen stehen in Gläsern mit Wasser am Boden, und zwischen den Reihen bleibt ein Gang von zwei Türbreiten. Der Feuerwehrmann sitzt in der ersten Loge und kennt alle vier Konzerte auswendig.',
        'Slata Iwlewa lässt am Ende jeder Jahreszeit hundert Kerzen löschen. Der „Winter“ endet fast im Dunkeln, und das sind die besten acht Minuten des Abends.',
      ],
      fr: [
        'Les bougies sont dans des verres au fond rempli d’eau, et l’on garde entre les rangs une allée large de deux portes. Le pompier occupe la première loge et connaît les quatre concertos par cœur.',
        'Zlata Ivleva fait éteindre cent bougies à la fin de chaque saison. « L’Hiver » s’achève presque dans le noir, et ce sont les huit meilleures minutes de la soirée.',
      ],
      es: [
        'Las velas van en vasos con agua en el fondo, y entre las filas se deja un pasillo del ancho de dos puertas. El bombero ocupa el primer palco y se sabe de memoria los cuatro conciertos.',
        'Zlata Ívleva manda apagar cien velas al final de cada estación. El «Invierno» termina casi a oscuras, y son los mejores ocho minutos de la noche.',
      ],
    },
    events: ['the-four-seasons'],
    persons: ['zlata-ivleva'],
  },
  {
    id: 'a-harbour-crane-learns-to-sing',
    daysAgo: 27,
    time: '12:00',
    title: {
      ru: 'Портовый кран учится петь',
      en: 'A harbour crane learns to sing',
      de: 'Ein Hafenkran lernt singen',
      fr: 'Une grue de port apprend à chanter',
      es: 'Una grúa de puerto aprende a cantar',
    },
    lead: {
      ru: '«Северный причал» везёт на арены настоящую декорацию из Мурманска. Звук в Петербурге настраивали две недели.',
      en: 'Severny Prichal are bringing a real piece of Murmansk to the arenas. Tuning the sound in St Petersburg took two weeks.',
      de: 'Severny Prichal bringen ein echtes Stück Murmansk in die Arenen. Zwei Wochen dauerte die Abstimmung des Tons in Sankt Petersburg.',
      fr: 'Severny Prichal emporte dans les arenas un vrai morceau de Mourmansk. Régler le son à Saint-Pétersbourg a pris deux semaines.',
      es: 'Severny Prichal lleva a los pabellones un pedazo auténtico de Múrmansk. Ajustar el sonido en San Petersburgo llevó dos semanas.',
    },
    body: {
      ru: [
        'Кран списали два года назад; стрелу укоротили, чтобы прошла в ворота, а лебёдку оставили прежнюю: она держит ноту ля. Кира Поморцева настраивает по ней гитару.',
        'После концертов метро в Петербурге закроется на час позже, от московской арены пойдут бесплатные автобусы. Танцпол открывают раньше остальных входов.',
      ],
      en: [
        'The crane was scrapped two years ago. Its jib has been shortened to fit the gates, but the winch is the old one: it holds an A. Kira Pomortseva tunes her guitar to it.',
        'After the concert the St Petersburg metro closes an hour later, and free buses run from the Moscow arena. The standing area opens before the other gates.',
      ],
      de: [
        'Der Kran wurde vor zwei Jahren ausgemustert. Den Ausleger hat man gekürzt, damit er durchs Tor passt, die Winde ist geblieben: Sie hält ein A. Kira Pomorzewa stimmt danach ihre Gitarre.',
        'Nach dem Konzert fährt die Petersburger Metro eine Stunde länger, von der Moskauer Arena fahren kostenlose Busse. Die Stehplätze öffnen vor den übrigen Eingängen.',
      ],
      fr: [
        'La grue a été réformée il y a deux ans. On a raccourci la flèche pour passer les portes, mais gardé le treuil : il tient un la. Kira Pomortseva accorde sa guitare dessus.',
        'Après le concert, le métro de Saint-Pétersbourg ferme une heure plus tard ; à Moscou, des navettes gratuites partent de l’arena. La fosse ouvre avant les autres portes.',
      ],
      es: [
        'La grúa se dio de baja hace dos años. Le acortaron la pluma para que pasara por la puerta, pero el cabrestante es el de siempre: da un la. Kira Pomórtseva afina con él su guitarra.',
        'Después del concierto, el metro de San Petersburgo cierra una hora más tarde, y desde el pabellón de Moscú salen autobuses gratuitos. La pista abre antes que las demás puertas.',
      ],
    },
    events: ['severny-prichal'],
    persons: ['kira-pomortseva'],
  },
  {
    id: 'pictures-in-the-park-moves',
    daysAgo: 2,
    time: '09:00',
    title: {
      ru: 'Концерт в парке переносится',
      en: 'The concert in the park is moved',
      de: 'Das Konzert im Park wird verlegt',
      fr: 'Le concert au parc est reporté',
      es: 'El concierto del parque se aplaza',
    },
    lead: {
      ru: '«Картинки с выставки» под открытым небом сыграют позже. Билеты действуют, вернуть их тоже можно.',
      en: '“Pictures at an Exhibition” in the open air will be played later. Tickets remain valid, and can be returned.',
      de: 'Die „Bilder einer Ausstellung“ unter freiem Himmel werden später gespielt. Tickets bleiben gültig und können auch zurückgegeben werden.',
      fr: 'Les « Tableaux d’une exposition » en plein air seront joués plus tard. Les billets restent valables et peuvent être rendus.',
      es: 'Los «Cuadros de una exposición» al aire libre se tocarán más tarde. Las entradas siguen valiendo y también pueden devolverse.',
    },
    body: {
      ru: [
        'Большой луг не успел высохнуть после дождей: экран высотой с трёхэтажный дом на мокрую землю не ставят. Ближайший вечер отменяем, чтобы не испортить и траву, и музыку.',
        'Делать ничего не нужно: билеты перейдут на новую дату, как только её назначат. Если не хотите ждать, ответьте на письмо с билетами, и деньги придут на карту полностью, вместе со сбором.',
        'Второй концерт, позже, состоится как объявлено. Дирижирует Всеволод Ярцев.',
      ],
      en: [
        'The Great Lawn has not dried out after the rain, and a screen the height of a three-storey house cannot stand on wet ground. We are calling off the coming evening so as to spoil neither the grass nor the music.',
        'You need do nothing: tickets pass to the new date as soon as it is set. If you would rather not wait, answer the letter with your tickets, and all the money, fee included, goes back to your card.',
        'The second concert, later on, takes place as announced. Vsevolod Yartsev conducts.',
      ],
      de: [
        'Die Große Wiese ist nach dem Regen nicht abgetrocknet, und eine Leinwand so hoch wie ein dreistöckiges Haus steht nicht auf nassem Boden. Wir verschieben den nächsten Abend, damit weder Gras noch Musik leiden.',
        'Sie müssen nichts tun: Die Tickets gelten für den neuen Termin, sobald er feststeht. Möchten Sie nicht warten, antworten Sie auf die Mail mit den Tickets; Sie erhalten alles samt Gebühr zurück.',
        'Das zweite, spätere Konzert findet wie angekündigt statt. Es dirigiert Wsewolod Jarzew.',
      ],
      fr: [
        'La Grande pelouse n’a pas séché après les pluies, et un écran haut comme trois étages ne tient pas sur un sol mouillé. Nous reportons la prochaine soirée pour ne gâter ni l’herbe ni la musique.',
        'Vous n’avez rien à faire : les billets vaudront pour la nouvelle date dès qu’elle sera fixée. Si vous préférez ne pas attendre, répondez au courriel des billets ; tout vous sera remboursé, frais compris.',
        'Le second concert, plus tard, a lieu comme prévu. Vsevolod Iartsev dirige.',
      ],
      es: [
        'La Gran pradera no se ha secado tras las lluvias, y una pantalla de tres pisos de altura no se sostiene sobre suelo mojado. Aplazamos la próxima velada para no estropear ni la hierba ni la música.',
        'No tiene que hacer nada: las entradas valdrán para la nueva fecha en cuanto se fije. Si prefiere no esperar, responda al correo de las entradas y recibirá todo el dinero, gastos incluidos.',
        'El segundo concierto, más adelante, se celebra como estaba anunciado. Dirige Vsévolod Yártsev.',
      ],
    },
    events: ['pictures-in-the-park'],
    persons: ['vsevolod-yartsev'],
  },
  {
    id: 'the-physics-of-quiet',
    daysAgo: 8,
    time: '21:00',
    title: {
      ru: 'Физика тишины',
      en: 'The physics of quiet',
      de: 'Die Physik der Stille',
      fr: 'La physique du silence',
      es: 'La física del silencio',
    },
    lead: {
      ru: 'Лев Полуянов учит школьников физике, а слушателей — тишине. Накануне московских концертов мы побывали на его уроке.',
      en: 'Lev Poluyanov teaches physics to schoolchildren and quiet to audiences. Before his Moscow concerts we sat in on a lesson.',
      de: 'Lew Polujanow bringt Schülern Physik bei und dem Publikum die Stille. Vor den Moskauer Konzerten saßen wir in seiner Stunde.',
      fr: 'Lev Polouïanov enseigne la physique aux élèves et le silence aux auditeurs. Avant ses concerts moscovites, nous avons suivi un cours.',
      es: 'Lev Poluyánov enseña física a sus alumnos y silencio a sus oyentes. Antes de sus conciertos en Moscú asistimos a una clase.',
    },
    body: {
      ru: [
        '«Громкость — это лень, — пишет он на доске. — Доказать». Девятый класс доказывает: кто-то шепчет, и весь кабинет наклоняется вперёд. Ровно этого квартет «Полутона» добивается на сцене.',
        'За роялем в новой программе — Илья Розанцев, гость из мира классики; здесь, говорит он, его научили, какой длинной бывает пауза. Контрольной наутро после концерта, как всегда, не будет.',
      ],
      en: [
        '“Loudness is laziness,” he writes on the board. “Prove it.” The ninth form does: somebody whispers, and the whole room leans forward. That is exactly what the Poluton Quartet is after on stage.',
        'The pianist in the new programme is Ilya Rozantsev, a guest from the classical world who claims to have learned here how long a rest can be. There will be no test on the morning after, as ever.',
      ],
      de: [
        '„Lautstärke ist Faulheit“, schreibt er an die Tafel. „Beweisen Sie es.“ Die neunte Klasse beweist es: Jemand flüstert, und alle beugen sich vor. Genau darauf ist das Poluton Quartett auf der Bühne aus.',
        'Am Klavier sitzt im neuen Programm Ilja Rosanzew, ein Gast aus der Klassik, der hier nach eigenen Worten gelernt hat, wie lang eine Pause sein darf. Am Morgen nach dem Konzert wird wie immer keine Klassenarbeit geschrieben.',
      ],
      fr: [
        '« Le volume est une paresse, écrit-il au tableau. À démontrer. » La classe démontre : quelqu’un chuchote, et toute la salle se penche. C’est exactement ce que cherche le Quartette Poluton sur scène.',
        'Au piano du nouveau programme, Ilia Rozantsev, invité du monde classique, dit avoir appris ici combien peut durer un silence. Pas d’interrogation le lendemain du concert, comme toujours.',
      ],
      es: [
        '«El volumen es pereza —escribe en la pizarra—. Demostradlo». La clase lo demuestra: alguien susurra y toda el aula se inclina hacia delante. Justo eso busca el Cuarteto Poluton en escena.',
        'Al piano, en el nuevo programa, está Iliá Rozántsev, invitado del mundo clásico, que dice haber aprendido aquí cuánto puede durar un silencio. A la mañana siguiente del concierto, como siempre, no habrá examen.',
      ],
    },
    events: ['poluton-quartet'],
    persons: ['lev-poluyanov', 'ilya-rozantsev'],
  },
  {
    id: 'lindy-hop-at-seven',
    daysAgo: 15,
    time: '18:30',
    title: {
      ru: 'В семь — урок, в восемь — танцы',
      en: 'A lesson at seven, dancing at eight',
      de: 'Um sieben Unterricht, um acht Tanz',
      fr: 'À sept heures la leçon, à huit heures le bal',
      es: 'A las siete, clase; a las ocho, baile',
    },
    lead: {
      ru: 'Перед концертами биг-бенда Отиса Мерриуэзера в Лондоне бесплатно учат линди-хопу. Пара не нужна, удобная обувь — да.',
      en: 'Before the Otis Merriweather big band plays in London there is a free lindy hop class. No partner needed; comfortable shoes are.',
      de: 'Vor den Londoner Konzerten von Otis Merriweathers Big Band gibt es kostenlosen Lindy-Hop-Unterricht. Partner nicht nötig, bequeme Schuhe schon.',
      fr: 'Avant les concerts londoniens du big band d’Otis Merriweather, cours gratuit de lindy hop. Pas besoin de partenaire ; de bonnes chaussures, si.',
      es: 'Antes de los conciertos londinenses de la big band de Otis Merriweather hay clase gratuita de lindy hop. No hace falta pareja; zapatos cómodos, sí.',
    },
    body: {
      ru: [
        'Семнадцать музыкантов, шесть труб и тромбонов, ни одного микрофона у медных. Мерриуэзер тридцать лет разносил почту и аранжировал на ходу, поэтому темп у него — бодрый шаг.',
        'Кому хочется слушать сидя, есть столики вдоль стен. Просим только держать стаканы: на третьей пьесе всё, что не держат, начинает танцевать само.',
      ],
      en: [
        'Seventeen players, six trumpets and trombones, and not one microphone on the brass. Merriweather delivered letters for thirty years and arranged as he walked, so his tempo is a brisk step.',
        'If you would rather listen sitting down, there are tables along the walls. Just hold on to your glass: by the third number anything nobody holds starts dancing on its own.',
      ],
      de: [
        'Siebzehn Musiker, sechs Trompeten und Posaunen, kein Mikrofon am Blech. Merriweather hat dreißig Jahre Briefe ausgetragen und im Gehen arrangiert, deshalb ist sein Tempo ein flotter Schritt.',
        'Wer lieber sitzend zuhört, findet Tische an den Wänden. Halten Sie nur Ihr Glas fest: Ab dem dritten Stück tanzt alles, was niemand hält.',
      ],
      fr: [
        'Dix-sept musiciens, six trompettes et trombones, pas un micro sur les cuivres. Merriweather a distribué le courrier trente ans en arrangeant en chemin : son tempo est un bon pas.',
        'Pour écouter assis, il y a des tables le long des murs. Tenez seulement votre verre : dès le troisième morceau, tout ce qu’on ne tient pas se met à danser.',
      ],
      es: [
        'Diecisiete músicos, seis trompetas y trombones y ni un micrófono en los metales. Merriweather repartió cartas treinta años y hacía arreglos por el camino, así que su tempo es un paso ligero.',
        'Quien prefiera escuchar sentado tiene mesas junto a las paredes. Eso sí, sujete el vaso: a la tercera pieza, todo lo que nadie sujeta empieza a bailar solo.',
      ],
    },
    events: ['merriweather-big-band'],
    persons: ['otis-merriweather'],
  },
  {
    id: 'late-calls-second-evening',
    daysAgo: 41,
    time: '13:00',
    title: {
      ru: 'Майя Солодова: второй вечер на арене',
      en: 'Maya Solodova adds a second arena night',
      de: 'Maja Solodowa: zweiter Abend in der Arena',
      fr: 'Maïa Solodova : une seconde soirée à l’arena',
      es: 'Maya Solódova: segunda noche en el pabellón',
    },
    lead: {
      ru: 'Первый концерт разошёлся за неделю. На второй есть места во всех секторах, в том числе для зрителей на колясках.',
      en: 'The first concert sold out in a week. For the second there are seats in every block, wheelchair places included.',
      de: 'Das erste Konzert war in einer Woche ausverkauft. Für das zweite gibt es Plätze in allen Blöcken, auch für Rollstühle.',
      fr: 'Le premier concert est parti en une semaine. Pour le second, il reste des places dans tous les blocs, fauteuils roulants compris.',
      es: 'El primer concierto se agotó en una semana. Para el segundo hay sitio en todos los sectores, también para sillas de ruedas.',
    },
    body: {
      ru: [
        'Начинает она по-прежнему одна с гитарой, и на двадцать тысяч человек это действует сильнее любого салюта. Записки с просьбами песен собирают у входа в обычные почтовые ящики.',
        'Чтобы всем было слышно тихое, звук поставили по кругу. Самое интимное место, уверяет звукорежиссёр, — последний ряд верхнего яруса.',
      ],
      en: [
        'She still begins alone with a guitar, which does more to twenty thousand people than any fireworks. Notes with requests are collected at the gates in ordinary letter boxes.',
        'So that everyone can hear the quiet songs, the speakers stand all the way round. The most intimate place, the sound engineer swears, is the last row of the upper tier.',
      ],
      de: [
        'Sie beginnt nach wie vor allein mit der Gitarre, und das wirkt auf zwanzigtausend Menschen stärker als jedes Feuerwerk. Zettel mit Wünschen werden am Eingang in gewöhnlichen Briefkästen gesammelt.',
        'Damit alle das Leise hören, stehen die Lautsprecher ringsum. Der intimste Platz, schwört der Tontechniker, ist die letzte Reihe im Oberrang.',
      ],
      fr: [
        'Elle commence toujours seule avec sa guitare, ce qui fait plus d’effet à vingt mille personnes que tous les feux d’artifice. Les demandes se glissent à l’entrée dans de simples boîtes aux lettres.',
        'Pour que chacun entende les chansons douces, les enceintes font le tour de la salle. La place la plus intime, jure l’ingénieur du son, est au dernier rang du gradin haut.',
      ],
      es: [
        'Sigue empezando sola con la guitarra, y eso impresiona a veinte mil personas más que cualquier castillo de fuegos. Las peticiones se recogen a la entrada en buzones corrientes.',
        'Para que todos oigan lo suave, los altavoces rodean la sala. El sitio más íntimo, jura el técnico de sonido, es la última fila de la grada alta.',
      ],
    },
    events: ['maya-solodova'],
    persons: ['maya-solodova'],
  },
];
