import { piano, tenorPart } from '../credits.ts';
import type { DemoEvent } from '../demo-event.ts';
import { noInterval, noLateEntry, sungIn } from '../facts.ts';

export const winterreise: DemoEvent = {
  id: 'winterreise',
  category: 'classical',
  title: {
    ru: 'Зимний путь',
    en: 'Winterreise',
    de: 'Winterreise',
    fr: 'Le Voyage d’hiver',
    es: 'Viaje de invierno',
  },
  subtitle: {
    ru: 'Двадцать четыре песни Франца Шуберта',
    en: 'Twenty-four songs by Franz Schubert',
    de: 'Vierundzwanzig Lieder von Franz Schubert',
    fr: 'Vingt-quatre lieder de Franz Schubert',
    es: 'Veinticuatro canciones de Franz Schubert',
  },
  story: {
    ru: [
      'Человек ночью уходит из города, где его перестали ждать. Дальше двадцать четыре песни пешком: липа, ворона, почтовый рожок, последняя надежда, повисшая на листе. Шарманщик в конце — самая тихая встреча в музыке.',
      '<strong>Конрад Эллербек</strong> поёт цикл каждую зиму и каждый раз находит в нём другую погоду. За роялем гость из Москвы <strong>Илья Розанцев</strong>. Зал освещён одной лампой у рояля; слова светятся на стене, и читать их успевают все. После последней песни никто не хлопает, пока не погаснет лампа.',
    ],
    en: [
      'At night a man leaves a town where he is no longer expected. The rest is twenty-four songs on foot: a lime tree, a crow, a post horn, a last hope hanging on a leaf. The hurdy-gurdy man at the end is the quietest meeting in music.',
      '<strong>Konrad Ellerbeck</strong> sings the cycle every winter and finds different weather in it each time. At the piano is a guest from Moscow, <strong>Ilya Rozantsev</strong>. One lamp lights the room; the words glow on the wall, slowly enough for all to read. After the last song nobody claps until the lamp goes out.',
    ],
    de: [
      'Ein Mann verlässt bei Nacht die Stadt, in der ihn niemand mehr erwartet. Dann vierundzwanzig Lieder zu Fuß: Lindenbaum, Krähe, Posthorn, eine letzte Hoffnung an einem Blatt. Der Leiermann am Ende ist die leiseste Begegnung der Musik.',
      '<strong>Konrad Ellerbeck</strong> singt den Zyklus jeden Winter und findet jedes Mal anderes Wetter darin. Am Flügel sitzt ein Gast aus Moskau, <strong>Ilja Rosanzew</strong>. Den Saal erhellt eine einzige Lampe; die Worte leuchten an der Wand, langsam genug für alle. Nach dem letzten Lied klatscht niemand, bis die Lampe erlischt.',
    ],
    fr: [
      'La nuit, un homme quitte une ville où on ne l’attend plus. Puis vingt-quatre lieder à pied : un tilleul, une corneille, un cor de postillon, un dernier espoir pendu à une feuille. Le joueur de vielle, à la fin, est la rencontre la plus silencieuse de la musique.',
      '<strong>Konrad Ellerbeck</strong> chante le cycle chaque hiver et y trouve chaque fois un autre temps. Au piano, un invité de Moscou, <strong>Ilia Rozantsev</strong>. Une seule lampe éclaire la salle ; les mots luisent au mur, assez lentement pour tous. Après le dernier lied, personne n’applaudit avant que la lampe s’éteigne.',
    ],
    es: [
      'De noche, un hombre abandona una ciudad donde ya no lo esperan. Después, veinticuatro canciones a pie: un tilo, una corneja, una corneta de postas, la última esperanza colgada de una hoja. El organillero del final es el encuentro más callado de la música.',
      '<strong>Konrad Ellerbeck</strong> canta el ciclo cada invierno y cada vez encuentra en él otro tiempo. Al piano, un invitado de Moscú, <strong>Iliá Rozántsev</strong>. Una sola lámpara alumbra la sala; las palabras brillan en la pared, despacio para que todos lean. Tras la última canción nadie aplaude hasta que se apaga la lámpara.',
    ],
  },
  facts: [sungIn('de', 'en'), noInterval, noLateEntry],
  ageLimit: 12,
  minutes: 80,
  labels: [],
  cast: [
    { person: 'konrad-ellerbeck', role: tenorPart },
    { person: 'ilya-rozantsev', role: piano },
  ],
  poster: { system: 'ink-line', palette: 'frost', motif: 'leaf' },
  runs: [{ hall: 'kammer-ber-studio', from: 108, days: 2, on: ['fri', 'sun'], times: ['19:30'] }],
  topPrice: 44,
};
