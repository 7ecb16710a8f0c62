import { director } from '../credits.ts';
import type { DemoEvent } from '../demo-event.ts';
import { hazeAndStrobe, noInterval, noLateEntry, playedIn } from '../facts.ts';
import { allButMonday } from '../run.ts';

export const lighthouseNo9: DemoEvent = {
  id: 'lighthouse-no-9',
  category: 'drama',
  title: {
    ru: 'Маяк № 9',
    en: 'Lighthouse No. 9',
    de: 'Leuchtturm Nr. 9',
    fr: 'Phare n° 9',
    es: 'Faro n.º 9',
  },
  subtitle: {
    ru: 'Мировая премьера: триллер для одной актрисы и одного луча',
    en: 'World premiere: a thriller for one actor and one beam',
    de: 'Uraufführung: ein Thriller für eine Schauspielerin und einen Lichtstrahl',
    fr: 'Création mondiale : un thriller pour une actrice et un faisceau',
    es: 'Estreno absoluto: un thriller para una actriz y un haz de luz',
  },
  story: {
    ru: [
      'Смотрительница маяка одна уже четыре месяца. Луч обходит горизонт за двенадцать секунд. И вот на седьмом обороте в море стоит то, чего на шестом не было.',
      'Весь спектакль освещён единственным вращающимся прожектором: между вспышками темно, и в темноте меняется мир. <strong>Ада Уинтерборн</strong> восемьдесят минут держит зал голосом, кружкой и радиопомехами. Розалинд Трегарт просит не рассказывать финал и раздаёт на выходе чай. Тем, кто не любит темноты, лучше взять место с краю.',
    ],
    en: [
      'The keeper has been alone for four months. The beam sweeps the horizon every twelve seconds. And on the seventh turn something stands in the sea that was not there on the sixth.',
      'The whole play is lit by a single revolving lamp: between flashes it is dark, and in the dark the world changes. <strong>Ada Winterbourne</strong> holds the room for eighty minutes with a voice, a mug and some static. Rosalind Tregarth asks you not to tell the ending and serves tea on the way out. If you dislike the dark, take an aisle seat.',
    ],
    de: [
      'Seit vier Monaten ist die Wärterin allein. Alle zwölf Sekunden streicht der Strahl über den Horizont. Und bei der siebten Umdrehung steht im Meer etwas, das bei der sechsten nicht da war.',
      'Das ganze Stück wird von einer einzigen drehenden Lampe erhellt: Dazwischen ist es dunkel, und im Dunkeln verändert sich die Welt. <strong>Ada Winterbourne</strong> hält den Saal achtzig Minuten mit Stimme, Becher und Funkrauschen. Rosalind Tregarth bittet, das Ende nicht zu verraten, und schenkt am Ausgang Tee aus. Wer Dunkelheit nicht mag, nimmt einen Platz am Rand.',
    ],
    fr: [
      'La gardienne est seule depuis quatre mois. Toutes les douze secondes, le faisceau balaie l’horizon. Et au septième tour se dresse en mer quelque chose qui n’y était pas au sixième.',
      'Toute la pièce est éclairée par une seule lampe tournante : entre deux éclats, il fait noir, et dans le noir le monde change. <strong>Ada Winterbourne</strong> tient la salle quatre-vingts minutes avec une voix, une tasse et de la friture. Rosalind Tregarth prie de ne pas raconter la fin et sert du thé à la sortie. Si vous n’aimez pas le noir, prenez une place au bord.',
    ],
    es: [
      'La farera lleva cuatro meses sola. El haz recorre el horizonte cada doce segundos. Y en la séptima vuelta hay en el mar algo que en la sexta no estaba.',
      'Toda la obra se ilumina con una única lámpara giratoria: entre destello y destello hay oscuridad, y en ella cambia el mundo. <strong>Ada Winterbourne</strong> sostiene la sala ochenta minutos con una voz, una taza e interferencias de radio. Rosalind Tregarth pide que no se cuente el final y sirve té a la salida. Si no le gusta la oscuridad, elija un asiento de pasillo.',
    ],
  },
  facts: [playedIn('en'), noInterval, noLateEntry, hazeAndStrobe],
  ageLimit: 16,
  minutes: 80,
  labels: ['premiere'],
  cast: [
    {
      person: 'ada-winterbourne',
      role: {
        ru: 'Смотрительница',
        en: 'The keeper',
        de: 'Die Wärterin',
        fr: 'La gardienne',
        es: 'La farera',
      },
    },
    { person: 'rosalind-tregarth', role: director },
  ],
  poster: { system: 'stage-light', palette: 'sea', motif: 'lighthouse' },
  runs: [{ hall: 'loft-ldn-studio', from: 86, days: 4, on: allButMonday, times: ['19:30'], saleOpensIn: 9 }],
  topPrice: 40,
};
