import { latinAlike } from '../text.ts';
import type { DemoPerson } from './demo-person.ts';
import { femaleComedian, improviser, maleComedian } from './roles.ts';

export const comedians = {
  'semyon-kocheryzhkin': {
    name: {
      ru: 'Семён Кочерыжкин',
      en: 'Semyon Kocheryzhkin',
      de: 'Semjon Kotscheryschkin',
      fr: 'Semion Kotcheryjkine',
      es: 'Semión Kocheryzhkin',
    },
    role: maleComedian,
    biography: {
      ru: 'Одиннадцать лет проработал в налоговой инспекции и ушёл в стендап, когда понял, что люди боятся его сильнее, чем сцены. Кочерыжкин шутит вполголоса, никого не обижает и помнит наизусть кодекс. Ведёт открытый микрофон по вторникам: новичкам — пять минут, чай и ни одного совета.',
      en: 'He spent eleven years in a tax office and left for stand-up on realising that people feared him more than he feared a stage. Kocheryzhkin jokes under his breath, hurts nobody and knows the tax code by heart. On Tuesdays he hosts an open mic: beginners get five minutes, tea and not a word of advice.',
      de: 'Elf Jahre arbeitete er beim Finanzamt und ging zum Stand-up, als er merkte, dass die Leute ihn mehr fürchten als er die Bühne. Er witzelt halblaut, verletzt niemanden und kann die Abgabenordnung auswendig. Dienstags leitet er eine offene Bühne: für Neulinge fünf Minuten, Tee und keinen einzigen Rat.',
      fr: 'Onze ans aux impôts, puis le stand-up, le jour où il comprit que les gens le craignaient plus que lui la scène. Il plaisante à mi-voix, ne blesse personne et connaît le code fiscal par cœur. Le mardi, il anime une scène ouverte : aux débutants cinq minutes, du thé et aucun conseil.',
      es: 'Trabajó once años en Hacienda y se pasó al monólogo al ver que la gente le tenía más miedo a él que él al escenario. Bromea a media voz, no ofende a nadie y se sabe el código tributario de memoria. Los martes lleva un micro abierto: a los nuevos, cinco minutos, té y ningún consejo.',
    },
    portrait: { palette: 'candy', skin: 'light', hair: 'short', hairColour: 'brown', detail: 'glasses' },
  },
  'nell-papworth': {
    name: latinAlike('Нелл Папуорт', 'Nell Papworth'),
    role: femaleComedian,
    biography: {
      ru: 'Единственный комик, который прочитал до конца все пользовательские соглашения на своём телефоне. Папуорт — бывший юрист из Норвича; её монологи строятся как договор, где самое смешное набрано мелким шрифтом. Разогревать зал не умеет и не собирается: начинает сразу с пункта первого.',
      en: 'The only comedian to have read every user agreement on her phone to the end. Papworth used to be a solicitor in Norwich, and her sets are built like contracts: the funny part is in the small print. She cannot warm up a room and has no plans to; she starts straight away at clause one.',
      de: 'Die einzige Komikerin, die sämtliche Nutzungsbedingungen auf ihrem Telefon zu Ende gelesen hat. Papworth war Anwältin in Norwich, und ihre Programme sind gebaut wie Verträge: Das Komische steht im Kleingedruckten. Das Publikum aufwärmen kann und will sie nicht; sie beginnt sofort mit Paragraf eins.',
      fr: 'La seule humoriste à avoir lu jusqu’au bout toutes les conditions d’utilisation de son téléphone. Ancienne avocate à Norwich, elle bâtit ses spectacles comme des contrats : le plus drôle est en petits caractères. Chauffer la salle, elle ne sait pas et n’y songe pas : elle attaque à l’article premier.',
      es: 'La única cómica que ha leído hasta el final todas las condiciones de uso de su teléfono. Fue abogada en Norwich, y sus monólogos se construyen como un contrato: lo gracioso está en la letra pequeña. No sabe calentar al público ni piensa aprender; empieza directamente por la cláusula primera.',
    },
    portrait: { palette: 'candy', skin: 'light', hair: 'bob', hairColour: 'brown', detail: 'glasses' },
  },
  'paco-alcornocal': {
    name: latinAlike('Пако Алькорнокаль', 'Paco Alcornocal'),
    role: maleComedian,
    biography: {
      ru: 'Шутит о собственной бабушке с её письменного разрешения, которое показывает залу. Алькорнокаль двадцать лет держал бар в Касересе и научился главному: слушать чужие истории до конца. Его вечера похожи на семейный обед: громко, вкусно, никто никого не слушает, и все уходят счастливыми.',
      en: 'He jokes about his grandmother with her written permission, which he shows to the room. Alcornocal ran a bar in Cáceres for twenty years and learned the main thing there: to hear other people’s stories out. His shows are like a family lunch: loud, generous, nobody listening to anybody, and everyone going home happy.',
      de: 'Über seine Großmutter scherzt er mit ihrer schriftlichen Erlaubnis, die er dem Saal zeigt. Zwanzig Jahre führte er eine Bar in Cáceres und lernte dort das Wichtigste: fremde Geschichten zu Ende anzuhören. Seine Abende sind wie ein Familienessen – laut, üppig, keiner hört dem anderen zu, und alle gehen glücklich nach Hause.',
      fr: 'Il se moque de sa grand-mère avec son autorisation écrite, qu’il montre au public. Vingt ans patron de bar à Cáceres, il y a appris l’essentiel : écouter les histoires des autres jusqu’au bout. Ses soirées tiennent du repas de famille : bruyant, copieux, personne n’écoute personne et tout le monde repart heureux.',
      es: 'Se ríe de su abuela con permiso escrito de ella, que enseña al público. Durante veinte años llevó un bar en Cáceres y allí aprendió lo principal: escuchar las historias ajenas hasta el final. Sus noches son como una comida familiar: ruidosas, abundantes, nadie escucha a nadie y todos se van contentos.',
    },
    portrait: { palette: 'ochre', skin: 'olive', hair: 'bald', hairColour: 'black', detail: 'beard' },
  },
  'wiebke-ploetz': {
    name: latinAlike('Вибке Плётц', 'Wiebke Plötz'),
    role: femaleComedian,
    biography: {
      ru: 'Родилась в деревне под Ольденбургом, где, по её словам, смеялись молча. Плётц переехала в Берлин, пять недель ждала регистрации и за это время написала первую программу. Говорит ровным голосом чиновницы и ни разу не улыбнулась на сцене — зал справляется за двоих.',
      en: 'She was born in a village near Oldenburg, where, she says, people laughed in silence. Plötz moved to Berlin, waited five weeks for an appointment to register her address, and wrote her first show meanwhile. She speaks in the even voice of an official and has never once smiled on stage; the audience does it for her.',
      de: 'Geboren in einem Dorf bei Oldenburg, wo man, wie sie sagt, schweigend lachte. Sie zog nach Berlin, wartete fünf Wochen auf einen Termin beim Bürgeramt und schrieb derweil ihr erstes Programm. Sie spricht im gleichmäßigen Ton einer Behörde und hat auf der Bühne noch nie gelächelt; das übernimmt der Saal.',
      fr: 'Née dans un village près d’Oldenbourg où, dit-elle, on riait en silence. Installée à Berlin, elle a attendu cinq semaines un rendez-vous à la mairie et en a profité pour écrire son premier spectacle. Elle parle du ton égal d’une employée de guichet et n’a jamais souri en scène ; la salle s’en charge.',
      es: 'Nació en un pueblo cerca de Oldemburgo donde, dice, se reía en silencio. Se mudó a Berlín, esperó cinco semanas cita para empadronarse y entretanto escribió su primer espectáculo. Habla con el tono uniforme de una funcionaria y jamás ha sonreído en escena: ya lo hace el público.',
    },
    portrait: { palette: 'candy', skin: 'light', hair: 'braid', hairColour: 'blond' },
  },
  'marius-tranchemer': {
    name: latinAlike('Мариус Траншмер', 'Marius Tranchemer'),
    role: maleComedian,
    biography: {
      ru: 'Марсельский комик, который в Париже всем уступает место — и на этом построил карьеру. Траншмер рассказывает о вежливости как о боевом искусстве. Бывший проводник поездов дальнего следования, он изображает двадцать пять акцентов, из них три существуют на самом деле.',
      en: 'A comedian from Marseille who gives up his seat to everyone in Paris, and has made a career of it. Tranchemer talks about politeness as a martial art. Once a guard on long-distance trains, he does twenty-five accents, three of which actually exist.',
      de: 'Komiker aus Marseille, der in Paris allen seinen Platz anbietet und daraus einen Beruf gemacht hat. Von Höflichkeit erzählt er wie von einer Kampfkunst. Der frühere Zugbegleiter im Fernverkehr beherrscht fünfundzwanzig Akzente, von denen drei tatsächlich existieren.',
      fr: 'Humoriste marseillais qui, à Paris, cède sa place à tout le monde, et en a fait une carrière. Il parle de la politesse comme d’un art martial. Ancien contrôleur de trains de nuit, il imite vingt-cinq accents, dont trois existent vraiment.',
      es: 'Cómico marsellés que en París cede el asiento a todo el mundo, y de eso ha hecho una carrera. Habla de la cortesía como de un arte marcial. Antiguo revisor de trenes de largo recorrido, imita veinticinco acentos, tres de los cuales existen de verdad.',
    },
    portrait: { palette: 'sea', skin: 'warm', hair: 'curly', hairColour: 'brown' },
  },
  'zoya-kapelkina': {
    name: {
      ru: 'Зоя Капелькина',
      en: 'Zoya Kapelkina',
      de: 'Soja Kapelkina',
      fr: 'Zoïa Kapelkina',
      es: 'Zoya Kapelkina',
    },
    role: improviser,
    biography: {
      ru: 'Основательница петербургской труппы «Без репетиций», название которой — чистая правда. Капелькина может спеть оперу по слову из зала, спектакль о вашей бабушке сыграть лучше бабушки и никогда не повторяется. В прошлом диспетчер метро: умеет разводить десять сюжетов так, чтобы ни один не столкнулся.',
      en: 'The founder of the St Petersburg company No Rehearsals, whose name is the plain truth. Kapelkina can sing an opera on one word from the audience, play your grandmother better than your grandmother, and never repeats herself. Once a metro dispatcher, she keeps ten plots running without a single collision.',
      de: 'Gründerin der Petersburger Truppe „Ohne Probe“, deren Name die reine Wahrheit ist. Auf ein Wort aus dem Saal singt sie eine ganze Oper, Ihre Großmutter spielt sie besser als diese selbst, und wiederholen tut sie sich nie. Als frühere U-Bahn-Disponentin führt sie zehn Handlungen, ohne dass zwei zusammenstoßen.',
      fr: 'Fondatrice de la troupe pétersbourgeoise « Sans répétition », dont le nom dit la stricte vérité. Sur un mot de la salle, elle chante un opéra entier, joue votre grand-mère mieux qu’elle-même et ne se répète jamais. Ancienne régulatrice du métro, elle mène dix intrigues de front sans collision.',
      es: 'Fundadora de la compañía petersburguesa «Sin ensayos», cuyo nombre es la pura verdad. Con una palabra del público canta una ópera entera, interpreta a su abuela de usted mejor que ella misma y nunca se repite. Antigua controladora de metro, lleva diez tramas a la vez sin que choquen.',
    },
    portrait: { palette: 'candy', skin: 'light', hair: 'curly', hairColour: 'red', detail: 'headband' },
  },
} as const satisfies Readonly<Record<string, DemoPerson>>;
