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
    ru: 'Прогулка по сказке Льюиса Кэрролла',
    en: 'A walk through Lewis Carroll’s story',
    de: 'Ein Spaziergang durch Lewis Carrolls Geschichte',
    fr: 'Une promenade dans le conte de Lewis Carroll',
    es: 'Un paseo por el cuento de Lewis Carroll',
  },
  story: {
    ru: [
      'В этом зале не сидят. Входят через дверцу высотой метр двадцать — взрослым придётся поклониться, — и дальше идут за Кроликом: мимо чаепития, где вам нальют, через крокет, в котором участвуют все, к суду, где вы свидетель.',
      'Стены двигаются, шкафы говорят, улыбка без кота появляется, когда её не ждут. Актёров семеро, ролей тридцать одна, и одна из них ваша: её вручают на входе в запечатанном конверте. Удобная обувь обязательна, логика — нет.',
    ],
    en: [
      'In this room nobody sits. You enter by a door one metre twenty high – grown-ups must bow – and follow the Rabbit: past a tea party, where you are poured a cup, through a game of croquet in which all take part, to a trial at which you are a witness.',
      'Walls move, cupboards talk, and a smile without a cat turns up when least expected. There are seven actors and thirty-one parts, and one of them is yours: it is handed to you at the door in a sealed envelope. Comfortable shoes are required, logic is not.',
    ],
    de: [
      'In diesem Saal wird nicht gesessen. Man tritt durch eine Tür von einem Meter zwanzig – Erwachsene müssen sich verbeugen – und folgt dem Kaninchen: vorbei an einer Teegesellschaft, bei der Ihnen eingeschenkt wird, durch ein Krocketspiel, bei dem alle mitmachen, zum Gericht, vor dem Sie Zeuge sind.',
      'Wände wandern, Schränke reden, und ein Grinsen ohne Katze taucht auf, wenn man nicht damit rechnet. Sieben Schauspieler, einunddreißig Rollen, und eine davon ist Ihre: Sie wird am Eingang im versiegelten Umschlag überreicht. Bequeme Schuhe sind Pflicht, Logik nicht.',
    ],
    fr: [
      'Dans cette salle, on ne s’assied pas. On entre par une porte d’un mètre vingt (les grands doivent s’incliner) et l’on suit le Lapin : devant un thé où l’on vous sert, par un croquet où tout le monde joue, jusqu’au procès dont vous êtes témoin.',
      'Les murs bougent, les armoires parlent, un sourire sans chat surgit quand on ne l’attend pas. Sept comédiens, trente et un rôles, et l’un est pour vous : on vous le remet à l’entrée sous enveloppe cachetée. Chaussures confortables obligatoires, logique facultative.',
    ],
    es: [
      'En esta sala nadie se sienta. Se entra por una puerta de un metro veinte —los mayores tienen que inclinarse— y se sigue al Conejo: por una merienda en la que le sirven té, por un croquet en el que juegan todos, hasta un juicio en el que usted es testigo.',
      'Las paredes se mueven, los armarios hablan y una sonrisa sin gato aparece cuando menos se espera. Siete actores, treinta y un papeles, y uno es suyo: se lo entregan en la entrada, en sobre lacrado. El calzado cómodo es obligatorio; la lógica, no.',
    ],
  },
  facts: [playedIn('en'), noInterval, relaxed, withGrownUp],
  ageLimit: 6,
  minutes: 70,
  labels: ['family'],
  cast: [{ person: 'rosalind-tregarth', role: director }],
  poster: { system: 'ink-line', palette: 'candy', motif: 'rabbit' },
  runs: [{ hall: 'loft-ldn-studio', from: 11, days: 2, on: weekend, times: ['11:00', '14:00'] }],
  topPrice: 24,
};
