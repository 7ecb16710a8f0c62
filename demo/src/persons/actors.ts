import { latinAlike } from '../text.ts';
import type { DemoPerson } from './demo-person.ts';
import { actor, actress } from './roles.ts';

export const actors = {
  'gleb-starozhilov': {
    name: {
      ru: 'Глеб Старожилов',
      en: 'Gleb Starozhilov',
      de: 'Gleb Staroschilow',
      fr: 'Gleb Starojilov',
      es: 'Gleb Starozhílov',
    },
    role: actor,
    biography: {
      ru: 'Московский актёр, у которого Тригорин вышел человеком, стыдящимся собственного таланта. До сцены работал фельдшером на скорой и с тех пор умеет слушать. Играет Чехова, Шекспира и новых авторов. Репетирует в верхней одежде: говорит, в пальто труднее притворяться.',
      en: 'A Moscow actor whose Trigorin is a man ashamed of his own gift. Before the stage he was an ambulance paramedic, and has known how to listen ever since. He plays Chekhov, Shakespeare and new writers. He rehearses in his overcoat: it is harder, he says, to pretend with a coat on.',
      de: 'Moskauer Schauspieler, dessen Trigorin sich seiner Begabung schämt. Vor der Bühne fuhr er als Sanitäter im Rettungswagen; seither kann er zuhören. Er spielt Tschechow, Shakespeare und neue Stücke. Geprobt wird im Mantel: Darin, sagt er, falle das Verstellen schwerer.',
      fr: 'Comédien moscovite dont le Trigorine a honte de son propre talent. Avant la scène, il fut ambulancier, et depuis il sait écouter. Il joue Tchekhov, Shakespeare et les auteurs d’aujourd’hui. Il répète en manteau : il est plus difficile, dit-il, de faire semblant quand on est habillé pour sortir.',
      es: 'Actor moscovita cuyo Trigorin es un hombre avergonzado de su talento. Antes de la escena fue sanitario de ambulancia, y desde entonces sabe escuchar. Interpreta a Chéjov, Shakespeare y autores de hoy. Ensaya con abrigo: dice que así cuesta más fingir.',
    },
    portrait: { palette: 'ink', skin: 'light', hair: 'short', hairColour: 'grey', detail: 'beard' },
  },
  'taisia-vyazemtseva': {
    name: {
      ru: 'Таисия Вяземцева',
      en: 'Taisia Vyazemtseva',
      de: 'Taissija Wjasemzewa',
      fr: 'Taïssia Viazemtseva',
      es: 'Taísia Viázemtseva',
    },
    role: actress,
    biography: {
      ru: 'Нина Заречная, Офелия, девушка с последнего трамвая — Вяземцевой двадцать семь, и она играет юность без умиления. Выросла в Чебоксарах, поступила в театральный с четвёртой попытки и всем советует не сдаваться после третьей. Записывает аудиокниги для незрячих детей.',
      en: 'Nina Zarechnaya, Ophelia, the girl on the last tram: at twenty-seven Vyazemtseva plays youth without cooing over it. She grew up in Cheboksary, got into drama school at the fourth attempt, and advises everyone not to stop at the third. She records audiobooks for blind children.',
      de: 'Nina Saretschnaja, Ophelia, das Mädchen aus der letzten Straßenbahn: Mit siebenundzwanzig spielt sie die Jugend ohne Verklärung. Sie wuchs in Tscheboksary auf, kam beim vierten Versuch auf die Schauspielschule und rät allen, nach dem dritten nicht aufzugeben. Für blinde Kinder liest sie Hörbücher ein.',
      fr: 'Nina Zaretchnaïa, Ophélie, la jeune fille du dernier tramway : à vingt-sept ans, elle joue la jeunesse sans attendrissement. Elle a grandi à Tcheboksary, est entrée à l’école de théâtre à la quatrième tentative et conseille à chacun de ne pas s’arrêter à la troisième. Elle enregistre des livres audio pour enfants aveugles.',
      es: 'Nina Zaréchnaya, Ofelia, la chica del último tranvía: a sus veintisiete años interpreta la juventud sin ternurismo. Creció en Cheboksari, entró en la escuela de teatro al cuarto intento y aconseja a todos no rendirse en el tercero. Graba audiolibros para niños ciegos.',
    },
    portrait: { palette: 'sea', skin: 'light', hair: 'long', hairColour: 'brown' },
  },
  'prokhor-nevelsky': {
    name: {
      ru: 'Прохор Невельский',
      en: 'Prokhor Nevelsky',
      de: 'Prochor Newelski',
      fr: 'Prokhor Nevelski',
      es: 'Prójor Nevelski',
    },
    role: actor,
    biography: {
      ru: 'Комик с лицом трагика — и наоборот. Городничий, Гаев, Мечтатель из «Белых ночей»: Невельский умеет рассмешить так, что через минуту становится неловко. Тридцать лет служит в одном петербургском театре и помнит, где в нём скрипит каждая половица. Печёт хлеб и приносит его на генеральные прогоны.',
      en: 'A comedian with a tragedian’s face, and the other way round. The Mayor, Gayev, the narrator of “White Nights”: Nevelsky can make you laugh and, a minute later, wish you hadn’t. Thirty years in one St Petersburg theatre have taught him where every floorboard creaks. He bakes bread and brings it to dress rehearsals.',
      de: 'Ein Komiker mit dem Gesicht eines Tragöden, und umgekehrt. Der Stadthauptmann, Gajew, der Erzähler der „Weißen Nächte“: Newelski bringt zum Lachen, und eine Minute später ist es einem peinlich. Seit dreißig Jahren ist er an einem Petersburger Theater und weiß, wo jede Diele knarrt. Zu Generalproben bringt er selbst gebackenes Brot mit.',
      fr: 'Un comique au visage de tragédien, et inversement. Le Gouverneur, Gaev, le narrateur des « Nuits blanches » : Nevelski fait rire, puis, une minute après, on le regrette. Trente ans dans un même théâtre pétersbourgeois lui ont appris où grince chaque latte. Il fait son pain et l’apporte aux générales.',
      es: 'Un cómico con cara de trágico, y al revés. El alcalde, Gáiev, el narrador de «Noches blancas»: Nevelski hace reír y, un minuto después, uno se arrepiente. Lleva treinta años en un mismo teatro de San Petersburgo y sabe dónde cruje cada tabla. Hornea pan y lo lleva a los ensayos generales.',
    },
    portrait: { palette: 'ochre', skin: 'light', hair: 'bald', hairColour: 'grey', detail: 'moustache' },
  },
  'aglaya-krutoyarova': {
    name: {
      ru: 'Аглая Крутоярова',
      en: 'Aglaya Krutoyarova',
      de: 'Aglaja Krutojarowa',
      fr: 'Aglaïa Kroutoïarova',
      es: 'Aglaya Krutoyárova',
    },
    role: actress,
    biography: {
      ru: 'Раневская, Аркадина, Настенька — в порядке, обратном возрасту: Настеньку она сыграла последней, в сорок, и это оказалась её лучшая роль. Крутоярова не любит слово «образ» и говорит «знакомая». Ведёт театральную мастерскую для взрослых, где никто не готовится в артисты.',
      en: 'Ranevskaya, Arkadina, Nastenka – in the reverse order of age: she played Nastenka last, at forty, and it turned out to be her finest part. Krutoyarova dislikes the word “character” and says “a woman I know”. She runs a drama workshop for adults, none of whom mean to become actors.',
      de: 'Ranjewskaja, Arkadina, Nastenka – in umgekehrter Reihenfolge des Alters: Nastenka spielte sie zuletzt, mit vierzig, und es wurde ihre beste Rolle. Das Wort „Figur“ mag sie nicht, sie sagt „eine Bekannte“. Sie leitet eine Theaterwerkstatt für Erwachsene, von denen niemand zur Bühne will.',
      fr: 'Ranevskaïa, Arkadina, Nastenka, dans l’ordre inverse de l’âge : elle a joué Nastenka en dernier, à quarante ans, et ce fut son plus beau rôle. Elle n’aime pas le mot « personnage » et dit « une femme que je connais ». Elle anime un atelier pour adultes dont aucun ne veut devenir comédien.',
      es: 'Raniévskaya, Arkádina, Nástenka, en orden inverso a la edad: Nástenka fue la última, a los cuarenta, y resultó su mejor papel. No le gusta la palabra «personaje»; dice «una conocida». Dirige un taller de teatro para adultos en el que nadie quiere ser actor.',
    },
    portrait: { palette: 'rose', skin: 'light', hair: 'bob', hairColour: 'auburn', detail: 'scarf' },
  },
  'edmund-thackray': {
    name: latinAlike('Эдмунд Тэкрей', 'Edmund Thackray'),
    role: actor,
    biography: {
      ru: 'Гамлет, который говорит знаменитый монолог, чистя апельсин, — это Тэкрей. Лондонец, сын контролёра метро, он пришёл в театр рабочим сцены и подменил заболевшего актёра за час до спектакля. Играл Просперо, Основу и Торвальда. Каждое воскресенье читает сонеты в больницах.',
      en: 'The Hamlet who speaks the famous soliloquy while peeling an orange: that is Thackray. A Londoner and the son of a Tube inspector, he came into the theatre as a stagehand and stood in for a sick actor at an hour’s notice. He has played Prospero, Bottom and Torvald. On Sundays he reads sonnets in hospitals.',
      de: 'Der Hamlet, der beim berühmten Monolog eine Orange schält – das ist Thackray. Der Londoner, Sohn eines U-Bahn-Kontrolleurs, kam als Bühnenarbeiter zum Theater und sprang mit einer Stunde Vorlauf für einen kranken Kollegen ein. Er spielte Prospero, Zettel und Torvald. Sonntags liest er Sonette in Krankenhäusern.',
      fr: 'Le Hamlet qui épluche une orange pendant le célèbre monologue, c’est lui. Londonien, fils d’un contrôleur du métro, il est entré au théâtre comme machiniste et a remplacé un acteur malade au pied levé, une heure avant le lever du rideau. Il a joué Prospero, Bottom et Torvald. Le dimanche, il lit des sonnets dans les hôpitaux.',
      es: 'El Hamlet que pela una naranja durante el célebre monólogo es él. Londinense, hijo de un revisor de metro, entró en el teatro como tramoyista y sustituyó a un actor enfermo con una hora de aviso. Ha sido Próspero, Bottom y Torvald. Los domingos lee sonetos en hospitales.',
    },
    portrait: { palette: 'ink', skin: 'light', hair: 'curly', hairColour: 'brown' },
  },
  'ada-winterbourne': {
    name: latinAlike('Ада Уинтерборн', 'Ada Winterbourne'),
    role: actress,
    biography: {
      ru: 'Её Нора уходит без хлопка дверью: просто тихо прикрывает её за собой, и в зале становится холодно. Уинтерборн родилась в Бристоле в семье врачей из Лагоса, изучала право и защищает на сцене самых неудобных героинь. Титания, Гертруда, смотрительница маяка. Пишет пьесы, которые пока никому не показывает.',
      en: 'Her Nora leaves without slamming the door: she draws it to behind her, and the room goes cold. Born in Bristol to doctors from Lagos, Winterbourne read law and now speaks for the least convenient women on stage: Titania, Gertrude, the keeper of the lighthouse. She writes plays that she has not yet shown to anyone.',
      de: 'Ihre Nora geht, ohne die Tür zuzuschlagen: Sie zieht sie leise hinter sich zu, und im Saal wird es kalt. In Bristol als Tochter von Ärzten aus Lagos geboren, studierte sie Jura und verteidigt nun auf der Bühne die unbequemsten Frauen: Titania, Gertrude, die Leuchtturmwärterin. Sie schreibt Stücke, die noch niemand lesen durfte.',
      fr: 'Sa Nora part sans claquer la porte : elle la tire doucement derrière elle, et la salle se glace. Née à Bristol de parents médecins venus de Lagos, elle a étudié le droit et défend sur scène les héroïnes les moins commodes : Titania, Gertrude, la gardienne du phare. Elle écrit des pièces qu’elle ne montre encore à personne.',
      es: 'Su Nora se marcha sin portazo: cierra despacio tras de sí, y la sala se queda helada. Nació en Bristol, hija de médicos de Lagos; estudió Derecho y defiende en escena a las mujeres más incómodas: Titania, Gertrudis, la farera. Escribe obras que todavía no ha enseñado a nadie.',
    },
    portrait: { palette: 'dusk', skin: 'dark', hair: 'braid', hairColour: 'black', detail: 'earrings' },
  },
  'gaetan-rochefontaine': {
    name: latinAlike('Гаэтан Рошфонтен', 'Gaëtan Rochefontaine'),
    role: actor,
    biography: {
      ru: 'Сирано с настоящим, своим носом. Рошфонтен читает александрийский стих так, будто только что вспомнил нужное слово, и фехтует без дублёра. Играл Тартюфа, Альцеста и почти всех мольеровских слуг. Вне сцены чинит велосипеды и знает поимённо продавцов всех книжных лотков на набережной.',
      en: 'A Cyrano with a nose of his own. Rochefontaine speaks alexandrines as if he had only just found the word, and does his own fencing. He has played Tartuffe, Alceste and nearly every servant in Molière. Off stage he mends bicycles and knows all the booksellers along the quays by name.',
      de: 'Ein Cyrano mit eigener, echter Nase. Rochefontaine spricht Alexandriner, als hätte er das Wort gerade erst gefunden, und ficht ohne Double. Er spielte Tartuffe, Alceste und fast alle Diener Molières. Privat repariert er Fahrräder und kennt die Bouquinisten am Ufer mit Namen.',
      fr: 'Un Cyrano doté d’un nez bien à lui. Rochefontaine dit l’alexandrin comme s’il venait de trouver le mot, et croise le fer sans doublure. Il a joué Tartuffe, Alceste et presque tous les valets de Molière. À la ville, il répare des vélos et connaît par leur nom tous les bouquinistes des quais.',
      es: 'Un Cyrano con nariz propia. Rochefontaine dice el alejandrino como si acabara de dar con la palabra, y se bate a espada sin doble. Ha sido Tartufo, Alcestes y casi todos los criados de Molière. En su tiempo libre arregla bicicletas y conoce por su nombre a todos los libreros de los muelles.',
    },
    portrait: { palette: 'gold-leaf', skin: 'warm', hair: 'long', hairColour: 'brown', detail: 'moustache' },
  },
  'hortense-deslandres': {
    name: latinAlike('Ортанс Деландр', 'Hortense Deslandres'),
    role: actress,
    biography: {
      ru: 'Играет умных женщин в комедиях и смешных — в трагедиях. Дорина, Роксана, Селимена. Деландр окончила парижскую консерваторию по классу кларнета и пришла в театр сочинять музыку, но на читке подала реплику вместо опоздавшей коллеги. С тех пор опаздывать при ней боятся.',
      en: 'She plays clever women in comedies and funny ones in tragedies: Dorine, Roxane, Célimène. Deslandres studied the clarinet in Paris and came to the theatre to write music, but at a reading she supplied a line for a colleague who was late. Nobody has dared be late around her since.',
      de: 'In Komödien spielt sie kluge Frauen, in Tragödien komische: Dorine, Roxane, Célimène. Sie hat in Paris Klarinette studiert und kam ans Theater, um Musik zu schreiben. Bei einer Leseprobe sprach sie den Satz einer verspäteten Kollegin; seither wagt in ihrer Nähe niemand mehr, zu spät zu kommen.',
      fr: 'Elle joue les femmes d’esprit dans les comédies et les drôles dans les tragédies : Dorine, Roxane, Célimène. Clarinettiste de formation, venue au théâtre pour écrire de la musique, elle a donné un jour la réplique d’une camarade en retard. Depuis, plus personne n’ose être en retard devant elle.',
      es: 'Interpreta a mujeres listas en las comedias y graciosas en las tragedias: Dorina, Roxana, Celimena. Clarinetista de formación, llegó al teatro para componer; en una lectura dijo la frase de una compañera que llegaba tarde. Desde entonces, nadie se atreve a retrasarse en su presencia.',
    },
    portrait: { palette: 'candy', skin: 'light', hair: 'bun', hairColour: 'red', detail: 'glasses' },
  },
  'falk-reddersen': {
    name: latinAlike('Фальк Реддерсен', 'Falk Reddersen'),
    role: actor,
    biography: {
      ru: 'Берлинский актёр с голосом диктора и походкой матроса, каковым он и был. Его Мефистофель — вежливый чиновник, который просто хорошо знает ваше дело. Играет Клейста, Бюхнера, Чехова в переводе, озвучивает документальные фильмы. Терпеть не может рукоплесканий посреди сцены.',
      en: 'A Berlin actor with a newsreader’s voice and a sailor’s walk, having been one. His Mephistopheles is a courteous official who happens to know your file well. He plays Kleist, Büchner and Chekhov in German, narrates documentaries, and cannot abide applause in the middle of a scene.',
      de: 'Berliner Schauspieler mit der Stimme eines Nachrichtensprechers und dem Gang eines Matrosen, der er auch war. Sein Mephisto ist ein höflicher Beamter, der Ihre Akte eben gut kennt. Er spielt Kleist, Büchner und Tschechow, spricht Dokumentarfilme und kann Szenenapplaus nicht leiden.',
      fr: 'Comédien berlinois à la voix de présentateur et à la démarche de matelot, qu’il fut. Son Méphistophélès est un fonctionnaire courtois qui connaît simplement bien votre dossier. Il joue Kleist, Büchner et Tchekhov en allemand, prête sa voix à des documentaires et ne supporte pas qu’on applaudisse en pleine scène.',
      es: 'Actor berlinés con voz de locutor y andares de marinero, que lo fue. Su Mefistófeles es un funcionario cortés que, sencillamente, conoce bien su expediente. Interpreta a Kleist, Büchner y Chéjov en alemán, pone voz a documentales y no soporta los aplausos a media escena.',
    },
    portrait: { palette: 'ink', skin: 'light', hair: 'shaved', hairColour: 'grey', detail: 'glasses' },
  },
  'mathilde-kornblum': {
    name: latinAlike('Матильда Корнблюм', 'Mathilde Kornblum'),
    role: actress,
    biography: {
      ru: 'Гретхен, Наталия, мать из новых пьес — Корнблюм переходит из возраста в возраст, меняя только посадку головы. Родилась в Лейпциге, в семье печатников, и учит роли, набирая их на старой машинке. Поёт, играет на аккордеоне, преподаёт сценическую речь тем, кто заикается.',
      en: 'Gretchen, Natalie, the mothers of new plays: Kornblum crosses from age to age by changing only how she holds her head. Born in Leipzig to a family of printers, she learns her parts by typing them out on an old machine. She sings, plays the accordion, and teaches speech to people who stammer.',
      de: 'Gretchen, Natalie, die Mütter neuer Stücke: Kornblum wechselt das Alter allein durch die Haltung des Kopfes. In Leipzig in eine Druckerfamilie geboren, lernt sie ihre Rollen, indem sie sie auf einer alten Maschine abtippt. Sie singt, spielt Akkordeon und unterrichtet Menschen, die stottern, im Sprechen.',
      fr: 'Gretchen, Natalie, les mères des pièces nouvelles : elle change d’âge par le seul port de tête. Née à Leipzig dans une famille d’imprimeurs, elle apprend ses rôles en les tapant sur une vieille machine. Elle chante, joue de l’accordéon et enseigne la diction à des personnes qui bégaient.',
      es: 'Margarita, Natalia, las madres de las obras nuevas: cambia de edad solo con la manera de llevar la cabeza. Nacida en Leipzig, en una familia de impresores, se aprende los papeles tecleándolos en una máquina vieja. Canta, toca el acordeón y enseña dicción a personas tartamudas.',
    },
    portrait: { palette: 'forest', skin: 'light', hair: 'short', hairColour: 'black' },
  },
  'leonor-bracamonte': {
    name: latinAlike('Леонор Бракамонте', 'Leonor Bracamonte'),
    role: actress,
    biography: {
      ru: 'Знает наизусть больше трёх тысяч строк Кальдерона и Лопе, но дома, по собственному признанию, забывает ключи. Росаура, Лауренсия, Дама-невидимка. Стих у Бракамонте звучит как живая речь: рифму слышишь, только когда она уже попала в цель. Объездила с передвижным театром восемьдесят деревень.',
      en: 'She knows more than three thousand lines of Calderón and Lope by heart and, by her own account, forgets her keys at home. Rosaura, Laurencia, the Phantom Lady. Verse in her mouth is living speech: you hear the rhyme only once it has struck. With a travelling theatre she has played eighty villages.',
      de: 'Über dreitausend Verse Calderóns und Lopes kann sie auswendig, zu Hause vergisst sie nach eigener Aussage die Schlüssel. Rosaura, Laurencia, die Dame Kobold. Verse klingen bei ihr wie lebendige Rede: Den Reim hört man erst, wenn er getroffen hat. Mit einem Wandertheater hat sie in achtzig Dörfern gespielt.',
      fr: 'Elle sait par cœur plus de trois mille vers de Calderón et de Lope mais, de son propre aveu, oublie ses clés. Rosaura, Laurencia, la Dame fantôme. Le vers devient chez elle parole vive : on n’entend la rime qu’une fois la cible atteinte. Avec un théâtre ambulant, elle a joué dans quatre-vingts villages.',
      es: 'Se sabe de memoria más de tres mil versos de Calderón y Lope, pero reconoce que en casa olvida las llaves. Rosaura, Laurencia, la dama duende. En su boca el verso es habla viva: la rima se oye cuando ya ha dado en el blanco. Con un teatro ambulante ha actuado en ochenta pueblos.',
    },
    portrait: { palette: 'velvet', skin: 'olive', hair: 'long', hairColour: 'brown' },
  },
  'tadeo-ruiperez': {
    name: latinAlike('Тадео Руиперес', 'Tadeo Ruipérez'),
    role: actor,
    biography: {
      ru: 'Руиперес вырос в приюте для лошадей в Эстремадуре и говорит, что от них научился главному: не делать лишних движений. Его Сехисмундо сперва пугает, потом вызывает жалость, потом уважение. Снимается в кино, но каждую осень возвращается в зал на сто двадцать мест, где видно глаза зрителей.',
      en: 'Ruipérez grew up on a horse sanctuary in Extremadura and says the horses taught him the main thing: make no needless move. His Segismundo first frightens, then earns pity, then respect. He works in film, yet every autumn returns to a room of a hundred and twenty, where he can see the eyes of the audience.',
      de: 'Er wuchs auf einem Gnadenhof für Pferde in der Extremadura auf und hat von ihnen das Wichtigste gelernt: keine überflüssige Bewegung. Sein Sigismund macht erst Angst, weckt dann Mitleid und zuletzt Achtung. Er dreht Filme, kehrt aber jeden Herbst in den Saal mit hundertzwanzig Plätzen zurück, wo er die Augen der Zuschauer sieht.',
      fr: 'Il a grandi dans un refuge pour chevaux en Estrémadure et tient d’eux l’essentiel : aucun geste inutile. Son Sigismond effraie d’abord, puis inspire la pitié, enfin le respect. Il tourne au cinéma mais revient chaque automne dans une salle de cent vingt places, où il voit les yeux du public.',
      es: 'Creció en un refugio de caballos de Extremadura, y de ellos aprendió lo principal: ni un gesto de más. Su Segismundo primero asusta, luego da lástima y al final inspira respeto. Hace cine, pero cada otoño vuelve a una sala de ciento veinte butacas donde puede ver los ojos del público.',
    },
    portrait: { palette: 'ochre', skin: 'olive', hair: 'curly', hairColour: 'black', detail: 'beard' },
  },
} as const satisfies Readonly<Record<string, DemoPerson>>;
