import { trumpet } from '../credits.ts';
import type { DemoEvent } from '../demo-event.ts';
import { oneInterval } from '../facts.ts';

export const merriweatherBigBand: DemoEvent = {
  id: 'merriweather-big-band',
  category: 'jazz',
  title: {
    ru: 'Биг-бенд Мерриуэзера',
    en: 'The Merriweather Big Band',
    de: 'Die Merriweather Big Band',
    fr: 'Le big band de Merriweather',
    es: 'La big band de Merriweather',
  },
  subtitle: {
    ru: 'Свинг для тех, кто пришёл танцевать',
    en: 'Swing for people who came to dance',
    de: 'Swing für alle, die tanzen wollen',
    fr: 'Du swing pour ceux qui viennent danser',
    es: 'Swing para quien viene a bailar',
  },
  story: {
    ru: [
      'Семнадцать человек, шесть труб и тромбонов, ни одного микрофона на духовых. В кирпичном своде это звучит так, что рубашка шевелится. <strong>Отис Мерриуэзер</strong> тридцать лет разносил почту и сочинял аранжировки на ходу, поэтому темп у них — быстрый шаг.',
      'С семи вечера — бесплатный урок линди-хопа для тех, кто не умеет; с восьми — два отделения без разговоров. Партнёр не нужен, удобная обувь нужна. На балконе и за столиками можно просто сидеть, но мы ни разу не видели, чтобы кто-нибудь досидел до конца.',
    ],
    en: [
      'Seventeen players, six trumpets and trombones, not one microphone on the brass. Under a brick vault it makes your shirt move. <strong>Otis Merriweather</strong> delivered letters for thirty years and arranged tunes on the round, so his tempo is a brisk walk.',
      'From seven there is a free lindy hop class for those who can’t; from eight, two sets without talk. You need no partner, but you do need comfortable shoes. At the tables and on the balcony you may simply sit, though we have yet to see anyone stay seated to the end.',
    ],
    de: [
      'Siebzehn Musiker, sechs Trompeten und Posaunen, kein Mikrofon bei den Bläsern. Unter dem Ziegelgewölbe flattert einem davon das Hemd. <strong>Otis Merriweather</strong> trug dreißig Jahre Post aus und schrieb unterwegs Arrangements, daher ist sein Tempo ein zügiger Schritt.',
      'Ab sieben gibt es einen kostenlosen Lindy-Hop-Kurs für alle, die es nicht können; ab acht zwei Sets ohne Ansagen. Einen Partner brauchen Sie nicht, bequeme Schuhe schon. An den Tischen und auf dem Balkon darf man sitzen, doch bis zum Schluss hat das noch niemand durchgehalten.',
    ],
    fr: [
      'Dix-sept musiciens, six trompettes et trombones, pas un micro sur les cuivres. Sous la voûte de brique, votre chemise en frémit. <strong>Otis Merriweather</strong> a distribué le courrier trente ans en écrivant ses arrangements en route : son tempo, c’est le pas rapide.',
      'Dès sept heures, cours gratuit de lindy hop pour ceux qui ne savent pas ; à huit heures, deux sets sans bavardage. Pas besoin de partenaire, mais de bonnes chaussures. Aux tables et au balcon, on peut rester assis ; nous n’avons encore vu personne tenir jusqu’au bout.',
    ],
    es: [
      'Diecisiete músicos, seis trompetas y trombones, ni un micrófono en los metales. Bajo la bóveda de ladrillo, la camisa se mueve sola. <strong>Otis Merriweather</strong> repartió cartas treinta años y hacía los arreglos por el camino, así que su tempo es el paso ligero.',
      'Desde las siete, clase gratuita de lindy hop para quien no sepa; desde las ocho, dos pases sin charla. No hace falta pareja, sí calzado cómodo. En las mesas y arriba puede quedarse sentado, aunque aún no hemos visto a nadie aguantar hasta el final.',
    ],
  },
  facts: [
    oneInterval,
    {
      ru: 'Урок танца в 19:00 входит в билет',
      en: 'The 7 pm dance class is included',
      de: 'Tanzkurs um 19 Uhr inbegriffen',
      fr: 'Cours de danse de 19 h compris',
      es: 'La clase de baile de las 19:00 está incluida',
    },
  ],
  ageLimit: 12,
  minutes: 150,
  labels: [],
  cast: [{ person: 'otis-merriweather', role: trumpet }],
  poster: { system: 'paper-cut', palette: 'gold-leaf', motif: 'trumpet' },
  runs: [{ hall: 'vault-ldn-main', from: 9, days: 2, on: ['sat'], times: ['20:00'] }],
  topPrice: 32,
};
