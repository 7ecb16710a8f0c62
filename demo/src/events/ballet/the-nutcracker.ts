import { latinAlike } from '../../text.ts';
import { conductor, designer } from '../credits.ts';
import type { DemoEvent } from '../demo-event.ts';
import { liveOrchestra, oneInterval, wordless } from '../facts.ts';
import { weekend } from '../run.ts';

export const theNutcracker: DemoEvent = {
  id: 'the-nutcracker',
  category: 'ballet',
  title: {
    ru: 'Щелкунчик',
    en: 'The Nutcracker',
    de: 'Der Nussknacker',
    fr: 'Casse-Noisette',
    es: 'El cascanueces',
  },
  subtitle: {
    ru: 'Балет-феерия Петра Чайковского в двух действиях',
    en: 'Ballet in two acts to music by Pyotr Tchaikovsky',
    de: 'Ballett in zwei Akten zur Musik von Pjotr Tschaikowski',
    fr: 'Ballet-féerie en deux actes, musique de Piotr Tchaïkovski',
    es: 'Ballet en dos actos con música de Piotr Chaikovski',
  },
  story: {
    ru: [
      'Ёлка растёт до колосников, мыши стреляют сыром, и снег идёт прямо в зрительный зал: тридцать килограммов бумаги, нарезанной вручную. Тихон Парусов придумал этот снег в детстве и ждал тридцать лет, чтобы его показать.',
      '<strong>Лидия Снегова</strong> танцует Мари, которая ничего не боится, а <strong>Этьен Лакомбрад</strong> — Дроссельмейера, которого побаиваются даже родители. Оркестр играет без купюр, включая те две минуты, которые обычно пропускают. Билеты на праздничные дни разбирают первыми, утренние спектакли идут чуть короче.',
    ],
    en: [
      'The tree grows up into the flies, the mice fire cheese, and snow falls right into the auditorium: thirty kilos of paper cut by hand. Tikhon Parusov invented this snow as a boy and waited thirty years to show it.',
      '<strong>Lidia Snegova</strong> dances a Marie who is afraid of nothing, and <strong>Étienne Lacombrade</strong> a Drosselmeyer of whom even the parents are wary. The orchestra plays it uncut, down to the two minutes usually left out. Tickets for the holidays go first; the matinees are a little shorter.',
    ],
    de: [
      'Der Baum wächst bis in den Schnürboden, die Mäuse schießen mit Käse, und es schneit mitten in den Saal: dreißig Kilo Papier, von Hand geschnitten. Tichon Parussow hat sich diesen Schnee als Kind ausgedacht und dreißig Jahre darauf gewartet, ihn zu zeigen.',
      '<strong>Lidija Snegowa</strong> tanzt eine Marie, die sich vor nichts fürchtet, und <strong>Étienne Lacombrade</strong> einen Drosselmeier, der selbst den Eltern nicht geheuer ist. Das Orchester spielt ohne Striche, auch die zwei Minuten, die sonst wegfallen. Karten für die Feiertage sind zuerst vergriffen; die Vormittagsvorstellungen sind etwas kürzer.',
    ],
    fr: [
      'Le sapin pousse jusqu’aux cintres, les souris tirent du fromage et la neige tombe jusque dans la salle : trente kilos de papier découpé à la main. Tikhon Parousov a inventé cette neige enfant et attendu trente ans pour la montrer.',
      '<strong>Lidia Snégova</strong> danse une Marie qui n’a peur de rien, <strong>Étienne Lacombrade</strong> un Drosselmeyer dont même les parents se méfient. L’orchestre joue sans coupures, y compris les deux minutes qu’on saute d’habitude. Les places des jours de fête partent les premières ; les matinées sont un peu plus courtes.',
    ],
    es: [
      'El árbol crece hasta el telar, los ratones disparan queso y nieva sobre la platea: treinta kilos de papel cortado a mano. Tijon Párusov inventó esta nieve de niño y esperó treinta años para enseñarla.',
      '<strong>Lidia Snégova</strong> baila una Marie que no teme a nada, y <strong>Étienne Lacombrade</strong>, un Drosselmeyer que inquieta hasta a los padres. La orquesta toca sin cortes, incluidos los dos minutos que se suelen omitir. Las entradas de los festivos son las primeras en agotarse; las funciones de mañana duran algo menos.',
    ],
  },
  facts: [wordless, liveOrchestra, oneInterval],
  ageLimit: 6,
  minutes: 125,
  labels: ['family', 'star_cast'],
  cast: [
    { person: 'lidia-snegova', role: latinAlike('Мари', 'Marie') },
    {
      person: 'etienne-lacombrade',
      role: {
        ru: 'Дроссельмейер',
        en: 'Drosselmeyer',
        de: 'Drosselmeier',
        fr: 'Drosselmeyer',
        es: 'Drosselmeyer',
      },
    },
    { person: 'vsevolod-yartsev', role: conductor },
    { person: 'tikhon-parusov', role: designer },
  ],
  poster: { system: 'paper-cut', palette: 'velvet', motif: 'nutcracker' },
  runs: [
    {
      hall: 'bolshaya-msk-main',
      from: 36,
      days: 4,
      on: weekend,
      times: ['12:00', '19:00'],
      marks: { 1: 'sold-out', 7: 'sold-out' },
    },
  ],
  topPrice: 14000,
};
