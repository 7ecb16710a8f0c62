import { cello } from '../credits.ts';
import type { DemoEvent } from '../demo-event.ts';
import { noLateEntry, oneInterval } from '../facts.ts';

export const bachCelloSuites: DemoEvent = {
  id: 'bach-cello-suites',
  category: 'classical',
  title: {
    ru: 'Шесть сюит за два вечера',
    en: 'Six Suites in Two Evenings',
    de: 'Sechs Suiten an zwei Abenden',
    fr: 'Six suites en deux soirées',
    es: 'Seis suites en dos noches',
  },
  subtitle: {
    ru: 'Сюиты Иоганна Себастьяна Баха для виолончели соло',
    en: 'Johann Sebastian Bach’s suites for solo cello',
    de: 'Johann Sebastian Bachs Suiten für Violoncello solo',
    fr: 'Les suites de Jean-Sébastien Bach pour violoncelle seul',
    es: 'Las suites de Johann Sebastian Bach para violonchelo solo',
  },
  story: {
    ru: [
      'Одна виолончель, один человек, ни одного микрофона. Бах написал эти сюиты, по-видимому, как упражнения, и двести лет их так и считали. Потом кто-то сыграл их на концерте, и выяснилось, что это дневник.',
      '<strong>Флориан Дессоваж</strong> играет босиком, в центре мастерской, и между сюитами рассказывает по одной истории: о струнах, о барже, о том, почему шестая сюита написана для инструмента, которого больше нет. В первый вечер — сюиты с первой по третью, во второй — остальные. Можно прийти на любой.',
    ],
    en: [
      'One cello, one man, no microphone. Bach seems to have written these suites as exercises, and for two hundred years they were taken for that. Then someone played them in a concert, and it turned out to be a diary.',
      '<strong>Florian Dessauvage</strong> plays barefoot in the middle of the workshop and tells one story between suites: about strings, about his barge, about why the sixth is written for an instrument that no longer exists. Suites one to three on the first evening, the others on the second. Either stands on its own.',
    ],
    de: [
      'Ein Cello, ein Mensch, kein Mikrofon. Bach schrieb diese Suiten wohl als Übungen, und zweihundert Jahre lang hielt man sie dafür. Dann spielte sie jemand im Konzert, und es zeigte sich: Es ist ein Tagebuch.',
      '<strong>Florian Dessauvage</strong> spielt barfuß mitten in der Werkstatt und erzählt zwischen den Suiten je eine Geschichte: über Saiten, über seinen Kahn und darüber, warum die sechste für ein Instrument geschrieben ist, das es nicht mehr gibt. Am ersten Abend die Suiten eins bis drei, am zweiten die übrigen. Jeder Abend steht für sich.',
    ],
    fr: [
      'Un violoncelle, un homme, aucun micro. Bach écrivit sans doute ces suites comme des exercices, et pendant deux siècles on les prit pour tels. Puis quelqu’un les joua en concert, et l’on comprit que c’était un journal intime.',
      '<strong>Florian Dessauvage</strong> joue pieds nus au milieu de l’atelier et raconte une histoire entre deux suites : les cordes, sa péniche, la raison pour laquelle la sixième est écrite pour un instrument disparu. Le premier soir, les suites un à trois ; le second, les autres. Chaque soirée se suffit.',
    ],
    es: [
      'Un violonchelo, un hombre, ningún micrófono. Al parecer Bach escribió estas suites como ejercicios, y durante dos siglos se las tuvo por tales. Luego alguien las tocó en un concierto y resultó que eran un diario.',
      '<strong>Florian Dessauvage</strong> toca descalzo en el centro del taller y entre suite y suite cuenta una historia: de las cuerdas, de su gabarra, de por qué la sexta está escrita para un instrumento que ya no existe. La primera noche, de la primera a la tercera; la segunda, las demás. Cada noche vale por sí sola.',
    ],
  },
  facts: [oneInterval, noLateEntry],
  ageLimit: 6,
  minutes: 100,
  labels: [],
  cast: [{ person: 'florian-dessauvage', role: cello }],
  poster: { system: 'ink-line', palette: 'ochre', motif: 'cello' },
  runs: [{ hall: 'atelier-par-studio', from: 88, days: 2, on: ['sat', 'sun'], times: ['18:00'] }],
  topPrice: 38,
};
