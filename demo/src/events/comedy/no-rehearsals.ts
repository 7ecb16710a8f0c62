import { onStage } from '../credits.ts';
import type { DemoEvent } from '../demo-event.ts';
import { oneInterval, playedIn } from '../facts.ts';

export const noRehearsals: DemoEvent = {
  id: 'no-rehearsals',
  category: 'improv',
  title: {
    ru: 'Без репетиций',
    en: 'No Rehearsals',
    de: 'Ohne Probe',
    fr: 'Sans répétition',
    es: 'Sin ensayos',
  },
  subtitle: {
    ru: 'Спектакль, которого ещё нет',
    en: 'A show that does not exist yet',
    de: 'Ein Stück, das es noch nicht gibt',
    fr: 'Un spectacle qui n’existe pas encore',
    es: 'Un espectáculo que aún no existe',
  },
  story: {
    ru: [
      'Никто не знает, что вы увидите, и мы тоже. Перед началом вы пишете на листке одно слово; из шляпы достают три. Через минуту начинается первая сцена, через час — опера на слово «подстаканник».',
      '<strong>Зоя Капелькина</strong> и пятеро её коллег играют, поют, фехтуют зонтами и ни разу не переглядываются: договариваться негде и некогда. Второе отделение целиком посвящено чьей-нибудь настоящей истории из зала. Рассказывать можно и анонимно — вас всё равно узнают по хохоту соседей.',
    ],
    en: [
      'No one knows what you will see, ourselves included. Before the start you write one word on a slip; three are drawn from a hat. A minute later comes the first scene, an hour later an opera on the word “tea-glass holder”.',
      '<strong>Zoya Kapelkina</strong> and five colleagues act, sing and fence with umbrellas without once exchanging a glance: there is neither time nor place to agree on anything. The second half belongs to a true story told by someone in the room. You may tell it anonymously; your neighbours’ laughter will give you away.',
    ],
    de: [
      'Niemand weiß, was Sie sehen werden, auch wir nicht. Vor Beginn schreiben Sie ein Wort auf einen Zettel; drei werden aus dem Hut gezogen. Eine Minute später läuft die erste Szene, eine Stunde später eine Oper über das Wort „Teeglashalter“.',
      '<strong>Soja Kapelkina</strong> und fünf Kollegen spielen, singen und fechten mit Schirmen, ohne sich ein einziges Mal anzusehen: Für Absprachen fehlen Ort und Zeit. Die zweite Hälfte gehört einer wahren Geschichte aus dem Publikum. Erzählen dürfen Sie auch anonym; das Gelächter der Nachbarn verrät Sie ohnehin.',
    ],
    fr: [
      'Personne ne sait ce que vous verrez, nous non plus. Avant de commencer, vous écrivez un mot sur un papier ; on en tire trois d’un chapeau. Une minute après, première scène ; une heure après, un opéra sur le mot « porte-verre ».',
      '<strong>Zoïa Kapelkina</strong> et cinq complices jouent, chantent et se battent au parapluie sans échanger un regard : pas le temps de se mettre d’accord. La seconde partie est tirée d’une histoire vraie venue de la salle. Vous pouvez la raconter anonymement ; le rire de vos voisins vous trahira.',
    ],
    es: [
      'Nadie sabe lo que va a ver, nosotros tampoco. Antes de empezar escribe usted una palabra en un papel; de un sombrero se sacan tres. Al minuto empieza la primera escena; a la hora, una ópera sobre la palabra «portavasos».',
      '<strong>Zoya Kapelkina</strong> y cinco compañeros actúan, cantan y se baten con paraguas sin cruzar una mirada: no hay dónde ni cuándo ponerse de acuerdo. La segunda parte sale de una historia real del público. Puede contarla de forma anónima; la risa de sus vecinos le delatará.',
    ],
  },
  facts: [playedIn('ru'), oneInterval],
  ageLimit: 12,
  minutes: 120,
  labels: [],
  cast: [{ person: 'zoya-kapelkina', role: onStage }],
  poster: { system: 'halftone', palette: 'candy', motif: 'mask' },
  runs: [{ hall: 'podval-spb-main', from: 5, days: 4, on: ['wed', 'sun'], times: ['20:00'] }],
  topPrice: 1900,
};
