import { choreographer, conductor } from '../credits.ts';
import type { DemoEvent } from '../demo-event.ts';
import { liveOrchestra, oneInterval, wordless } from '../facts.ts';

export const theSleepingBeauty: DemoEvent = {
  id: 'the-sleeping-beauty',
  category: 'ballet',
  title: {
    ru: 'Спящая красавица',
    en: 'The Sleeping Beauty',
    de: 'Dornröschen',
    fr: 'La Belle au bois dormant',
    es: 'La bella durmiente',
  },
  subtitle: {
    ru: 'Балет на музыку Чайковского в новой хореографии Юле Зоннвальд',
    en: 'Tchaikovsky’s ballet, newly choreographed by Jule Sonnwald',
    de: 'Tschaikowskis Ballett in neuer Choreografie von Jule Sonnwald',
    fr: 'Le ballet de Tchaïkovski, nouvelle chorégraphie de Jule Sonnwald',
    es: 'El ballet de Chaikovski con nueva coreografía de Jule Sonnwald',
  },
  story: {
    ru: [
      'Что происходит во дворце, пока все спят? Обычно на этом месте антракт. Юле Зоннвальд показывает сто лет целиком: они длятся девятнадцать минут, за окном проходят четыре моды и одна война, а пыль ложится так красиво, что её жаль сметать.',
      'Танцуют артисты от девятнадцати до семидесяти лет; фею Карабос играет бывшая прима, и ей аплодируют стоя. Всё, что вы любите, на месте: адажио с розами, Кот, финальная мазурка. <strong>Лидия Снегова</strong> приезжает из Москвы танцевать Аврору.',
    ],
    en: [
      'What goes on in the palace while everyone is asleep? That is usually where the interval comes. Jule Sonnwald shows the hundred years entire: they last nineteen minutes, four fashions and one war pass the window, and the dust settles so prettily that it seems a pity to sweep it.',
      'The dancers are between nineteen and seventy; Carabosse is a former prima, and they stand up for her. All that you love is here: the Rose Adagio, Puss, the last mazurka. <strong>Lidia Snegova</strong> comes from Moscow to dance Aurora.',
    ],
    de: [
      'Was geschieht im Schloss, während alle schlafen? Gewöhnlich ist an dieser Stelle Pause. Jule Sonnwald zeigt die hundert Jahre ganz: Sie dauern neunzehn Minuten, vor dem Fenster ziehen vier Moden und ein Krieg vorüber, und der Staub legt sich so schön, dass man ihn ungern wegfegt.',
      'Es tanzen Menschen zwischen neunzehn und siebzig; die Carabosse ist eine frühere Primaballerina, und für sie steht der Saal auf. Alles, was Sie lieben, ist da: das Rosenadagio, der Kater, die Mazurka am Schluss. <strong>Lidija Snegowa</strong> kommt aus Moskau und tanzt die Aurora.',
    ],
    fr: [
      'Que se passe-t-il au palais pendant que tout le monde dort ? D’ordinaire, c’est l’entracte. Jule Sonnwald montre les cent ans en entier : ils durent dix-neuf minutes, quatre modes et une guerre passent à la fenêtre, et la poussière se pose si joliment qu’on hésite à la balayer.',
      'Les interprètes ont de dix-neuf à soixante-dix ans ; Carabosse est une ancienne étoile, et la salle se lève pour elle. Tout ce que vous aimez est là : l’adage à la rose, le Chat, la mazurka finale. <strong>Lidia Snégova</strong> vient de Moscou danser Aurore.',
    ],
    es: [
      '¿Qué pasa en palacio mientras todos duermen? Normalmente, ahí llega el descanso. Jule Sonnwald muestra los cien años enteros: duran diecinueve minutos, por la ventana pasan cuatro modas y una guerra, y el polvo cae tan bonito que da pena barrerlo.',
      'Bailan artistas de diecinueve a setenta años; Carabosse es una antigua primera bailarina, y la sala se pone en pie. Está todo lo que le gusta: el adagio de la rosa, el Gato, la mazurca final. <strong>Lidia Snégova</strong> viene de Moscú para bailar Aurora.',
    ],
  },
  facts: [wordless, liveOrchestra, oneInterval],
  ageLimit: 6,
  minutes: 150,
  labels: ['premiere', 'family'],
  cast: [
    {
      person: 'lidia-snegova',
      role: { ru: 'Аврора', en: 'Aurora', de: 'Aurora', fr: 'Aurore', es: 'Aurora' },
    },
    { person: 'jule-sonnwald', role: choreographer },
    { person: 'cornelia-wittgenau', role: conductor },
  ],
  poster: { system: 'stage-light', palette: 'rose', motif: 'rose' },
  runs: [{ hall: 'opernhaus-ber-main', from: 107, days: 3, on: ['fri', 'sat', 'sun'], times: ['19:00'] }],
  topPrice: 125,
};
