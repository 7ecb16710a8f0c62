import { latinAlike } from '../../text.ts';
import { director } from '../credits.ts';
import type { DemoEvent } from '../demo-event.ts';
import { oneInterval, playedIn } from '../facts.ts';
import { lateWeek } from '../run.ts';

export const cyranoDeBergerac: DemoEvent = {
  id: 'cyrano-de-bergerac',
  category: 'drama',
  title: {
    ru: 'Сирано де Бержерак',
    en: 'Cyrano de Bergerac',
    de: 'Cyrano von Bergerac',
    fr: 'Cyrano de Bergerac',
    es: 'Cyrano de Bergerac',
  },
  subtitle: {
    ru: 'Героическая комедия Эдмона Ростана',
    en: 'Heroic comedy by Edmond Rostand',
    de: 'Heroische Komödie von Edmond Rostand',
    fr: 'Comédie héroïque d’Edmond Rostand',
    es: 'Comedia heroica de Edmond Rostand',
  },
  story: {
    ru: [
      'Лучший клинок Франции, лучшее перо Парижа и нос, с которым ни то ни другое не поможет. Сирано пишет чужие письма женщине, которую любит сам, и пишет их лучше, чем следовало бы.',
      '<strong>Гаэтан Рошфонтен</strong> фехтует и рифмует одновременно: баллада о дуэли длится ровно столько, сколько дуэль. Под балконом в третьем действии стоит весь зал — свет падает так, что все мы оказываемся в тени рядом с ним. Роксана <strong>Ортанс Деландр</strong> всё понимает раньше, чем принято. Захватите кого-нибудь, кому давно не писали писем.',
    ],
    en: [
      'The best blade in France, the best pen in Paris, and a nose against which neither avails. Cyrano writes another man’s letters to the woman he loves himself, and writes them better than he should.',
      '<strong>Gaëtan Rochefontaine</strong> fences and rhymes at once: the ballade of the duel lasts exactly as long as the duel. Under the balcony in act three stands the whole house; the light falls so that we are all in the shadow with him. <strong>Hortense Deslandres</strong>’s Roxane understands sooner than is customary. Bring someone who has not had a letter in a long while.',
    ],
    de: [
      'Die beste Klinge Frankreichs, die beste Feder von Paris und eine Nase, gegen die beides nichts hilft. Cyrano schreibt die Briefe eines anderen an die Frau, die er selbst liebt, und er schreibt sie besser, als er sollte.',
      '<strong>Gaëtan Rochefontaine</strong> ficht und reimt zugleich: Die Ballade vom Duell dauert genau so lang wie das Duell. Unter dem Balkon steht im dritten Akt der ganze Saal; das Licht fällt so, dass wir alle mit ihm im Schatten sind. <strong>Hortense Deslandres</strong> als Roxane begreift früher als üblich. Bringen Sie jemanden mit, der lange keinen Brief bekommen hat.',
    ],
    fr: [
      'La meilleure lame de France, la meilleure plume de Paris, et un nez contre lequel ni l’une ni l’autre n’y peut rien. Cyrano écrit les lettres d’un autre à la femme qu’il aime, et les écrit mieux qu’il ne faudrait.',
      '<strong>Gaëtan Rochefontaine</strong> se bat et rime à la fois : la ballade du duel dure exactement le temps du duel. Sous le balcon du troisième acte, il y a toute la salle ; la lumière tombe de façon que nous soyons tous dans l’ombre avec lui. La Roxane d’<strong>Hortense Deslandres</strong> comprend plus tôt que d’habitude. Venez avec quelqu’un qui n’a pas reçu de lettre depuis longtemps.',
    ],
    es: [
      'La mejor espada de Francia, la mejor pluma de París y una nariz contra la que ninguna de las dos sirve. Cyrano escribe las cartas de otro a la mujer que ama, y las escribe mejor de lo que debería.',
      '<strong>Gaëtan Rochefontaine</strong> esgrime y rima a la vez: la balada del duelo dura lo que dura el duelo. Bajo el balcón del tercer acto está la sala entera; la luz cae de modo que todos quedamos en la sombra con él. La Roxana de <strong>Hortense Deslandres</strong> comprende antes de lo acostumbrado. Traiga a alguien que lleve tiempo sin recibir una carta.',
    ],
  },
  facts: [playedIn('fr', 'en'), oneInterval],
  ageLimit: 12,
  minutes: 170,
  labels: [],
  cast: [
    {
      person: 'gaetan-rochefontaine',
      role: latinAlike('Сирано', 'Cyrano'),
    },
    {
      person: 'hortense-deslandres',
      role: { ru: 'Роксана', en: 'Roxane', de: 'Roxane', fr: 'Roxane', es: 'Roxana' },
    },
    { person: 'baptiste-villemonteix', role: director },
  ],
  poster: { system: 'ink-line', palette: 'gold-leaf', motif: 'sword' },
  runs: [{ hall: 'opera-par-main', from: 99, days: 3, on: lateWeek, times: ['19:30'] }],
  topPrice: 78,
};
