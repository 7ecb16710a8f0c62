import { guitar } from '../credits.ts';
import type { DemoEvent } from '../demo-event.ts';
import { noInterval, unnumbered } from '../facts.ts';

export const nightOfGuitars: DemoEvent = {
  id: 'night-of-guitars',
  category: 'classical',
  title: {
    ru: 'Ночь гитар',
    en: 'A Night of Guitars',
    de: 'Nacht der Gitarren',
    fr: 'La Nuit des guitares',
    es: 'Noche de guitarras',
  },
  subtitle: {
    ru: 'Таррега, Альбенис и то, что между ними',
    en: 'Tárrega, Albéniz and what lies between',
    de: 'Tárrega, Albéniz und was dazwischen liegt',
    fr: 'Tárrega, Albéniz et ce qu’il y a entre les deux',
    es: 'Tárrega, Albéniz y lo que hay entre medias',
  },
  story: {
    ru: [
      'Каменный дворик, апельсиновые деревья в кадках, фонтан, который на время концерта перекрывают. Гитару здесь слышно без микрофона, если сидеть близко, а близко здесь сидят все.',
      '<strong>Хоакин Торреальта</strong> начинает с «Воспоминаний об Альгамбре», потому что этого ждут, и заканчивает тем, чего не ждут: просит трёх зрителей выбрать пьесу, тональность и настроение. Между этим — Альбенис, Солер и фламенко из Гранады. Начало поздно, когда стихает улица; бар подаёт хересные вина и лимонад.',
    ],
    en: [
      'A stone courtyard, orange trees in tubs, a fountain that is turned off for the concert. You can hear a guitar here without a microphone if you sit close, and everyone sits close.',
      '<strong>Joaquín Torrealta</strong> begins with <em>Recuerdos de la Alhambra</em>, since people wait for it, and ends with what they do not expect: he asks three listeners to choose a piece, a key and a mood. In between come Albéniz, Soler and flamenco from Granada. It starts late, when the street has gone quiet; the bar pours sherry and lemonade.',
    ],
    de: [
      'Ein steinerner Innenhof, Orangenbäume in Kübeln, ein Brunnen, der während des Konzerts abgestellt wird. Eine Gitarre hört man hier ohne Mikrofon, wenn man nah sitzt, und nah sitzen alle.',
      '<strong>Joaquín Torrealta</strong> beginnt mit „Recuerdos de la Alhambra“, weil darauf alle warten, und endet mit etwas Unerwartetem: Drei Zuhörer wählen Stück, Tonart und Stimmung. Dazwischen Albéniz, Soler und Flamenco aus Granada. Beginn ist spät, wenn die Straße still wird; an der Bar gibt es Sherry und Limonade.',
    ],
    fr: [
      'Une cour de pierre, des orangers en bacs, une fontaine que l’on coupe le temps du concert. Ici, une guitare s’entend sans micro si l’on est assis près, et tout le monde est assis près.',
      '<strong>Joaquín Torrealta</strong> commence par « Recuerdos de la Alhambra », puisqu’on l’attend, et finit par ce qu’on n’attend pas : trois auditeurs choisissent une pièce, une tonalité, une humeur. Entre les deux, Albéniz, Soler et le flamenco de Grenade. On commence tard, quand la rue se tait ; le bar sert xérès et citronnade.',
    ],
    es: [
      'Un patio de piedra, naranjos en macetones, una fuente que se cierra durante el concierto. Aquí la guitarra se oye sin micrófono si uno se sienta cerca, y cerca se sientan todos.',
      '<strong>Joaquín Torrealta</strong> empieza con «Recuerdos de la Alhambra», porque se espera, y termina con lo que no se espera: pide a tres oyentes que elijan pieza, tonalidad y ánimo. Entre medias, Albéniz, Soler y flamenco de Granada. Se empieza tarde, cuando la calle se calla; el bar sirve jerez y limonada.',
    ],
  },
  facts: [
    {
      ru: 'Во дворе; в холод и дождь его накрывают прозрачной крышей и греют',
      en: 'In the courtyard, under a clear, heated roof when it is cold or wet',
      de: 'Im Innenhof; bei Kälte und Regen unter einem beheizten Glasdach',
      fr: 'Dans la cour, sous un toit transparent et chauffé par temps froid ou pluvieux',
      es: 'En el patio; con frío o lluvia se cubre con un techo transparente y se calienta',
    },
    unnumbered,
    noInterval,
  ],
  ageLimit: 6,
  minutes: 80,
  labels: [],
  cast: [{ person: 'joaquin-torrealta', role: guitar }],
  poster: { system: 'paper-cut', palette: 'ember', motif: 'guitar' },
  runs: [
    {
      hall: 'concert-mad-patio',
      from: 11,
      days: 2,
      on: ['fri', 'sat'],
      times: ['21:30'],
      marks: { 0: 'sold-out' },
    },
    {
      hall: 'concert-mad-patio',
      from: 68,
      days: 1,
      on: ['fri', 'sat'],
      times: ['21:30'],
    },
  ],
  topPrice: 26,
};
