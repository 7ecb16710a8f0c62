import { director } from '../credits.ts';
import type { DemoEvent } from '../demo-event.ts';
import { oneInterval, playedIn } from '../facts.ts';

export const theSeagull: DemoEvent = {
  id: 'the-seagull',
  category: 'drama',
  title: { ru: 'Чайка', en: 'The Seagull', de: 'Die Möwe', fr: 'La Mouette', es: 'La gaviota' },
  subtitle: {
    ru: 'Комедия Антона Чехова в постановке Саввы Лопухова',
    en: 'Anton Chekhov’s comedy, directed by Savva Lopukhov',
    de: 'Komödie von Anton Tschechow, Regie: Sawwa Lopuchow',
    fr: 'Comédie d’Anton Tchekhov, mise en scène de Savva Lopoukhov',
    es: 'Comedia de Antón Chéjov, dirigida por Savva Lopujov',
  },
  story: {
    ru: [
      'Чехов назвал «Чайку» комедией, и Савва Лопухов ему поверил. Все здесь влюблены не в тех, все говорят о театре и никто никого не слушает: первые полтора часа зал смеётся в голос.',
      'Сто двадцать зрителей сидят на садовых скамейках у озера, сделанного из серебряной бумаги. <strong>Таисия Вяземцева</strong> играет Нину без слёз в голосе, <strong>Глеб Старожилов</strong> — Тригорина, которому стыдно. Спектакль идёт седьмой сезон, и билеты на него передают друзьям как хорошую новость.',
    ],
    en: [
      'Chekhov called <em>The Seagull</em> a comedy, and Savva Lopukhov takes him at his word. Everyone loves the wrong person, everyone talks about theatre and nobody listens: for the first ninety minutes the room laughs out loud.',
      'A hundred and twenty people sit on garden benches beside a lake of silver paper. <strong>Taisia Vyazemtseva</strong> plays Nina without a sob in her voice, <strong>Gleb Starozhilov</strong> a Trigorin who is ashamed of himself. Now in its seventh season, it is a show whose tickets friends pass on like good news.',
    ],
    de: [
      'Tschechow nannte „Die Möwe“ eine Komödie, und Sawwa Lopuchow nimmt ihn beim Wort. Alle lieben die Falschen, alle reden vom Theater, und keiner hört zu: Anderthalb Stunden lang wird laut gelacht.',
      'Hundertzwanzig Menschen sitzen auf Gartenbänken an einem See aus Silberpapier. <strong>Taissija Wjasemzewa</strong> spielt die Nina ohne Tränen in der Stimme, <strong>Gleb Staroschilow</strong> einen Trigorin, der sich schämt. Das Stück läuft in der siebten Spielzeit, und Karten reicht man im Freundeskreis weiter wie eine gute Nachricht.',
    ],
    fr: [
      'Tchekhov appelait « La Mouette » une comédie, et Savva Lopoukhov le prend au mot. Chacun aime qui il ne faut pas, tous parlent de théâtre et personne n’écoute : pendant une heure et demie, la salle rit franchement.',
      'Cent vingt spectateurs, sur des bancs de jardin, au bord d’un lac en papier d’argent. <strong>Taïssia Viazemtseva</strong> joue Nina sans larmes dans la voix, <strong>Gleb Starojilov</strong> un Trigorine qui a honte. C’est la septième saison, et l’on se passe les billets entre amis comme une bonne nouvelle.',
    ],
    es: [
      'Chéjov llamó comedia a «La gaviota», y Savva Lopujov le toma la palabra. Todos quieren a quien no deben, todos hablan de teatro y nadie escucha: durante hora y media la sala ríe a carcajadas.',
      'Ciento veinte personas en bancos de jardín, a la orilla de un lago de papel plateado. <strong>Taísia Viázemtseva</strong> hace una Nina sin lágrimas en la voz; <strong>Gleb Starozhílov</strong>, un Trigorin avergonzado. Va por la séptima temporada, y las entradas pasan entre amigos como una buena noticia.',
    ],
  },
  facts: [playedIn('ru'), oneInterval],
  ageLimit: 16,
  minutes: 160,
  labels: ['star_cast'],
  cast: [
    {
      person: 'taisia-vyazemtseva',
      role: {
        ru: 'Нина Заречная',
        en: 'Nina Zarechnaya',
        de: 'Nina Saretschnaja',
        fr: 'Nina Zaretchnaïa',
        es: 'Nina Zaréchnaya',
      },
    },
    {
      person: 'gleb-starozhilov',
      role: { ru: 'Тригорин', en: 'Trigorin', de: 'Trigorin', fr: 'Trigorine', es: 'Trigorin' },
    },
    { person: 'savva-lopukhov', role: director },
  ],
  poster: { system: 'ink-line', palette: 'sea', motif: 'seagull' },
  runs: [
    {
      hall: 'bolshaya-msk-studio',
      from: 3,
      days: 4,
      on: ['wed', 'fri', 'sat'],
      times: ['19:00'],
      marks: { 0: 'sold-out', 1: 'sold-out' },
    },
  ],
  topPrice: 4500,
};
