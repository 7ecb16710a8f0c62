import { latinAlike } from '../text.ts';
import type { DemoPerson } from './demo-person.ts';
import { femaleDirector, maleDirector, setDesigner } from './roles.ts';

export const directors = {
  'savva-lopukhov': {
    name: {
      ru: 'Савва Лопухов',
      en: 'Savva Lopukhov',
      de: 'Sawwa Lopuchow',
      fr: 'Savva Lopoukhov',
      es: 'Savva Lopujov',
    },
    role: maleDirector,
    biography: {
      ru: 'Ставит классику так, будто её принесли вчера: без трости и самовара, но и без мобильных телефонов. Лопухов начинал осветителем и до сих пор сам выстраивает свет. В его «Чайке» озеро — это узкая полоса серебряной бумаги, и все шесть лет проката ему верят. Преподаёт, спорит, опаздывает на собственные премьеры.',
      en: 'He stages the classics as if they had arrived yesterday: no canes or samovars, but no mobile phones either. Lopukhov started as a lighting man and still sets the lights himself. In his “Seagull” the lake is a narrow strip of silver paper, and for six years everyone has believed in it. He teaches, argues, and is late for his own first nights.',
      de: 'Er inszeniert Klassiker, als wären sie gestern eingetroffen: ohne Spazierstock und Samowar, aber auch ohne Handy. Lopuchow begann als Beleuchter und richtet das Licht bis heute selbst ein. In seiner „Möwe“ ist der See ein schmaler Streifen Silberpapier, und seit sechs Jahren glaubt man ihm. Er lehrt, streitet und kommt zu den eigenen Premieren zu spät.',
      fr: 'Il monte les classiques comme s’ils étaient arrivés la veille : ni canne ni samovar, mais pas de téléphone non plus. Lopoukhov a commencé comme éclairagiste et règle encore lui-même ses lumières. Dans sa « Mouette », le lac est une mince bande de papier argenté, et depuis six ans tout le monde y croit. Il enseigne, discute et arrive en retard à ses premières.',
      es: 'Monta a los clásicos como si hubieran llegado ayer: sin bastón ni samovar, pero tampoco con teléfonos móviles. Lopujov empezó de iluminador y sigue haciendo él mismo las luces. En su «Gaviota» el lago es una tira de papel plateado, y desde hace seis años todos se lo creen. Enseña, discute y llega tarde a sus propios estrenos.',
    },
    portrait: { palette: 'dusk', skin: 'light', hair: 'long', hairColour: 'grey', detail: 'glasses' },
  },
  'rosalind-tregarth': {
    name: latinAlike('Розалинд Трегарт', 'Rosalind Tregarth'),
    role: femaleDirector,
    biography: {
      ru: 'Корнуоллская рыбачка в третьем поколении и режиссёр в первом. Трегарт ставит Шекспира быстро и ясно, с живыми музыкантами на сцене, и считает, что если школьник в последнем ряду заснул, виноват режиссёр. Её «Гамлет» идёт два часа сорок минут, и никто ещё не попросил короче.',
      en: 'Third-generation Cornish fishing family, first-generation director. Tregarth stages Shakespeare fast and clear, with musicians in full view, and holds that if a schoolchild in the back row falls asleep, the director is to blame. Her “Hamlet” runs two hours and forty minutes, and nobody has yet asked for less.',
      de: 'Fischerfamilie aus Cornwall in dritter Generation, Regisseurin in erster. Tregarth inszeniert Shakespeare schnell und klar, mit Musikern auf der Bühne, und findet: Schläft in der letzten Reihe ein Schulkind ein, ist die Regie schuld. Ihr „Hamlet“ dauert zwei Stunden vierzig, und kürzer hat ihn noch niemand gewollt.',
      fr: 'Troisième génération d’une famille de pêcheurs de Cornouailles, première à faire du théâtre. Elle monte Shakespeare vite et clair, musiciens à vue, et estime que si un élève s’endort au dernier rang, c’est la faute de la mise en scène. Son « Hamlet » dure deux heures quarante ; personne n’a encore demandé moins.',
      es: 'Tercera generación de una familia de pescadores de Cornualles y primera dedicada al teatro. Monta a Shakespeare rápido y claro, con los músicos a la vista, y cree que si un escolar se duerme en la última fila la culpa es de la dirección. Su «Hamlet» dura dos horas y cuarenta minutos, y nadie ha pedido menos.',
    },
    portrait: { palette: 'sea', skin: 'light', hair: 'short', hairColour: 'white', detail: 'scarf' },
  },
  'baptiste-villemonteix': {
    name: latinAlike('Батист Вильмонте', 'Baptiste Villemonteix'),
    role: maleDirector,
    biography: {
      ru: 'Бывший архитектор: проектировал библиотеки, теперь строит вечера. В операх Вильмонте всегда есть одна вещь, которая меняет всё, — лестница, зеркало, окно, открывающееся не туда. Он поставил «Сказки Гофмана», «Тартюфа» и «Сирано» и мечтает о спектакле вовсе без декораций.',
      en: 'A former architect who used to design libraries and now builds evenings. In every Villemonteix production there is one object that changes everything: a staircase, a mirror, a window that opens the wrong way. He has staged “The Tales of Hoffmann”, “Tartuffe” and “Cyrano”, and dreams of a show with no set at all.',
      de: 'Der frühere Architekt entwarf Bibliotheken, heute baut er Abende. In jeder seiner Inszenierungen gibt es einen Gegenstand, der alles verändert: eine Treppe, einen Spiegel, ein Fenster, das sich zur falschen Seite öffnet. Er inszenierte „Hoffmanns Erzählungen“, „Tartuffe“ und „Cyrano“ und träumt von einem Stück ganz ohne Bühnenbild.',
      fr: 'Ancien architecte, il dessinait des bibliothèques ; il bâtit désormais des soirées. Dans chacun de ses spectacles, un objet change tout : un escalier, un miroir, une fenêtre qui s’ouvre du mauvais côté. Il a monté « Les Contes d’Hoffmann », « Tartuffe » et « Cyrano », et rêve d’un spectacle sans aucun décor.',
      es: 'Antiguo arquitecto: proyectaba bibliotecas y ahora construye veladas. En cada montaje suyo hay un objeto que lo cambia todo: una escalera, un espejo, una ventana que se abre hacia el lado equivocado. Ha dirigido «Los cuentos de Hoffmann», «Tartufo» y «Cyrano», y sueña con un espectáculo sin decorado.',
    },
    portrait: { palette: 'gold-leaf', skin: 'warm', hair: 'bald', hairColour: 'brown', detail: 'glasses' },
  },
  'henrike-osterloh': {
    name: latinAlike('Хенрике Остерло', 'Henrike Osterloh'),
    role: femaleDirector,
    biography: {
      ru: 'Режиссёр драмы и оперы, для которой главный вопрос репетиции — «кто это видит?». Остерло родом из Бремена, училась на психолога. Её «Волшебная флейта» начинается в детской спальне, а «Фауст» — в очереди к нотариусу. Актёры любят её за то, что она никогда не показывает, как надо.',
      en: 'A director of plays and operas for whom the main question of any rehearsal is “who sees this?” Osterloh comes from Bremen and trained as a psychologist. Her “Magic Flute” opens in a child’s bedroom, her “Faust” in a notary’s waiting room. Actors love her because she never shows them how it is done.',
      de: 'Regisseurin in Schauspiel und Oper; ihre wichtigste Probenfrage lautet: „Wer sieht das?“ Osterloh stammt aus Bremen und hat Psychologie studiert. Ihre „Zauberflöte“ beginnt in einem Kinderzimmer, ihr „Faust“ im Wartezimmer eines Notars. Das Ensemble liebt sie, weil sie nie vormacht, wie es geht.',
      fr: 'Metteuse en scène de théâtre et d’opéra, pour qui la question de toute répétition est : « Qui voit cela ? » Née à Brême, psychologue de formation, elle ouvre sa « Flûte enchantée » dans une chambre d’enfant et son « Faust » dans la salle d’attente d’un notaire. Les acteurs l’aiment parce qu’elle ne montre jamais comment faire.',
      es: 'Directora de teatro y ópera para quien la gran pregunta de todo ensayo es «¿quién ve esto?». Es de Bremen y estudió Psicología. Su «Flauta mágica» empieza en un cuarto infantil, y su «Fausto», en la sala de espera de un notario. Los actores la adoran porque nunca les enseña cómo se hace.',
    },
    portrait: { palette: 'moonlight', skin: 'light', hair: 'bob', hairColour: 'grey', detail: 'glasses' },
  },
  'amparo-lizarralde': {
    name: latinAlike('Ампаро Лисарральде', 'Amparo Lizarralde'),
    role: femaleDirector,
    biography: {
      ru: 'Баскский характер, мадридская прописка. Лисарральде ставит Кальдерона в маленьких залах, где от стиха некуда спрятаться, и оперу — на больших сценах, где не спрятаться от чувства. В её «Кармен» нет ни одной кастаньеты, кроме той самой. Пишет книгу о том, как слушает испанская публика.',
      en: 'Basque temper, Madrid address. Lizarralde stages Calderón in small rooms, where there is no hiding from the verse, and opera on big stages, where there is no hiding from the feeling. Her “Carmen” has not one castanet, except the one that matters. She is writing a book on how Spanish audiences listen.',
      de: 'Baskisches Temperament, Madrider Adresse. Calderón inszeniert sie in kleinen Sälen, in denen man sich vor dem Vers nicht verstecken kann, und Oper auf großen Bühnen, wo es vor dem Gefühl kein Versteck gibt. In ihrer „Carmen“ klappert keine Kastagnette außer der einen, auf die es ankommt. Sie schreibt ein Buch über das spanische Publikum.',
      fr: 'Tempérament basque, adresse madrilène. Elle monte Calderón dans de petites salles, où l’on ne se cache pas du vers, et l’opéra sur de grandes scènes, où l’on ne se cache pas de l’émotion. Dans sa « Carmen », pas une castagnette, sauf celle qui compte. Elle écrit un livre sur la façon d’écouter du public espagnol.',
      es: 'Carácter vasco, domicilio en Madrid. Monta a Calderón en salas pequeñas, donde no hay dónde esconderse del verso, y ópera en grandes escenarios, donde no hay dónde esconderse de la emoción. En su «Carmen» no suena una sola castañuela, salvo la que importa. Escribe un libro sobre cómo escucha el público español.',
    },
    portrait: { palette: 'ember', skin: 'olive', hair: 'curly', hairColour: 'grey' },
  },
  'tikhon-parusov': {
    name: {
      ru: 'Тихон Парусов',
      en: 'Tikhon Parusov',
      de: 'Tichon Parussow',
      fr: 'Tikhon Parousov',
      es: 'Tijon Párusov',
    },
    role: setDesigner,
    biography: {
      ru: 'Художник, который делает снег из скатертей, а море из старых газет. Парусов вырос в Архангельске среди верфей и складывает декорации так, чтобы они помещались в один грузовик. Работает с оперой, балетом и кукольным театром и нигде не пользуется золотой краской. Его макеты хранят в музеях — он же считает их черновиками.',
      en: 'A designer who makes snow out of tablecloths and the sea out of old newspapers. Parusov grew up among the shipyards of Arkhangelsk and builds sets that fold into a single lorry. He works in opera, ballet and puppet theatre and never uses gold paint. Museums keep his models; he thinks of them as drafts.',
      de: 'Ein Bühnenbildner, der Schnee aus Tischtüchern macht und das Meer aus alten Zeitungen. Parussow wuchs zwischen den Werften von Archangelsk auf und baut so, dass alles in einen Lastwagen passt. Er arbeitet für Oper, Ballett und Puppentheater und nimmt niemals Goldfarbe. Seine Modelle stehen in Museen; er hält sie für Entwürfe.',
      fr: 'Un scénographe qui fait la neige avec des nappes et la mer avec de vieux journaux. Il a grandi parmi les chantiers navals d’Arkhangelsk, et ses décors se plient dans un seul camion. Il travaille pour l’opéra, le ballet et la marionnette, sans jamais employer de peinture dorée. Les musées gardent ses maquettes ; lui les tient pour des brouillons.',
      es: 'Un escenógrafo que hace la nieve con manteles y el mar con periódicos viejos. Creció entre los astilleros de Arjánguelsk, y sus decorados se pliegan en un solo camión. Trabaja para ópera, ballet y títeres y jamás usa pintura dorada. Los museos conservan sus maquetas; él las considera borradores.',
    },
    portrait: { palette: 'frost', skin: 'light', hair: 'short', hairColour: 'red', detail: 'beard' },
  },
} as const satisfies Readonly<Record<string, DemoPerson>>;
