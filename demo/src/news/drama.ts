import type { DemoNews } from './demo-news.ts';

export const dramaNews: readonly DemoNews[] = [
  {
    id: 'hamlets-oranges',
    daysAgo: 4,
    time: '14:00',
    title: {
      ru: 'Апельсины Гамлета',
      en: 'Hamlet’s oranges',
      de: 'Hamlets Orangen',
      fr: 'Les oranges d’Hamlet',
      es: 'Las naranjas de Hamlet',
    },
    lead: {
      ru: 'Спектакль с Эдмундом Тэкреем продлили: к четырём вечерам добавили ещё два. Апельсинов тоже заказали больше.',
      en: 'The production with Edmund Thackray has been extended: two evenings join the first four. More oranges have been ordered as well.',
      de: 'Die Inszenierung mit Edmund Thackray geht in die Verlängerung: Zu den vier Abenden kommen zwei hinzu. Orangen wurden auch nachbestellt.',
      fr: 'Le spectacle avec Edmund Thackray est prolongé : deux soirées s’ajoutent aux quatre premières. On a aussi recommandé des oranges.',
      es: 'El montaje con Edmund Thackray se prorroga: a las cuatro noches se suman dos. También se han encargado más naranjas.',
    },
    body: {
      ru: [
        'Знаменитый монолог Тэкрей произносит, очищая апельсин, и запах доходит до балкона. На репетициях пробовали яблоко, грушу и варёное яйцо. «Яйцо было смешным, — признаёт Розалинд Трегарт. — Слишком».',
        'Третий вечер первой серии распродан. На новые даты места есть во всех ярусах, самые душистые — в первых рядах партера.',
      ],
      en: [
        'Thackray speaks the famous soliloquy while peeling an orange, and the scent reaches the balcony. In rehearsal they tried an apple, a pear and a boiled egg. “The egg was funny,” admits Rosalind Tregarth. “Too funny.”',
        'The third evening of the first run is sold out. For the new dates there are seats on every level, the most fragrant in the front stalls.',
      ],
      de: [
        'Den berühmten Monolog spricht Thackray beim Schälen einer Orange, und der Duft zieht bis auf den Balkon. Geprobt wurde auch mit Apfel, Birne und gekochtem Ei. „Das Ei war komisch“, gibt Rosalind Tregarth zu. „Zu komisch.“',
        'Der dritte Abend der ersten Serie ist ausverkauft. Für die neuen Termine gibt es Plätze auf allen Rängen, die duftendsten vorn im Parkett.',
      ],
      fr: [
        'Thackray dit le célèbre monologue en épluchant une orange, et le parfum monte jusqu’au balcon. En répétition, on avait essayé une pomme, une poire et un œuf dur. « L’œuf était drôle, avoue Rosalind Tregarth. Trop. »',
        'La troisième soirée de la première série est complète. Pour les nouvelles dates, il reste des places à tous les étages, les plus odorantes aux premiers rangs du parterre.',
      ],
      es: [
        'Thackray dice el célebre monólogo pelando una naranja, y el aroma llega hasta el anfiteatro. En los ensayos probaron con una manzana, una pera y un huevo duro. «El huevo hacía gracia —admite Rosalind Tregarth—. Demasiada».',
        'La tercera noche de la primera serie está agotada. Para las nuevas fechas hay butacas en todos los pisos; las más perfumadas, en las primeras filas.',
      ],
    },
    events: ['hamlet'],
    persons: ['edmund-thackray', 'rosalind-tregarth'],
  },
  {
    id: 'the-lighthouse-goes-on-sale',
    daysAgo: 7,
    time: '10:00',
    title: {
      ru: '«Маяк № 9» скоро в продаже',
      en: 'Lighthouse No. 9 goes on sale soon',
      de: '„Leuchtturm Nr. 9“ kommt in den Verkauf',
      fr: '« Phare n° 9 » bientôt en vente',
      es: '«Faro n.º 9» sale pronto a la venta',
    },
    lead: {
      ru: 'Мировая премьера при свете одной лампы. Зал — 120 мест, вечеров — четыре: поставьте напоминание.',
      en: 'A world premiere by the light of a single lamp. There are 120 seats and four evenings: set a reminder.',
      de: 'Eine Uraufführung im Licht einer einzigen Lampe. 120 Plätze, vier Abende: Stellen Sie sich eine Erinnerung.',
      fr: 'Une création à la lueur d’une seule lampe. 120 places, quatre soirées : pensez au rappel.',
      es: 'Un estreno mundial a la luz de una sola lámpara. 120 butacas y cuatro noches: póngase un recordatorio.',
    },
    body: {
      ru: [
        'Луч делает оборот за двенадцать секунд, и всё, что происходит на сцене, происходит между вспышками. Лампу нашли на списанном норфолкском маяке, отмыли и поставили на подшипник от карусели.',
        'Ада Уинтерборн играет смотрителя одна, восемьдесят минут, без антракта. Предупреждаем: почти всё время темно, бывает громко, опоздавших не впускаем.',
      ],
      en: [
        'The beam takes twelve seconds to come round, and whatever happens on stage happens between the flashes. The lamp was found in a decommissioned Norfolk lighthouse, scrubbed and set on the bearing of a merry-go-round.',
        'Ada Winterbourne plays the keeper alone for eighty minutes without an interval. Be warned: it is dark nearly all the time, sometimes loud, and latecomers are not admitted.',
      ],
      de: [
        'Zwölf Sekunden braucht der Strahl für eine Runde, und alles, was auf der Bühne geschieht, geschieht zwischen den Blitzen. Die Lampe stammt aus einem stillgelegten Leuchtturm in Norfolk, wurde geschrubbt und auf das Lager eines Karussells gesetzt.',
        'Ada Winterbourne spielt die Wärterin allein, achtzig Minuten ohne Pause. Zur Warnung: Es ist fast immer dunkel, manchmal laut, und Nacheinlass gibt es nicht.',
      ],
      fr: [
        'Le faisceau met douze secondes à faire le tour, et tout ce qui arrive sur scène arrive entre deux éclats. La lampe vient d’un phare désaffecté du Norfolk ; on l’a récurée et posée sur un roulement de manège.',
        'Ada Winterbourne joue la gardienne, seule, quatre-vingts minutes sans entracte. Attention : il fait presque toujours noir, parfois c’est fort, et les retardataires n’entrent pas.',
      ],
      es: [
        'El haz tarda doce segundos en dar la vuelta, y todo lo que sucede en escena sucede entre los destellos. La lámpara apareció en un faro abandonado de Norfolk; la fregaron y la montaron sobre el rodamiento de un tiovivo.',
        'Ada Winterbourne interpreta sola a la farera durante ochenta minutos, sin descanso. Aviso: está casi siempre oscuro, a veces suena fuerte y no se admite a quien llega tarde.',
      ],
    },
    events: ['lighthouse-no-9'],
    persons: ['ada-winterbourne', 'rosalind-tregarth'],
  },
  {
    id: 'a-mail-coach-in-one-phrase',
    daysAgo: 1,
    time: '11:30',
    title: {
      ru: 'Почтовый вагон собран за одну фразу',
      en: 'A mail coach in a single phrase',
      de: 'Ein Postwagen in einer einzigen Phrase',
      fr: 'Un wagon postal le temps d’une phrase',
      es: 'Un vagón de correos en una sola frase',
    },
    lead: {
      ru: 'Мюзикл «Ночная почта» в пути. На прогоне показали главный трюк: вагон в натуральную величину встаёт на сцене за двадцать секунд.',
      en: 'The musical “The Night Post” is on its way. At a run-through we saw its main trick: a full-size coach stands up on stage in twenty seconds.',
      de: 'Das Musical „Nachtpost“ ist unterwegs. Beim Durchlauf war der wichtigste Trick zu sehen: Ein Wagen in Originalgröße steht in zwanzig Sekunden auf der Bühne.',
      fr: 'La comédie musicale « La Poste de nuit » arrive. Au filage, nous avons vu son grand tour : un wagon grandeur nature se dresse en vingt secondes.',
      es: 'Llega el musical «El correo de la noche». En un pase vimos su gran truco: un vagón de tamaño real se levanta en escena en veinte segundos.',
    },
    body: {
      ru: [
        'Тихон Парусов разложил вагон на сорок деталей, каждая — в руках у поющего. «Если кто-то забудет слова, не будет двери», — говорит художник.',
        'Новенькую, которая за ночь разносит двести потерянных писем, играет Таисия Вяземцева. Письма настоящие: их прислали зрители, и два адресата уже нашлись.',
        'Продажа открывается через две недели. Семьям советуем ложи: в каждой ровно четыре места.',
      ],
      en: [
        'Tikhon Parusov has divided the coach into forty pieces, each in the hands of somebody singing. “If anyone forgets the words there will be no door,” says the designer.',
        'Taisia Vyazemtseva plays the new girl who delivers two hundred lost letters in one night. The letters are real: audiences sent them in, and two of the people they were meant for have already been found.',
        'Booking opens in two weeks. Families will like the boxes: each seats exactly four.',
      ],
      de: [
        'Tichon Parussow hat den Wagen in vierzig Teile zerlegt, jedes in den Händen von jemandem, der gerade singt. „Vergisst einer den Text, fehlt die Tür“, sagt der Bühnenbildner.',
        'Die Neue, die in einer Nacht zweihundert verlorene Briefe austrägt, spielt Taissija Wjasemzewa. Die Briefe sind echt: Zuschauer haben sie geschickt, und zwei Empfänger sind schon gefunden.',
        'Der Verkauf beginnt in zwei Wochen. Familien empfehlen wir die Logen: Jede hat genau vier Plätze.',
      ],
      fr: [
        'Tikhon Parousov a découpé le wagon en quarante pièces, chacune dans les mains de quelqu’un qui chante. « Si l’un oublie les paroles, il n’y a pas de porte », dit le décorateur.',
        'Taïssia Viazemtseva joue la nouvelle, qui distribue en une nuit deux cents lettres perdues. Les lettres sont vraies : le public les a envoyées, et deux destinataires sont déjà retrouvés.',
        'La vente ouvre dans deux semaines. Aux familles, nous conseillons les loges : chacune compte exactement quatre places.',
      ],
      es: [
        'Tijon Párusov ha dividido el vagón en cuarenta piezas, cada una en manos de alguien que canta. «Si uno olvida la letra, no hay puerta», dice el escenógrafo.',
        'Taísia Viázemtseva es la nueva, que en una noche reparte doscientas cartas perdidas. Las cartas son auténticas: las envió el público y ya han aparecido dos destinatarios.',
        'La venta se abre dentro de dos semanas. A las familias les recomendamos los palcos: cada uno tiene justo cuatro asientos.',
      ],
    },
    events: ['the-night-post'],
    persons: ['tikhon-parusov', 'taisia-vyazemtseva', 'savva-lopukhov'],
  },
  {
    id: 'supper-at-tartuffes',
    daysAgo: 13,
    time: '19:00',
    title: {
      ru: 'Ужин у Тартюфа: где сесть',
      en: 'Supper at Tartuffe’s: where to sit',
      de: 'Abendessen bei Tartuffe: wo sitzen?',
      fr: 'Souper chez Tartuffe : où s’asseoir',
      es: 'Cena en casa de Tartufo: dónde sentarse',
    },
    lead: {
      ru: 'В парижской студии зрители сидят за одним столом с героями. Разобрались, кому нальют воды, а кому придётся поджать ноги.',
      en: 'In the Paris studio the audience shares a table with the characters. We found out who is poured water and who must tuck in their feet.',
      de: 'Im Pariser Studio sitzt das Publikum mit den Figuren an einem Tisch. Wir wissen jetzt, wem eingeschenkt wird und wer die Füße einziehen muss.',
      fr: 'Au studio parisien, le public partage la table des personnages. Nous savons maintenant à qui l’on sert de l’eau et qui doit rentrer les pieds.',
      es: 'En el estudio parisino el público comparte mesa con los personajes. Ya sabemos a quién le sirven agua y quién tiene que encoger los pies.',
    },
    body: {
      ru: [
        'Первые два ряда — гости: им передают соль и смотрят в глаза. С третьего ряда видно лица обоих, и Оргона, и Тартюфа, а сцену под столом лучше всего слышно с краёв.',
        'Гаэтан Рошфонтен советует ничего не отвечать, если он спросит, хорошо ли вам. Ортанс Деландр советует отвечать. Оба играют каждый вечер.',
      ],
      en: [
        'The first two rows are guests: they are passed the salt and looked in the eye. From the third you see both faces, Orgon’s and Tartuffe’s, and the scene under the table is heard best from the ends.',
        'Gaëtan Rochefontaine advises you to say nothing if he asks whether you are comfortable. Hortense Deslandres advises you to answer. Both of them play every night.',
      ],
      de: [
        'Die ersten beiden Reihen sind Gäste: Ihnen reicht man das Salz und sieht ihnen in die Augen. Ab der dritten sieht man beide Gesichter, Orgons und Tartuffes; die Szene unter dem Tisch hört man am besten außen.',
        'Gaëtan Rochefontaine rät, nichts zu antworten, wenn er fragt, ob Sie bequem sitzen. Hortense Deslandres rät zu antworten. Beide spielen jeden Abend.',
      ],
      fr: [
        'Les deux premiers rangs sont des invités : on leur passe le sel et on les regarde dans les yeux. Du troisième, on voit les deux visages, Orgon et Tartuffe ; la scène sous la table s’entend mieux des extrémités.',
        'Gaëtan Rochefontaine conseille de ne rien répondre s’il demande si vous êtes bien. Hortense Deslandres conseille de répondre. Tous deux jouent chaque soir.',
      ],
      es: [
        'Las dos primeras filas son invitados: se les pasa la sal y se les mira a los ojos. Desde la tercera se ven las dos caras, la de Orgón y la de Tartufo; la escena bajo la mesa se oye mejor desde los extremos.',
        'Gaëtan Rochefontaine aconseja no responder si pregunta si está usted cómodo. Hortense Deslandres aconseja responder. Los dos actúan cada noche.',
      ],
    },
    events: ['tartuffe'],
    persons: ['gaetan-rochefontaine', 'hortense-deslandres', 'baptiste-villemonteix'],
  },
  {
    id: 'the-seagull-sells-out',
    daysAgo: 11,
    time: '20:00',
    title: {
      ru: '«Чайка»: два вечера распроданы за сутки',
      en: 'The Seagull: two evenings gone in a day',
      de: '„Die Möwe“: zwei Abende an einem Tag vergriffen',
      fr: '« La Mouette » : deux soirées parties en un jour',
      es: '«La gaviota»: dos noches agotadas en un día',
    },
    lead: {
      ru: 'В московской студии 120 мест на садовых скамейках. Остались билеты на два последних вечера — и вот как их не упустить.',
      en: 'The Moscow studio has 120 places on garden benches. Tickets remain for the last two evenings, and here is how not to miss them.',
      de: 'Das Moskauer Studio hat 120 Plätze auf Gartenbänken. Für die letzten beiden Abende gibt es noch Tickets; so bekommen Sie welche.',
      fr: 'Le studio moscovite compte 120 places sur des bancs de jardin. Il reste des billets pour les deux dernières soirées : voici comment ne pas les manquer.',
      es: 'El estudio moscovita tiene 120 plazas en bancos de jardín. Quedan entradas para las dos últimas noches; así no se le escaparán.',
    },
    body: {
      ru: [
        'Места, которые кто-то выбрал, но не оплатил, возвращаются через пятнадцать минут. Если на схеме пусто, не уходите: чаще всего билеты появляются в первые полчаса после полуночи и около полудня.',
        'Глеб Старожилов и Таисия Вяземцева играют все четыре вечера. Скамейки без спинок, зато с пледами.',
      ],
      en: [
        'Seats that somebody chose but did not pay for come back after fifteen minutes. If the plan looks empty, stay: tickets most often turn up in the half-hour after midnight and around noon.',
        'Gleb Starozhilov and Taisia Vyazemtseva play all four evenings. The benches have no backs, but there are blankets.',
      ],
      de: [
        'Plätze, die jemand gewählt, aber nicht bezahlt hat, kommen nach fünfzehn Minuten zurück. Wirkt der Plan leer, bleiben Sie dran: Meist tauchen Tickets in der halben Stunde nach Mitternacht und gegen Mittag auf.',
        'Gleb Staroschilow und Taissija Wjasemzewa spielen an allen vier Abenden. Die Bänke haben keine Lehne, dafür gibt es Decken.',
      ],
      fr: [
        'Les places choisies mais non payées reviennent au bout d’un quart d’heure. Si le plan paraît vide, restez : des billets réapparaissent surtout dans la demi-heure après minuit et vers midi.',
        'Gleb Starojilov et Taïssia Viazemtseva jouent les quatre soirs. Les bancs n’ont pas de dossier, mais il y a des plaids.',
      ],
      es: [
        'Las plazas elegidas y no pagadas vuelven a los quince minutos. Si el plano parece vacío, no se vaya: las entradas suelen reaparecer en la media hora después de medianoche y hacia el mediodía.',
        'Gleb Starozhílov y Taísia Viázemtseva actúan las cuatro noches. Los bancos no tienen respaldo, pero hay mantas.',
      ],
    },
    events: ['the-seagull'],
    persons: ['gleb-starozhilov', 'taisia-vyazemtseva'],
  },
];
