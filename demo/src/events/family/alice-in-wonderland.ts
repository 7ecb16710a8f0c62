import { director } from '../credits.ts';
import type { DemoEvent } from '../demo-event.ts';
import { noInterval, playedIn, relaxed, withGrownUp } from '../facts.ts';
import { weekend } from '../run.ts';

export const aliceInWonderland: DemoEvent = {
  id: 'alice-in-wonderland',
  category: 'kids-theatre',
  title: {
    ru: 'Алиса в Стране чудес',
    en: 'Alice in Wonderland',
    de: 'Alice im Wunderland',
    fr: 'Alice au pays des merveilles',
    es: 'Alicia en el país de las maravillas',
  },
  subtitle: {
    ru: 'Спектакль-игра по сказке Льюиса Кэрролла',
    en: 'A playful show after Lewis Carroll',
    de: 'Ein Spiel nach Lewis Carroll',
    fr: 'Un spectacle-jeu d’après Lewis Carroll',
    es: 'Un espectáculo-juego según Lewis Carroll',
  },
  story: {
    ru: [
      'Входят сюда через дверцу высотой метр двадцать — взрослым придётся поклониться. Внутри нет двух одинаковых стульев: одни велики великану, другие малы кукле, и номер на вашем говорит, кто вы сегодня: присяжный, валет или соня на чаепитии.',
      'Стены двигаются, шкафы разговаривают, улыбка без кота появляется, когда её не ждут. Актёров семеро, ролей тридцать одна, и одну из них вручат вам на входе в запечатанном конверте. Вставать с места разрешается, спорить с Королевой — тоже. Логику оставьте на лестнице.',
    ],
    en: [
      'You come in by a door one metre twenty high – grown-ups must bow. Inside no two chairs are alike: some would be large for a giant, some small for a doll, and the number on yours says who you are today, a juror, a knave or the dormouse at the tea party.',
      'Walls move, cupboards talk, and a smile without a cat turns up when least expected. There are seven actors and thirty-one parts, and one of them is handed to you at the door in a sealed envelope. You may leave your seat, and you may argue with the Queen. Leave logic on the stairs.',
    ],
    de: [
      'Man tritt durch eine Tür von einem Meter zwanzig – Erwachsene müssen sich verbeugen. Drinnen gleicht kein Stuhl dem anderen: Manche wären einem Riesen zu groß, andere einer Puppe zu klein, und die Nummer verrät, wer Sie heute sind: Geschworener, Bube oder Haselmaus beim Tee.',
      'Wände wandern, Schränke reden, und ein Grinsen ohne Katze taucht auf, wenn niemand damit rechnet. Sieben Schauspieler, einunddreißig Rollen, und eine davon bekommen Sie am Eingang im versiegelten Umschlag. Aufstehen ist erlaubt, der Königin widersprechen auch. Die Logik bleibt auf der Treppe.',
    ],
    fr: [
      'On entre par une porte d’un mètre vingt : les grands doivent s’incliner. À l’intérieur, pas deux chaises pareilles : les unes trop grandes pour un géant, les autres trop petites pour une poupée, et le numéro de la vôtre dit qui vous êtes aujourd’hui : juré, valet ou loir à l’heure du thé.',
      'Les murs bougent, les armoires parlent, un sourire sans chat surgit quand on ne l’attend pas. Sept comédiens, trente et un rôles, et l’un vous est remis à l’entrée sous enveloppe cachetée. On peut se lever, et même contredire la Reine. Laissez la logique dans l’escalier.',
    ],
    es: [
      'Se entra por una puerta de un metro veinte: los mayores tienen que inclinarse. Dentro no hay dos sillas iguales: unas le quedarían grandes a un gigante, otras pequeñas a una muñeca, y el número de la suya dice quién es usted hoy: jurado, sota o lirón en la merienda.',
      'Las paredes se mueven, los armarios hablan y una sonrisa sin gato aparece cuando menos se espera. Siete actores, treinta y un papeles, y uno se lo entregan a usted en la entrada, en sobre lacrado. Se puede uno levantar y hasta discutir con la Reina. Deje la lógica en la escalera.',
    ],
  },
  facts: [playedIn('en'), noInterval, relaxed, withGrownUp],
  ageLimit: 6,
  minutes: 70,
  labels: ['family'],
  cast: [{ person: 'rosalind-tregarth', role: director }],
  poster: { system: 'ink-line', palette: 'candy', motif: 'rabbit' },
  runs: [
    { hall: 'loft-ldn-studio', from: 11, days: 1, on: weekend, times: ['11:00', '14:00'] },
    { hall: 'loft-ldn-studio', from: 57, days: 1, on: weekend, times: ['11:00', '14:00'] },
  ],
  topPrice: 24,
};
