import type { DemoEvent } from '../demo-event.ts';
import { noInterval, relaxed, withGrownUp, wordless } from '../facts.ts';
import { weekend } from '../run.ts';

export const thumbelina: DemoEvent = {
  id: 'thumbelina',
  category: 'kids-theatre',
  title: {
    ru: 'Дюймовочка',
    en: 'Thumbelina',
    de: 'Däumelinchen',
    fr: 'La Petite Poucette',
    es: 'Pulgarcita',
  },
  subtitle: {
    ru: 'Театр теней для самых маленьких по сказке Андерсена',
    en: 'Shadow theatre for the very young, after Andersen',
    de: 'Schattentheater für die Kleinsten nach Andersen',
    fr: 'Théâtre d’ombres pour les tout-petits, d’après Andersen',
    es: 'Teatro de sombras para los más pequeños, según Andersen',
  },
  story: {
    ru: [
      'Героиня ростом ровно в дюйм, поэтому смотреть на неё лучше в тени: на простыне она становится большой, как ласточка, а ласточка — как дом. Свечка, ладони и немного бумаги делают озеро, нору и целое лето.',
      'Первый спектакль для тех, кому два, три и четыре. Темно не бывает, громко тоже; сидят на подушках, бояться можно вслух. В конце малышей зовут за экран, и каждый отбрасывает собственную тень. <strong>Захар Кукушкин</strong> уверяет, что это и есть главная роль.',
    ],
    en: [
      'The heroine is exactly one inch tall, so she is best seen as a shadow: on the sheet she grows as big as a swallow, and the swallow as big as a house. A candle, two hands and a little paper make a lake, a burrow and an entire summer.',
      'A first show for people of two, three and four. It is never quite dark and never loud; you sit on cushions and may be frightened aloud. At the end the little ones are called behind the screen, and each casts a shadow of their own. <strong>Zakhar Kukushkin</strong> says that is the leading part.',
    ],
    de: [
      'Die Heldin ist genau einen Zoll groß, am besten sieht man sie deshalb als Schatten: Auf dem Laken wird sie groß wie eine Schwalbe, und die Schwalbe groß wie ein Haus. Eine Kerze, zwei Hände und etwas Papier ergeben einen See, einen Bau und einen ganzen Sommer.',
      'Ein erstes Theater für Menschen von zwei, drei und vier Jahren. Ganz dunkel wird es nie und laut auch nicht; man sitzt auf Kissen und darf sich laut fürchten. Am Ende dürfen die Kleinen hinter die Leinwand, und jedes wirft seinen eigenen Schatten. Das, sagt <strong>Sachar Kukuschkin</strong>, sei die Hauptrolle.',
    ],
    fr: [
      'L’héroïne mesure exactement un pouce ; mieux vaut donc la voir en ombre : sur le drap, elle devient grande comme une hirondelle, et l’hirondelle grande comme une maison. Une bougie, deux mains et un peu de papier font un lac, un terrier et tout un été.',
      'Un premier spectacle pour les gens de deux, trois et quatre ans. Jamais tout à fait noir, jamais bruyant ; on s’assied sur des coussins et l’on peut avoir peur tout haut. À la fin, les petits passent derrière l’écran et chacun projette son ombre. C’est, assure <strong>Zakhar Koukouchkine</strong>, le premier rôle.',
    ],
    es: [
      'La protagonista mide exactamente una pulgada, así que se ve mejor en sombra: en la sábana se hace grande como una golondrina, y la golondrina, como una casa. Una vela, dos manos y un poco de papel bastan para un lago, una madriguera y un verano entero.',
      'Un primer espectáculo para personas de dos, tres y cuatro años. Nunca está oscuro del todo ni suena fuerte; se sientan en cojines y pueden asustarse en voz alta. Al final los pequeños pasan detrás de la pantalla y cada uno proyecta su sombra. Ese es, asegura <strong>Zajar Kukushkin</strong>, el papel principal.',
    ],
  },
  facts: [wordless, noInterval, relaxed, withGrownUp],
  ageLimit: 0,
  minutes: 35,
  labels: ['family'],
  cast: [
    {
      person: 'zakhar-kukushkin',
      role: { ru: 'Тени', en: 'Shadows', de: 'Schatten', fr: 'Ombres', es: 'Sombras' },
    },
  ],
  poster: { system: 'paper-cut', palette: 'forest', motif: 'leaf' },
  runs: [{ hall: 'kids-msk-hall', from: 81, days: 2, on: weekend, times: ['10:30', '12:00'] }],
  topPrice: 1200,
};
