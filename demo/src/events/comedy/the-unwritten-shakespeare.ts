import { onStage } from '../credits.ts';
import type { DemoEvent } from '../demo-event.ts';
import { oneInterval, playedIn } from '../facts.ts';

export const theUnwrittenShakespeare: DemoEvent = {
  id: 'the-unwritten-shakespeare',
  category: 'improv',
  title: {
    ru: 'Шекспир, которого он не написал',
    en: 'The Unwritten Shakespeare',
    de: 'Der ungeschriebene Shakespeare',
    fr: 'Le Shakespeare jamais écrit',
    es: 'El Shakespeare que no escribió',
  },
  subtitle: {
    ru: 'Пятиактная трагикомедия, сочинённая при вас',
    en: 'A five-act tragicomedy, made up before your eyes',
    de: 'Eine Tragikomödie in fünf Akten, vor Ihren Augen erfunden',
    fr: 'Une tragi-comédie en cinq actes, inventée sous vos yeux',
    es: 'Una tragicomedia en cinco actos, inventada ante usted',
  },
  story: {
    ru: [
      'Назовите город, грех и предмет домашней утвари — и перед вами новая пьеса Шекспира: с близнецами, призраком, переодеванием и монологом о дуршлаге. Пятистопным ямбом, без бумажки.',
      'Шестеро лондонских актёров, среди них <strong>Эдмунд Тэкрей</strong> в свой выходной от «Гамлета», играют пять актов за два часа. Иногда все умирают, иногда все женятся; однажды случилось то и другое. В антракте зрители голосуют, кому выжить. Пива на сцену просим не передавать, актёры и так стараются.',
    ],
    en: [
      'Name a city, a sin and a household object, and there before you is a new play by Shakespeare, with twins, a ghost, a disguise and a soliloquy to a colander. In iambic pentameter, without notes.',
      'Six London actors, among them <strong>Edmund Thackray</strong> on his night off from <em>Hamlet</em>, get through five acts in two hours. Sometimes everyone dies, sometimes everyone marries; once it was both. In the interval you vote on who survives. Please pass no beer to the stage: they are doing their best as it is.',
    ],
    de: [
      'Nennen Sie eine Stadt, eine Sünde und einen Haushaltsgegenstand, und schon steht ein neues Stück von Shakespeare da: mit Zwillingen, Geist, Verkleidung und einem Monolog an ein Sieb. Im Blankvers, ohne Zettel.',
      'Sechs Londoner Schauspieler, darunter <strong>Edmund Thackray</strong> an seinem freien Abend vom „Hamlet“, schaffen fünf Akte in zwei Stunden. Mal sterben alle, mal heiraten alle; einmal war es beides. In der Pause stimmen Sie ab, wer überlebt. Bitte reichen Sie kein Bier auf die Bühne, man gibt sich auch so Mühe.',
    ],
    fr: [
      'Citez une ville, un péché et un ustensile de cuisine : voici une nouvelle pièce de Shakespeare, avec jumeaux, spectre, déguisement et monologue à une passoire. En pentamètres iambiques, sans notes.',
      'Six comédiens londoniens, dont <strong>Edmund Thackray</strong>, en congé de « Hamlet » ce soir-là, bouclent cinq actes en deux heures. Parfois tout le monde meurt, parfois tout le monde se marie ; une fois, ce fut les deux. À l’entracte, vous votez pour les survivants. Merci de ne pas passer de bière sur scène, ils font déjà de leur mieux.',
    ],
    es: [
      'Diga una ciudad, un pecado y un utensilio de cocina y ahí tiene una obra nueva de Shakespeare, con gemelos, fantasma, disfraz y un soliloquio a un colador. En pentámetros yámbicos y sin papeles.',
      'Seis actores londinenses, entre ellos <strong>Edmund Thackray</strong> en su noche libre de «Hamlet», despachan cinco actos en dos horas. A veces mueren todos, a veces se casan todos; una vez fueron ambas cosas. En el descanso vota usted quién sobrevive. Por favor, no pase cerveza al escenario: ya hacen lo que pueden.',
    ],
  },
  facts: [playedIn('en'), oneInterval],
  ageLimit: 12,
  minutes: 130,
  labels: [],
  cast: [{ person: 'edmund-thackray', role: onStage }],
  poster: { system: 'type-only', palette: 'velvet', motif: 'feather' },
  runs: [
    { hall: 'vault-ldn-main', from: 13, days: 1, on: ['mon'], times: ['20:00'] },
    { hall: 'vault-ldn-main', from: 67, days: 1, on: ['mon'], times: ['20:00'] },
  ],
  topPrice: 22,
};
