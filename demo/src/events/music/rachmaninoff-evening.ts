import { conductor, piano } from '../credits.ts';
import type { DemoEvent } from '../demo-event.ts';
import { oneInterval } from '../facts.ts';

export const rachmaninoffPerformance: DemoEvent = {
  id: 'rachmaninoff-evening',
  category: 'classical',
  title: {
    ru: 'Рахманинов. Второй концерт',
    en: 'Rachmaninoff: The Second Concerto',
    de: 'Rachmaninow: Das zweite Klavierkonzert',
    fr: 'Rachmaninov : le Deuxième Concerto',
    es: 'Rajmáninov: el Segundo concierto',
  },
  subtitle: {
    ru: 'Вечер для фортепиано с оркестром',
    en: 'An evening for piano and orchestra',
    de: 'Ein Abend für Klavier und Orchester',
    fr: 'Une soirée pour piano et orchestre',
    es: 'Una velada para piano y orquesta',
  },
  story: {
    ru: [
      'Восемь аккордов, которые приближаются, как шаги по коридору, и затем волна. Рахманинов посвятил концерт врачу, который вернул ему желание сочинять; эту благодарность слышно до сих пор.',
      'Солист — <strong>Илья Розанцев</strong>, пианист без эффектов: он не поднимает рук выше, чем нужно, и громкость у него растёт изнутри. Во втором отделении — «Вокализ» и «Остров мёртвых». Всеволод Ярцев дирижирует без палочки. Если вы покупаете билет в балкон, берите левую сторону: видно клавиатуру.',
    ],
    en: [
      'Eight chords that draw near like steps in a corridor, and then the wave. Rachmaninoff dedicated the concerto to the doctor who had given him back the wish to compose; one still hears the thanks.',
      'The soloist is <strong>Ilya Rozantsev</strong>, a pianist without effects: his hands never rise higher than they must, and the volume grows from within. After the interval come the <em>Vocalise</em> and <em>The Isle of the Dead</em>. Vsevolod Yartsev conducts without a baton. If you book the balcony, take the left side: you can see the keys.',
    ],
    de: [
      'Acht Akkorde, die näherkommen wie Schritte auf einem Flur, und dann die Welle. Rachmaninow widmete das Konzert dem Arzt, der ihm die Lust am Komponieren zurückgab; den Dank hört man noch immer.',
      'Solist ist <strong>Ilja Rosanzew</strong>, ein Pianist ohne Effekte: Er hebt die Hände nie höher als nötig, und die Lautstärke wächst von innen. Nach der Pause folgen „Vocalise“ und „Die Toteninsel“. Wsewolod Jarzew dirigiert ohne Taktstock. Wer auf dem Balkon sitzt, nehme die linke Seite: Von dort sieht man die Tasten.',
    ],
    fr: [
      'Huit accords qui s’approchent comme des pas dans un couloir, puis la vague. Rachmaninov dédia le concerto au médecin qui lui avait rendu l’envie de composer ; on entend encore le merci.',
      'Le soliste est <strong>Ilia Rozantsev</strong>, pianiste sans effets : ses mains ne montent jamais plus haut qu’il ne faut, et le son grandit de l’intérieur. Après l’entracte, la « Vocalise » et « L’Île des morts ». Vsevolod Iartsev dirige sans baguette. Au balcon, préférez la gauche : on voit le clavier.',
    ],
    es: [
      'Ocho acordes que se acercan como pasos en un pasillo, y luego la ola. Rajmáninov dedicó el concierto al médico que le devolvió las ganas de componer; esa gratitud todavía se oye.',
      'El solista es <strong>Iliá Rozántsev</strong>, pianista sin efectos: no levanta las manos más de lo necesario, y el volumen crece desde dentro. En la segunda parte, la «Vocalise» y «La isla de los muertos». Vsévolod Yártsev dirige sin batuta. Si compra anfiteatro, elija el lado izquierdo: se ve el teclado.',
    ],
  },
  facts: [oneInterval],
  ageLimit: 6,
  minutes: 110,
  labels: [],
  cast: [
    { person: 'ilya-rozantsev', role: piano },
    { person: 'vsevolod-yartsev', role: conductor },
  ],
  poster: { system: 'stage-light', palette: 'dusk', motif: 'piano' },
  runs: [{ hall: 'bolshaya-msk-main', from: 83, days: 2, on: ['tue', 'wed'], times: ['19:00'] }],
  topPrice: 6000,
};
