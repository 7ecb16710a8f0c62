import { violin } from '../credits.ts';
import type { DemoEvent } from '../demo-event.ts';
import { noInterval } from '../facts.ts';

export const theFourSeasons: DemoEvent = {
  id: 'the-four-seasons',
  category: 'classical',
  title: {
    ru: 'Времена года',
    en: 'The Four Seasons',
    de: 'Die vier Jahreszeiten',
    fr: 'Les Quatre Saisons',
    es: 'Las cuatro estaciones',
  },
  subtitle: {
    ru: 'Антонио Вивальди при свечах',
    en: 'Antonio Vivaldi by candlelight',
    de: 'Antonio Vivaldi bei Kerzenschein',
    fr: 'Antonio Vivaldi aux chandelles',
    es: 'Antonio Vivaldi a la luz de las velas',
  },
  story: {
    ru: [
      'Четыреста свечей, четырнадцать музыкантов и музыка, которую все знают по телефонным гудкам и почти никто — по-настоящему. В «Зиме» здесь стучат зубами струны, в «Лете» сперва слышно муху, потом град.',
      '<strong>Злата Ивлева</strong> играет на жильных струнах, стоя, лицом к оркестру и боком к залу: так играли при Вивальди. Перед каждым концертом цикла звучит сонет, который композитор вписал в ноты. Свечи настоящие, и к «Осени» их становится заметно меньше. Пришли зимой — выйдете весной.',
    ],
    en: [
      'Four hundred candles, fourteen musicians, and music that everyone knows from being kept on hold and hardly anyone knows properly. In “Winter” the strings’ teeth chatter; in “Summer” you hear first a fly, then the hail.',
      '<strong>Zlata Ivleva</strong> plays on gut strings, standing, facing the orchestra with her side to the house, as in Vivaldi’s day. Before each concerto comes the sonnet the composer wrote into the score. The candles are real, and by “Autumn” there are visibly fewer. Come in winter and leave in spring.',
    ],
    de: [
      'Vierhundert Kerzen, vierzehn Musiker und Musik, die alle aus der Warteschleife kennen und kaum jemand wirklich. Im „Winter“ klappern den Saiten die Zähne, im „Sommer“ hört man erst eine Fliege, dann den Hagel.',
      '<strong>Slata Iwlewa</strong> spielt auf Darmsaiten, im Stehen, dem Orchester zugewandt, wie zu Vivaldis Zeit. Vor jedem Konzert erklingt das Sonett, das der Komponist in die Noten schrieb. Die Kerzen sind echt, und beim „Herbst“ sind es merklich weniger. Wer im Winter kommt, geht im Frühling.',
    ],
    fr: [
      'Quatre cents bougies, quatorze musiciens et une musique que chacun connaît par les standards téléphoniques et presque personne pour de bon. Dans « L’Hiver », les cordes claquent des dents ; dans « L’Été », on entend une mouche, puis la grêle.',
      '<strong>Zlata Ivleva</strong> joue sur boyau, debout, tournée vers l’orchestre, comme au temps de Vivaldi. Avant chaque concerto, on lit le sonnet que le compositeur a glissé dans la partition. Les bougies sont vraies, et à « L’Automne » elles sont déjà moins nombreuses. Entrez en hiver, sortez au printemps.',
    ],
    es: [
      'Cuatrocientas velas, catorce músicos y una música que todos conocen por las esperas telefónicas y casi nadie de verdad. En «El invierno» a las cuerdas les castañetean los dientes; en «El verano» se oye primero una mosca y luego el granizo.',
      '<strong>Zlata Ívleva</strong> toca con cuerdas de tripa, de pie, vuelta hacia la orquesta, como en tiempos de Vivaldi. Antes de cada concierto se lee el soneto que el compositor anotó en la partitura. Las velas son de verdad, y en «El otoño» quedan bastantes menos. Entre en invierno y salga en primavera.',
    ],
  },
  facts: [
    noInterval,
    {
      ru: 'Сонеты читаются по-русски, перевод на английский — в программке',
      en: 'Sonnets read in Russian, English translation in the programme',
      de: 'Die Sonette werden auf Russisch gelesen, englische Übersetzung im Programmheft',
      fr: 'Sonnets lus en russe, traduction anglaise dans le programme',
      es: 'Los sonetos se leen en ruso; traducción al inglés en el programa',
    },
  ],
  ageLimit: 6,
  minutes: 75,
  labels: [],
  cast: [{ person: 'zlata-ivleva', role: violin }],
  poster: { system: 'halftone', palette: 'gold-leaf', motif: 'violin' },
  runs: [
    {
      hall: 'novaya-spb-main',
      from: 35,
      days: 2,
      on: ['tue', 'wed'],
      times: ['19:00'],
      marks: { 0: 'sold-out' },
    },
  ],
  topPrice: 5200,
};
