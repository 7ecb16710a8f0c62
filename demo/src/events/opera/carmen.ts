import { latinAlike } from '../../text.ts';
import { conductor, director } from '../credits.ts';
import type { DemoEvent } from '../demo-event.ts';
import { oneInterval, sungIn } from '../facts.ts';
import { lateWeek } from '../run.ts';

export const carmen: DemoEvent = {
  id: 'carmen',
  category: 'opera',
  title: latinAlike('Кармен', 'Carmen'),
  subtitle: {
    ru: 'Опера Жоржа Бизе в четырёх действиях',
    en: 'Opera in four acts by Georges Bizet',
    de: 'Oper in vier Akten von Georges Bizet',
    fr: 'Opéra en quatre actes de Georges Bizet',
    es: 'Ópera en cuatro actos de Georges Bizet',
  },
  story: {
    ru: [
      'Забудьте веер и розу. У Ампаро Лисарральде Кармен — работница в синем халате, которая говорит правду всем, кто спросит, и однажды её спрашивает не тот человек.',
      'Площадь на сцене выложена настоящим песком, и следы на нём не заметают до конца вечера: в последней картине видно, кто, откуда и куда пришёл. <strong>Инес Вальделомар</strong> поёт хабанеру вполголоса, как поют за работой. Оркестр Аурелио Сантаканы играет быстро и жарко. Самая известная опера на свете звучит так, будто вы не знаете, чем она кончится.',
    ],
    en: [
      'Forget the fan and the rose. Amparo Lizarralde’s Carmen is a factory hand in blue overalls who tells the truth to anyone who asks, until one day the wrong man asks.',
      'The square is laid with real sand, and the footprints are not swept away all evening: by the last scene one can see who came from where and where they went. <strong>Inés Valdelomar</strong> sings the habanera under her breath, as people sing at work. Aurelio Santacana’s orchestra plays fast and hot. The best-known opera in the world, as if you did not know how it ends.',
    ],
    de: [
      'Vergessen Sie Fächer und Rose. Amparo Lizarraldes Carmen ist eine Arbeiterin im blauen Kittel, die jedem, der fragt, die Wahrheit sagt – bis eines Tages der Falsche fragt.',
      'Der Platz ist mit echtem Sand bedeckt, und die Spuren bleiben den ganzen Abend liegen: Im letzten Bild sieht man, wer woher kam und wohin ging. <strong>Inés Valdelomar</strong> singt die Habanera halblaut, wie man bei der Arbeit singt. Aurelio Santacanas Orchester spielt schnell und heiß. Die bekannteste Oper der Welt, als wüssten Sie nicht, wie sie ausgeht.',
    ],
    fr: [
      'Oubliez l’éventail et la rose. La Carmen d’Amparo Lizarralde est une ouvrière en blouse bleue qui dit la vérité à qui la lui demande ; un jour, ce n’est pas le bon homme qui demande.',
      'La place est couverte de vrai sable, et les traces y restent toute la soirée : au dernier tableau, on voit d’où chacun est venu et où il est allé. <strong>Inés Valdelomar</strong> chante la habanera à mi-voix, comme on chante à l’atelier. L’orchestre d’Aurelio Santacana joue vite et chaud. L’opéra le plus connu du monde, comme si vous en ignoriez la fin.',
    ],
    es: [
      'Olvídese del abanico y de la rosa. La Carmen de Amparo Lizarralde es una obrera de bata azul que dice la verdad a quien se la pregunta, hasta que un día pregunta quien no debe.',
      'La plaza es de arena de verdad y las huellas no se barren en toda la noche: en el último cuadro se ve quién vino, de dónde y adónde fue. <strong>Inés Valdelomar</strong> canta la habanera a media voz, como se canta trabajando. La orquesta de Aurelio Santacana toca deprisa y con calor. La ópera más conocida del mundo, como si no supiera usted cómo acaba.',
    ],
  },
  facts: [sungIn('fr', 'es'), oneInterval],
  ageLimit: 12,
  minutes: 175,
  labels: ['star_cast'],
  cast: [
    { person: 'ines-valdelomar', role: latinAlike('Кармен', 'Carmen') },
    { person: 'tancrede-villaret', role: latinAlike('Дон Хозе', 'Don José') },
    { person: 'gaspar-olivan', role: latinAlike('Эскамильо', 'Escamillo') },
    { person: 'aurelio-santacana', role: conductor },
    { person: 'amparo-lizarralde', role: director },
  ],
  poster: { system: 'stage-light', palette: 'ochre', motif: 'fan' },
  runs: [
    { hall: 'teatro-mad-main', from: 30, days: 4, on: lateWeek, times: ['20:00'], marks: { 2: 'sold-out' } },
  ],
  topPrice: 145,
};
