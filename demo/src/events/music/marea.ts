import { electronics } from '../credits.ts';
import type { DemoEvent } from '../demo-event.ts';
import { hazeAndStrobe, loudMusic } from '../facts.ts';

export const marea: DemoEvent = {
  id: 'marea',
  category: 'electronic',
  title: { ru: 'Прилив', en: 'Marea', de: 'Marea', fr: 'Marea', es: 'Marea' },
  subtitle: {
    ru: 'Танцевальная ночь Лусии Берруэты по таблице приливов',
    en: 'Lucía Berrueta’s dance night, by the tide table',
    de: 'Lucía Berruetas Tanznacht nach dem Gezeitenkalender',
    fr: 'La nuit dansante de Lucía Berrueta, selon l’horaire des marées',
    es: 'La noche de baile de Lucía Berrueta, según la tabla de mareas',
  },
  story: {
    ru: [
      'Прилив начинается в половине одиннадцатого: один бубен, один шаг, вода по щиколотку. К часу ночи <strong>Лусия Берруэта</strong> поднимает её до плеч — кантабрийская пандерета против трёх синтезаторов, и обе стороны выигрывают.',
      'Первая половина вечера устроена для тех, кто не умеет танцевать: темп растёт так медленно, что учишься незаметно. Вторая — для тех, кто уже не может остановиться. Отлив в три, с хором всего зала на два слога. Одевайтесь легко: внизу жарко.',
    ],
    en: [
      'The tide turns at half past ten: one tambourine, one step, water to the ankles. By one in the morning <strong>Lucía Berrueta</strong> has it up to the shoulders – Cantabrian pandereta against three synthesizers, and both sides win.',
      'The first half of the night is made for people who cannot dance: the tempo climbs so slowly that you learn without noticing. The second is for those who can no longer stop. Ebb is at three, with the whole room singing on two syllables. Dress lightly; it gets hot down there.',
    ],
    de: [
      'Die Flut beginnt um halb elf: ein Tamburin, ein Schritt, Wasser bis zu den Knöcheln. Um eins hat <strong>Lucía Berrueta</strong> es bis zu den Schultern steigen lassen – kantabrische Pandereta gegen drei Synthesizer, und beide gewinnen.',
      'Die erste Hälfte der Nacht ist für alle gedacht, die nicht tanzen können: Das Tempo steigt so langsam, dass man es unbemerkt lernt. Die zweite ist für alle, die nicht mehr aufhören können. Ebbe ist um drei, mit dem Chor des ganzen Saals auf zwei Silben. Ziehen Sie sich leicht an; unten wird es heiß.',
    ],
    fr: [
      'La marée monte à dix heures et demie : un tambourin, un pas, l’eau aux chevilles. À une heure, <strong>Lucía Berrueta</strong> l’a portée aux épaules ; la pandereta cantabre contre trois synthétiseurs, et chacun gagne.',
      'La première moitié de la nuit est faite pour ceux qui ne savent pas danser : le tempo grimpe si lentement qu’on apprend sans y penser. La seconde, pour ceux qui ne peuvent plus s’arrêter. Reflux à trois heures, toute la salle chantant sur deux syllabes. Habillez-vous léger ; en bas, il fait chaud.',
    ],
    es: [
      'La marea empieza a las diez y media: una pandereta, un paso, agua por los tobillos. A la una, <strong>Lucía Berrueta</strong> la ha subido hasta los hombros: pandereta cántabra contra tres sintetizadores, y ganan los dos.',
      'La primera mitad de la noche está hecha para quien no sabe bailar: el tempo crece tan despacio que se aprende sin notarlo. La segunda, para quien ya no puede parar. La bajamar es a las tres, con toda la sala cantando dos sílabas. Venga con ropa ligera; abajo hace calor.',
    ],
  },
  facts: [loudMusic, hazeAndStrobe],
  ageLimit: 18,
  minutes: 270,
  labels: [],
  cast: [{ person: 'lucia-berrueta', role: electronics }],
  poster: { system: 'halftone', palette: 'neon', motif: 'shell' },
  runs: [
    { hall: 'cueva-mad-main', from: 15, days: 1, on: ['sat'], times: ['22:30'] },
    { hall: 'cueva-mad-main', from: 73, days: 1, on: ['sat'], times: ['22:30'] },
  ],
  topPrice: 28,
};
