import { onStage } from '../credits.ts';
import type { DemoEvent } from '../demo-event.ts';
import { noInterval, playedIn } from '../facts.ts';

export const excuseMeThatsMySeat: DemoEvent = {
  id: 'excuse-me-thats-my-seat',
  category: 'stand-up',
  title: {
    ru: 'Простите, это моё место',
    en: 'Excuse Me, That’s My Seat',
    de: 'Verzeihung, das ist mein Platz',
    fr: 'Excusez-moi, c’est ma place',
    es: 'Perdone, ese es mi sitio',
  },
  subtitle: {
    ru: 'Мариус Траншмер о вежливости как боевом искусстве',
    en: 'Marius Tranchemer on politeness as a martial art',
    de: 'Marius Tranchemer über Höflichkeit als Kampfkunst',
    fr: 'Marius Tranchemer et la politesse comme art martial',
    es: 'Marius Tranchemer y la cortesía como arte marcial',
  },
  story: {
    ru: [
      'Бывший проводник поезда дальнего следования знает о человечестве всё: кто занимает чужое место, кто извиняется первым и что делает француз, когда правы оба. <strong>Мариус Траншмер</strong> показывает это в лицах — двадцати пяти, по числу акцентов.',
      'На одном из стульев в зале нарочно висят два номера. Не волнуйтесь, запасной стул приготовлен, но первые десять минут будут самыми вежливыми в вашей жизни. Дальше — о лифтах, очередях, поцелуях в щёку (сколько?) и о том, как парижанин говорит «с удовольствием».',
    ],
    en: [
      'A former guard on long-distance trains knows all there is to know about mankind: who takes another’s seat, who apologises first, and what a Frenchman does when both are right. <strong>Marius Tranchemer</strong> acts it out in twenty-five accents.',
      'One chair in the house bears two numbers, on purpose. Don’t worry, a spare chair is ready, but the first ten minutes will be the most polite of your life. Then it is lifts, queues, kisses on the cheek (how many?) and the way a Parisian says “with pleasure”.',
    ],
    de: [
      'Ein früherer Zugbegleiter weiß alles über die Menschheit: wer fremde Plätze besetzt, wer sich zuerst entschuldigt und was ein Franzose tut, wenn beide recht haben. <strong>Marius Tranchemer</strong> spielt es vor, in fünfundzwanzig Akzenten.',
      'Ein Stuhl im Saal trägt absichtlich zwei Nummern. Keine Sorge, ein Ersatzstuhl steht bereit, aber die ersten zehn Minuten werden die höflichsten Ihres Lebens. Danach geht es um Aufzüge, Schlangen, Wangenküsse (wie viele?) und darum, wie ein Pariser „mit Vergnügen“ sagt.',
    ],
    fr: [
      'Un ancien contrôleur de trains de nuit sait tout de l’humanité : qui prend la place d’autrui, qui s’excuse le premier et ce que fait un Français quand les deux ont raison. <strong>Marius Tranchemer</strong> le joue en vingt-cinq accents.',
      'Une chaise de la salle porte deux numéros, exprès. Rassurez-vous, une autre attend, mais les dix premières minutes seront les plus polies de votre vie. Ensuite : les ascenseurs, les files, la bise (combien ?) et la façon dont un Parisien dit « avec plaisir ».',
    ],
    es: [
      'Un antiguo revisor de largo recorrido lo sabe todo de la humanidad: quién ocupa el sitio ajeno, quién se disculpa primero y qué hace un francés cuando los dos tienen razón. <strong>Marius Tranchemer</strong> lo representa con veinticinco acentos.',
      'Una silla de la sala lleva dos números, a propósito. No se preocupe, hay otra preparada, pero los primeros diez minutos serán los más corteses de su vida. Después: ascensores, colas, besos en la mejilla (¿cuántos?) y la manera en que un parisino dice «con mucho gusto».',
    ],
  },
  facts: [playedIn('fr'), noInterval],
  ageLimit: 12,
  minutes: 80,
  labels: [],
  cast: [{ person: 'marius-tranchemer', role: onStage }],
  poster: { system: 'paper-cut', palette: 'candy', motif: 'chair' },
  runs: [{ hall: 'cave-par-main', from: 64, days: 2, on: ['tue', 'wed'], times: ['20:30'] }],
  topPrice: 25,
};
