import { guitar } from '../credits.ts';
import type { DemoEvent } from '../demo-event.ts';
import { oneInterval, tablesServed } from '../facts.ts';

export const manoucheNight: DemoEvent = {
  id: 'manouche-night',
  category: 'jazz',
  title: {
    ru: 'Две лошади за гитару',
    en: 'Two Horses for a Guitar',
    de: 'Zwei Pferde für eine Gitarre',
    fr: 'Deux chevaux pour une guitare',
    es: 'Dos caballos por una guitarra',
  },
  subtitle: {
    ru: 'Вечер манушского свинга с трио Мило Кастеллана',
    en: 'A night of Manouche swing with the Milo Castellan Trio',
    de: 'Manouche-Swing mit dem Milo-Castellan-Trio',
    fr: 'Soirée swing manouche avec le trio Milo Castellan',
    es: 'Noche de swing manouche con el trío de Milo Castellan',
  },
  story: {
    ru: [
      'Две гитары, контрабас и ни одного барабана: ритм здесь делают правой рукой, и он крепче любой бочки. <strong>Мило Кастеллан</strong> играет быстро, но никогда не торопится — послушайте, как он ставит последнюю ноту.',
      'В программе вальсы-мюзет, цыганские мелодии, старые фокстроты и «Песня про двух лошадей», которую дед Мило сочинил в ночь обмена. После концерта инструменты не убирают: со своей гитарой можно подсесть и сыграть три аккорда, больше обычно не нужно.',
    ],
    en: [
      'Two guitars, a double bass and not one drum: the beat is made by the right hand and is steadier than any kick. <strong>Milo Castellan</strong> plays fast but never hurries; listen to how he sets down the last note.',
      'Musette waltzes, Romani tunes, old foxtrots, and the <em>Song of Two Horses</em>, which Milo’s grandfather made up on the night of the bargain. Afterwards the instruments stay out: bring your own guitar, pull up a chair and play three chords. More are seldom needed.',
    ],
    de: [
      'Zwei Gitarren, ein Kontrabass und kein Schlagzeug: Den Takt macht die rechte Hand, und er ist fester als jede Trommel. <strong>Milo Castellan</strong> spielt schnell, aber nie hastig; achten Sie darauf, wie er den letzten Ton setzt.',
      'Musette-Walzer, Melodien der Manouches, alte Foxtrotts und das „Lied von den zwei Pferden“, das Milos Großvater in der Nacht des Tauschs erfand. Danach bleiben die Instrumente draußen: Wer eine Gitarre mitbringt, setzt sich dazu und spielt drei Akkorde. Mehr braucht es selten.',
    ],
    fr: [
      'Deux guitares, une contrebasse, pas de batterie : la pompe tient dans la main droite, plus solide que n’importe quelle grosse caisse. <strong>Milo Castellan</strong> joue vite sans jamais se presser ; écoutez comme il pose la dernière note.',
      'Valses musettes, airs manouches, vieux fox-trots et la « Chanson des deux chevaux », que le grand-père de Milo composa la nuit de l’échange. Après le concert, les instruments restent dehors : venez avec votre guitare, approchez une chaise et jouez trois accords. Il en faut rarement plus.',
    ],
    es: [
      'Dos guitarras, un contrabajo y ninguna batería: el ritmo lo lleva la mano derecha y es más firme que cualquier bombo. <strong>Milo Castellan</strong> toca rápido, pero nunca con prisa; fíjese en cómo coloca la última nota.',
      'Valses musette, aires manouches, viejos foxtrots y la «Canción de los dos caballos», que el abuelo de Milo compuso la noche del trueque. Después del concierto los instrumentos no se guardan: traiga su guitarra, arrime una silla y toque tres acordes. Rara vez hacen falta más.',
    ],
  },
  facts: [tablesServed, oneInterval],
  ageLimit: 12,
  minutes: 120,
  labels: [],
  cast: [{ person: 'milo-castellan', role: guitar }],
  poster: { system: 'ink-line', palette: 'ember', motif: 'horse' },
  runs: [{ hall: 'cave-par-main', from: 80, days: 2, on: ['sat', 'sun'], times: ['20:30'] }],
  topPrice: 36,
};
