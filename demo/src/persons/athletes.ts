import { latinAlike } from '../text.ts';
import type { DemoPerson } from './demo-person.ts';
import { basketballPlayer, femaleSkater, futsalPlayer, maleSkater } from './roles.ts';

export const athletes = {
  'alisa-karelskaya': {
    name: {
      ru: 'Алиса Карельская',
      en: 'Alisa Karelskaya',
      de: 'Alissa Karelskaja',
      fr: 'Alissa Karelskaïa',
      es: 'Alisa Karélskaya',
    },
    role: femaleSkater,
    biography: {
      ru: 'Училась кататься на Онежском озере, по чёрному прозрачному льду, и до сих пор тренируется при выключенном свете — чтобы слышать конёк. Карельская ушла из соревнований в двадцать три, чтобы делать программы, за которые не ставят оценок. Снежная королева, Жизель, Буря. Тренирует девочек и просит их падать красиво.',
      en: 'She learned to skate on Lake Onega, on clear black ice, and still trains with the lights off so as to hear the blade. Karelskaya left competition at twenty-three to make programmes that nobody marks: the Snow Queen, Giselle, the Storm. She coaches girls and asks them, if they must fall, to do it beautifully.',
      de: 'Sie lernte auf dem Onegasee laufen, auf klarem schwarzem Eis, und trainiert noch heute im Dunkeln, um die Kufe zu hören. Mit dreiundzwanzig verließ sie den Wettkampf und macht nun Programme, die niemand benotet: Schneekönigin, Giselle, Sturm. Sie trainiert Mädchen und bittet sie, wenn schon, dann schön zu fallen.',
      fr: 'Elle a appris à patiner sur le lac Onega, sur une glace noire et transparente, et s’entraîne toujours lumière éteinte pour entendre la lame. À vingt-trois ans, elle quitte la compétition pour des programmes que personne ne note : la Reine des neiges, Giselle, la Tempête. Elle entraîne des filles et leur demande de tomber joliment.',
      es: 'Aprendió a patinar en el lago Onega, sobre hielo negro y transparente, y aún entrena con la luz apagada para oír la cuchilla. A los veintitrés años dejó la competición para crear programas que nadie puntúa: la Reina de las Nieves, Giselle, la Tormenta. Entrena a niñas y les pide que, si caen, lo hagan con gracia.',
    },
    portrait: { palette: 'ice', skin: 'light', hair: 'bun', hairColour: 'blond' },
  },
  'mark-tagantsev': {
    name: {
      ru: 'Марк Таганцев',
      en: 'Mark Tagantsev',
      de: 'Mark Taganzew',
      fr: 'Mark Tagantsev',
      es: 'Mark Tagántsev',
    },
    role: maleSkater,
    biography: {
      ru: 'Прыгает редко, зато так, что зал встаёт. Таганцев — одиночник, который катает Баха и советскую эстраду с одинаковой серьёзностью. Начинал хоккеистом в Челябинске, в фигурное катание перешёл на спор и спор выиграл. Ставит номера для гала-концертов и сам шьёт костюмы: «в чужом не повернёшься».',
      en: 'He jumps rarely, but when he does the house gets up. Tagantsev skates Bach and old variety songs with equal seriousness. He began as a hockey player in Chelyabinsk, changed over for a bet, and won it. He choreographs gala numbers and sews his own costumes: “you can’t turn in someone else’s.”',
      de: 'Er springt selten, aber dann steht der Saal auf. Taganzew läuft Bach und alte Schlager mit demselben Ernst. Angefangen hat er als Eishockeyspieler in Tscheljabinsk; zum Kunstlauf wechselte er wegen einer Wette, und die gewann er. Er choreografiert Galanummern und näht seine Kostüme selbst: „In fremden kann man sich nicht drehen.“',
      fr: 'Il saute rarement, mais alors la salle se lève. Il patine Bach et les vieilles chansons de variété avec le même sérieux. Hockeyeur à Tcheliabinsk, il a changé de patins sur un pari, et l’a gagné. Il chorégraphie des galas et coud ses costumes : « Dans ceux d’un autre, on ne tourne pas. »',
      es: 'Salta poco, pero cuando lo hace el público se levanta. Patina a Bach y viejas canciones ligeras con la misma seriedad. Empezó como jugador de hockey en Cheliábinsk, se cambió por una apuesta y la ganó. Coreografía galas y se cose los trajes: «Con la ropa de otro no se gira».',
    },
    portrait: { palette: 'dusk', skin: 'light', hair: 'short', hairColour: 'black', detail: 'earrings' },
  },
  'danila-verstov': {
    name: {
      ru: 'Данила Верстов',
      en: 'Danila Verstov',
      de: 'Danila Werstow',
      fr: 'Danila Verstov',
      es: 'Danila Vérstov',
    },
    role: basketballPlayer,
    biography: {
      ru: 'Капитан «Московских комет», разыгрывающий. Рост для баскетбола скромный — метр восемьдесят четыре, зато площадку видит затылком. Верстов вырос на дворовой коробке в Бирюлёве, где кольцо было без сетки, и с тех пор считает попадание по звуку. Раздаёт в среднем одиннадцать передач за матч и никогда не спорит с судьями.',
      en: 'Captain and point guard of the Moscow Comets. At one metre eighty-four he is modest for the game, but he sees the court with the back of his head. Verstov grew up on a yard court where the hoop had no net, so he still judges a shot by its sound. He averages eleven assists a game and never argues with referees.',
      de: 'Kapitän und Spielmacher der Moskauer Kometen. Mit eins vierundachtzig ist er für Basketball klein, sieht das Feld aber mit dem Hinterkopf. Er wuchs auf einem Hofplatz auf, dessen Korb kein Netz hatte; seither erkennt er Treffer am Klang. Elf Vorlagen pro Spiel im Schnitt, und nie ein Wort gegen den Schiedsrichter.',
      fr: 'Capitaine et meneur des Comètes de Moscou. Un mètre quatre-vingt-quatre, c’est modeste pour ce sport, mais il voit le terrain avec la nuque. Il a grandi sur un terrain de cour où l’arceau n’avait pas de filet : il juge encore un tir à l’oreille. Onze passes décisives par match, et jamais un mot à l’arbitre.',
      es: 'Capitán y base de los Cometas de Moscú. Con un metro ochenta y cuatro es bajo para este juego, pero ve la cancha con la nuca. Creció en una pista de barrio cuyo aro no tenía red, y aún reconoce la canasta por el sonido. Once asistencias por partido y ni una discusión con los árbitros.',
    },
    portrait: { palette: 'ember', skin: 'light', hair: 'short', hairColour: 'blond', detail: 'headband' },
  },
  'malik-brandstetter': {
    name: latinAlike('Малик Брандштеттер', 'Malik Brandstetter'),
    role: basketballPlayer,
    biography: {
      ru: 'Центровой берлинских «Шпрее-фальконов»: два метра одиннадцать и диплом учителя биологии. Брандштеттер вырос в Нойкёльне у бабушки из Дакара, которая не пропустила ни одного домашнего матча. Подбирает мяч там, где его ещё нет, а после игры по часу раздаёт автографы и спрашивает про оценки.',
      en: 'Centre of Berlin’s Spree Falcons: two metres eleven, and a degree in biology teaching. Brandstetter was raised in Neukölln by a grandmother from Dakar, who has never missed a home game. He rebounds where the ball has not yet arrived, then signs autographs for an hour and asks children about their marks.',
      de: 'Center der Berliner Spreefalken: zwei Meter elf und ein Abschluss als Biologielehrer. Er wuchs in Neukölln bei seiner Großmutter aus Dakar auf, die noch kein Heimspiel verpasst hat. Rebounds holt er dort, wo der Ball noch gar nicht ist; nach dem Spiel gibt er eine Stunde Autogramme und fragt nach den Schulnoten.',
      fr: 'Pivot des Faucons de la Spree, à Berlin : deux mètres onze et un diplôme de professeur de biologie. Il a grandi à Neukölln chez sa grand-mère de Dakar, qui n’a jamais manqué un match à domicile. Il prend le rebond là où le ballon n’est pas encore, puis signe des autographes une heure durant en demandant les notes d’école.',
      es: 'Pívot de los Halcones del Spree, en Berlín: dos metros once y título de profesor de Biología. Se crio en Neukölln con su abuela de Dakar, que no se ha perdido un partido en casa. Captura el rebote donde el balón aún no ha llegado; después firma autógrafos una hora y pregunta por las notas del colegio.',
    },
    portrait: { palette: 'neon', skin: 'dark', hair: 'shaved', hairColour: 'black', detail: 'headband' },
  },
  'rustam-chulpanov': {
    name: {
      ru: 'Рустам Чулпанов',
      en: 'Rustam Chulpanov',
      de: 'Rustam Tschulpanow',
      fr: 'Roustam Tchoulpanov',
      es: 'Rustam Chulpánov',
    },
    role: futsalPlayer,
    biography: {
      ru: 'Капитан петербургского «Маяка», левша и вечный спорщик с собственной тенью. Чулпанов пришёл в мини-футбол из Набережных Челнов, где играл зимой в спортзале, потому что поле было под снегом до мая. Бьёт редко и точно. Вечерами учит играть тех, кому за шестьдесят: их команда называется «Второй тайм».',
      en: 'Captain of St Petersburg’s Mayak and a left-footer forever at odds with his own shadow. Chulpanov came to futsal from Naberezhnye Chelny, where the pitch lay under snow until May and one played in the gym. He shoots seldom and true. In the evenings he coaches the over-sixties; their team is called Second Half.',
      de: 'Kapitän von Majak Sankt Petersburg, Linksfuß und ewig im Streit mit dem eigenen Schatten. Zum Futsal kam er in Nabereschnyje Tschelny, wo der Platz bis Mai unter Schnee lag und man in der Turnhalle spielte. Er schießt selten und genau. Abends trainiert er Menschen über sechzig; ihre Mannschaft heißt „Zweite Halbzeit“.',
      fr: 'Capitaine du Maïak de Saint-Pétersbourg, gaucher et toujours en dispute avec son ombre. Il est venu au futsal à Naberejnye Tchelny, où le terrain restait sous la neige jusqu’en mai et où l’on jouait au gymnase. Il tire peu et juste. Le soir, il entraîne les plus de soixante ans ; leur équipe s’appelle « Seconde mi-temps ».',
      es: 'Capitán del Mayak de San Petersburgo, zurdo y siempre en pleito con su propia sombra. Llegó al fútbol sala en Náberezhnye Chelny, donde el campo estaba nevado hasta mayo y se jugaba en el gimnasio. Tira poco y bien. Por las tardes entrena a mayores de sesenta; su equipo se llama «Segunda parte».',
    },
    portrait: { palette: 'forest', skin: 'warm', hair: 'short', hairColour: 'black' },
  },
} as const satisfies Readonly<Record<string, DemoPerson>>;
