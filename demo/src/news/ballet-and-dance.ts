import type { DemoNews } from './demo-news.ts';

export const balletAndDanceNews: readonly DemoNews[] = [
  {
    id: 'thirty-kilos-of-snow',
    daysAgo: 2,
    time: '08:00',
    title: {
      ru: 'Тридцать килограммов снега',
      en: 'Thirty kilos of snow',
      de: 'Dreißig Kilo Schnee',
      fr: 'Trente kilos de neige',
      es: 'Treinta kilos de nieve',
    },
    lead: {
      ru: 'К «Щелкунчику» в Москве снег режут вручную, и помочь может любой. Ножницы выдают у служебного входа.',
      en: 'The snow for Moscow’s “Nutcracker” is cut by hand, and anyone may help. Scissors are handed out at the stage door.',
      de: 'Der Schnee für den Moskauer „Nussknacker“ wird von Hand geschnitten, und jeder darf helfen. Scheren gibt es am Bühneneingang.',
      fr: 'La neige du « Casse-Noisette » moscovite se découpe à la main, et chacun peut aider. Les ciseaux sont à l’entrée des artistes.',
      es: 'La nieve de «El cascanueces» moscovita se recorta a mano, y cualquiera puede ayudar. Las tijeras se reparten en la entrada de artistas.',
    },
    body: {
      ru: [
        'Художник Тихон Парусов придумал этот снег мальчишкой и ждал тридцать лет. Хлопья шестиугольные, из папиросной бумаги; на один спектакль нужно тридцать килограммов, и ни один станок не делает их достаточно разными.',
        'По воскресеньям в фойе ставят длинные столы. Приходят семьями, бабушки режут быстрее всех. Лидия Снегова, которая танцует Мари, вырезала сто штук и спрятала в одной из них свою подпись.',
        'Билеты на крайние вечера разошлись, на два средних места есть.',
      ],
      en: [
        'The designer Tikhon Parusov invented this snow as a boy and waited thirty years. The flakes are six-sided, cut from tissue paper; a performance takes thirty kilos of them, and no machine makes them different enough.',
        'On Sundays long tables stand in the foyer. Whole families come, and grandmothers are the fastest. Lidia Snegova, who dances Marie, has cut a hundred and hidden her signature in one.',
        'The first and last evenings are sold out; there are seats for the two between.',
      ],
      de: [
        'Der Bühnenbildner Tichon Parussow hat diesen Schnee als Junge erfunden und dreißig Jahre gewartet. Die Flocken sind sechseckig, aus Seidenpapier; eine Vorstellung braucht dreißig Kilo, und keine Maschine macht sie verschieden genug.',
        'Sonntags stehen im Foyer lange Tische. Ganze Familien kommen, am schnellsten sind die Großmütter. Lidija Snegowa, die Marie tanzt, hat hundert geschnitten und in einer ihre Unterschrift versteckt.',
        'Der erste und der letzte Abend sind ausverkauft, für die beiden dazwischen gibt es Plätze.',
      ],
      fr: [
        'Le décorateur Tikhon Parousov a inventé cette neige enfant et a attendu trente ans. Les flocons ont six branches, en papier de soie ; il en faut trente kilos par soirée, et aucune machine ne les fait assez différents.',
        'Le dimanche, de longues tables occupent le foyer. On vient en famille, et les grands-mères sont les plus rapides. Lidia Snégova, qui danse Marie, en a découpé cent et caché sa signature dans l’un d’eux.',
        'La première et la dernière soirée sont complètes ; il reste des places pour les deux autres.',
      ],
      es: [
        'El escenógrafo Tijon Párusov inventó esta nieve de niño y esperó treinta años. Los copos tienen seis puntas y son de papel de seda; cada función necesita treinta kilos, y ninguna máquina los hace lo bastante distintos.',
        'Los domingos se ponen mesas largas en el vestíbulo. Vienen familias enteras y las abuelas son las más rápidas. Lidia Snégova, que baila Marie, ha recortado cien y ha escondido su firma en uno.',
        'La primera y la última noche están agotadas; para las dos de en medio quedan butacas.',
      ],
    },
    events: ['the-nutcracker'],
    persons: ['tikhon-parusov', 'lidia-snegova'],
  },
  {
    id: 'a-new-giselle-in-paris',
    daysAgo: 6,
    time: '16:00',
    title: {
      ru: 'Новая Жизель Парижа',
      en: 'A new Giselle in Paris',
      de: 'Eine neue Giselle in Paris',
      fr: 'Une nouvelle Giselle à Paris',
      es: 'Una nueva Giselle en París',
    },
    lead: {
      ru: 'Маэль Корвизар впервые выходит в главной партии. Репетировала она, по её словам, в основном молчание.',
      en: 'Maëlle Corvisart dances the title role for the first time. What she mostly rehearsed, she says, was silence.',
      de: 'Maëlle Corvisart tanzt zum ersten Mal die Titelrolle. Geprobt habe sie vor allem das Schweigen, sagt sie.',
      fr: 'Maëlle Corvisart danse le rôle-titre pour la première fois. Ce qu’elle a surtout répété, dit-elle, c’est le silence.',
      es: 'Maëlle Corvisart baila por primera vez el papel principal. Lo que más ha ensayado, dice, es el silencio.',
    },
    body: {
      ru: [
        'Сцену безумия она танцует почти без движения: падает шпилька, и всё становится ясно. «Я пасла коз в Севеннах, — вспоминает балерина. — Когда коза чувствует грозу, она просто перестаёт жевать».',
        'Альберта танцует Этьен Лакомбрад, за пультом Клеман д’Обтер. Оркестр играет второй акт с сурдинами, чтобы слышно было, как опускаются пуанты.',
      ],
      en: [
        'She dances the mad scene with hardly a movement: a hairpin falls, and all is clear. “I herded goats in the Cévennes,” the ballerina recalls. “When a goat feels a storm coming, it simply stops chewing.”',
        'Étienne Lacombrade is her Albrecht and Clément d’Aubeterre conducts. The strings are muted in the second act, so that one hears the pointe shoes come down.',
      ],
      de: [
        'Die Wahnsinnsszene tanzt sie fast ohne Bewegung: Eine Haarnadel fällt, und alles ist klar. „Ich habe in den Cevennen Ziegen gehütet“, erinnert sich die Ballerina. „Spürt eine Ziege das Gewitter, hört sie einfach auf zu kauen.“',
        'Albrecht ist Étienne Lacombrade, am Pult steht Clément d’Aubeterre. Im zweiten Akt spielen die Streicher mit Dämpfer, damit man die Spitzenschuhe aufsetzen hört.',
      ],
      fr: [
        'Elle danse la scène de la folie presque sans bouger : une épingle tombe, et tout est dit. « J’ai gardé des chèvres dans les Cévennes, se souvient la danseuse. Quand une chèvre sent l’orage, elle cesse simplement de mâcher. »',
        'Étienne Lacombrade est Albrecht, Clément d’Aubeterre dirige. Au second acte, les cordes jouent en sourdine pour qu’on entende se poser les pointes.',
      ],
      es: [
        'La escena de la locura la baila casi sin moverse: cae una horquilla y todo queda claro. «Cuidé cabras en las Cevenas —recuerda la bailarina—. Cuando una cabra presiente la tormenta, simplemente deja de masticar».',
        'Étienne Lacombrade es Albrecht y dirige Clément d’Aubeterre. En el segundo acto las cuerdas tocan con sordina para que se oiga posarse las puntas.',
      ],
    },
    events: ['giselle'],
    persons: ['maelle-corvisart', 'etienne-lacombrade', 'clement-daubeterre'],
  },
  {
    id: 'swan-lake-with-its-storm',
    daysAgo: 22,
    time: '12:30',
    title: {
      ru: '«Лебединому озеру» вернули бурю',
      en: 'Swan Lake gets its storm back',
      de: '„Schwanensee“ bekommt seinen Sturm zurück',
      fr: '« Le Lac des cygnes » retrouve sa tempête',
      es: '«El lago de los cisnes» recupera su tormenta',
    },
    lead: {
      ru: 'В Петербурге балет идёт с тем финалом, который написал композитор: никто не спасён, зато какая музыка.',
      en: 'In St Petersburg the ballet is given with the ending its composer wrote: nobody is saved, but what music.',
      de: 'In Sankt Petersburg endet das Ballett so, wie der Komponist es schrieb: Niemand wird gerettet, aber diese Musik.',
      fr: 'À Saint-Pétersbourg, le ballet se donne avec la fin voulue par le compositeur : personne n’est sauvé, mais quelle musique.',
      es: 'En San Petersburgo el ballet se ofrece con el final que escribió el compositor: nadie se salva, pero qué música.',
    },
    body: {
      ru: [
        'Евдокия Стрелецкая собрала финал по первым изданиям партитуры и вернула восемь тактов, которые обычно вырезают. «Там литавры идут против волны, — говорит дирижёр. — Их и боялись».',
        'Ксения Ладожская танцует Одетту и Одиллию как двух сестёр. Первый вечер распродан; позже в сезоне назначены ещё два.',
      ],
      en: [
        'Yevdokia Streletskaya put the finale together from early editions of the score and restored eight bars that are usually cut. “The timpani go against the wave there,” says the conductor. “That is what people were afraid of.”',
        'Ksenia Ladozhskaya dances Odette and Odile as two sisters. The first evening is sold out; two more have been set for later in the season.',
      ],
      de: [
        'Jewdokija Strelezkaja hat das Finale nach frühen Ausgaben der Partitur zusammengesetzt und acht Takte zurückgeholt, die sonst gestrichen werden. „Da laufen die Pauken gegen die Welle“, sagt die Dirigentin. „Davor hatte man Angst.“',
        'Xenia Ladoschskaja tanzt Odette und Odile wie zwei Schwestern. Der erste Abend ist ausverkauft, zwei weitere sind für später in der Spielzeit angesetzt.',
      ],
      fr: [
        'Evdokia Streletskaïa a reconstitué le finale d’après les premières éditions et rétabli huit mesures qu’on coupe d’habitude. « Les timbales y vont contre la vague, dit la cheffe. C’est de cela qu’on avait peur. »',
        'Xenia Ladojskaïa danse Odette et Odile comme deux sœurs. La première soirée est complète ; deux autres sont prévues plus tard dans la saison.',
      ],
      es: [
        'Yevdokía Strelétskaya ha reconstruido el final a partir de las primeras ediciones y ha devuelto ocho compases que suelen cortarse. «Ahí los timbales van contra la ola —dice la directora—. Eso era lo que daba miedo».',
        'Ksenia Ladózhskaya baila a Odette y Odile como a dos hermanas. La primera noche está agotada; hay otras dos previstas más adelante.',
      ],
    },
    events: ['swan-lake'],
    persons: ['yevdokia-streletskaya', 'ksenia-ladozhskaya'],
  },
  {
    id: 'where-the-salt-goes',
    daysAgo: 10,
    time: '18:00',
    title: {
      ru: 'Куда девается «Соль»',
      en: 'Where the salt goes',
      de: 'Wohin das Salz geht',
      fr: 'Où va le sel',
      es: 'Adónde va la sal',
    },
    lead: {
      ru: 'Четыреста килограммов соли лежат на сцене всю серию спектаклей. Мы спросили, что с ними потом.',
      en: 'Four hundred kilos of salt lie on the stage for the whole run. We asked what becomes of them.',
      de: 'Vierhundert Kilo Salz liegen während der ganzen Serie auf der Bühne. Wir haben gefragt, was danach damit geschieht.',
      fr: 'Quatre cents kilos de sel restent sur scène toute la série. Nous avons demandé ce qu’ils deviennent.',
      es: 'Cuatrocientos kilos de sal permanecen en escena durante toda la serie. Preguntamos qué pasa después con ellos.',
    },
    body: {
      ru: [
        'Агния Торопова, инженер и хореограф, просчитала и это. После последнего показа соль просеют и отдадут дворникам квартала: на зиму хватит трём улицам.',
        'Рисунок, который остаётся на полу каждый вечер, снимают сверху. Из этих снимков сделают афишу следующего сезона; один экземпляр получит тот, кто опознает свой вечер.',
      ],
      en: [
        'Agnia Toropova, an engineer as well as a choreographer, has worked that out too. After the last performance the salt will be sieved and given to the street sweepers of the quarter: enough for three streets all winter.',
        'The drawing left on the floor each night is photographed from above. The pictures will become next season’s poster, and one copy goes to whoever recognises their own evening.',
      ],
      de: [
        'Agnija Toropowa, Ingenieurin und Choreografin, hat auch das berechnet. Nach der letzten Vorstellung wird das Salz gesiebt und geht an den Winterdienst des Viertels: Es reicht für drei Straßen.',
        'Die Zeichnung, die jeden Abend auf dem Boden bleibt, wird von oben fotografiert. Aus den Bildern entsteht das Plakat der nächsten Spielzeit; ein Exemplar bekommt, wer seinen Abend wiedererkennt.',
      ],
      fr: [
        'Agnia Toropova, ingénieure et chorégraphe, a calculé cela aussi. Après la dernière, le sel sera tamisé et remis aux cantonniers du quartier : de quoi tenir trois rues tout l’hiver.',
        'Le dessin qui reste au sol chaque soir est photographié d’en haut. Ces images feront l’affiche de la saison prochaine ; un exemplaire ira à qui reconnaîtra sa soirée.',
      ],
      es: [
        'Agnia Torópova, ingeniera y coreógrafa, también ha calculado eso. Tras la última función, la sal se tamizará y se entregará a los barrenderos del barrio: alcanza para tres calles todo el invierno.',
        'El dibujo que queda en el suelo cada noche se fotografía desde arriba. Con esas imágenes se hará el cartel de la próxima temporada; un ejemplar será para quien reconozca su noche.',
      ],
    },
    events: ['salt'],
    persons: ['agnia-toropova'],
  },
  {
    id: 'a-wall-painted-every-night',
    daysAgo: 3,
    time: '17:00',
    title: {
      ru: 'Стена, которую белят каждый вечер',
      en: 'The wall that is whitewashed every night',
      de: 'Die Wand, die jeden Abend geweißt wird',
      fr: 'Le mur qu’on blanchit chaque soir',
      es: 'La pared que se encala cada noche',
    },
    lead: {
      ru: 'Соледад Кинтанар танцует у свежей извести. Первый ряд просят не прислоняться.',
      en: 'Soledad Quintanar dances against fresh lime. The front row is asked not to lean.',
      de: 'Soledad Quintanar tanzt vor frischem Kalk. Die erste Reihe wird gebeten, sich nicht anzulehnen.',
      fr: 'Soledad Quintanar danse contre la chaux fraîche. Le premier rang est prié de ne pas s’adosser.',
      es: 'Soledad Quintanar baila ante la cal fresca. A la primera fila se le pide que no se apoye.',
    },
    body: {
      ru: [
        'Белит стену сам Хоакин Торреальта, за два часа до начала, гитара в это время стоит в углу и, по его словам, привыкает к сырости. К концу вечера на извести остаются следы рук и одна длинная царапина от гребня.',
        'Утром их закрашивают. «Если оставить, завтра я буду танцевать вчерашнее», — говорит Кинтанар.',
      ],
      en: [
        'Joaquín Torrealta does the whitewashing himself, two hours before the start, while the guitar stands in a corner and gets used, he says, to the damp. By the end of the evening the lime bears handprints and one long scratch from a comb.',
        'In the morning they are painted over. “If they stayed, tomorrow I would be dancing yesterday,” says Quintanar.',
      ],
      de: [
        'Joaquín Torrealta weißt sie selbst, zwei Stunden vor Beginn; die Gitarre steht derweil in der Ecke und gewöhnt sich, wie er sagt, an die Feuchtigkeit. Am Ende des Abends trägt der Kalk Handabdrücke und einen langen Kratzer von einem Kamm.',
        'Am Morgen wird alles überstrichen. „Bliebe es stehen, würde ich morgen das Gestern tanzen“, sagt Quintanar.',
      ],
      fr: [
        'C’est Joaquín Torrealta qui blanchit, deux heures avant le début, pendant que la guitare, dans un coin, s’habitue, dit-il, à l’humidité. À la fin de la soirée, la chaux garde des mains et une longue griffe de peigne.',
        'Le matin, on recouvre tout. « Si on les laissait, demain je danserais hier », dit Quintanar.',
      ],
      es: [
        'La encala el propio Joaquín Torrealta, dos horas antes, mientras la guitarra espera en un rincón y, según él, se acostumbra a la humedad. Al final de la noche quedan en la cal huellas de manos y un largo arañazo de peineta.',
        'Por la mañana se tapa todo. «Si se quedara, mañana bailaría lo de ayer», dice Quintanar.',
      ],
    },
    events: ['lime-and-shadow'],
    persons: ['soledad-quintanar', 'joaquin-torrealta'],
  },
];
