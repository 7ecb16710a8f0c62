import { onStage } from '../credits.ts';
import type { DemoEvent } from '../demo-event.ts';
import { noInterval, playedIn, tablesServed } from '../facts.ts';

export const taxInspector: DemoEvent = {
  id: 'tax-inspector',
  category: 'stand-up',
  title: {
    ru: 'Простите, я из налоговой',
    en: 'Sorry, I’m from the Tax Office',
    de: 'Verzeihung, ich komme vom Finanzamt',
    fr: 'Pardon, je viens des impôts',
    es: 'Perdone, vengo de Hacienda',
  },
  subtitle: {
    ru: 'Сольный концерт Семёна Кочерыжкина',
    en: 'Semyon Kocheryzhkin’s solo show',
    de: 'Soloprogramm von Semjon Kotscheryschkin',
    fr: 'Le seul-en-scène de Semion Kotcheryjkine',
    es: 'El monólogo de Semión Kocheryzhkin',
  },
  story: {
    ru: [
      'Одиннадцать лет <strong>Семён Кочерыжкин</strong> звонил людям и представлялся, и одиннадцать лет на том конце провода наступала тишина. Теперь он делает то же самое со сцены, только после тишины смеются.',
      'Полтора часа о декларациях, кошках, оформленных на мать, и предпринимателе, который три года платил налог за соседа по ошибке. Ни одной злой шутки и ни одного мата: автор проверял по кодексу. В конце можно задать любой вопрос о вычетах. Ответ будет правильный.',
    ],
    en: [
      'For eleven years <strong>Semyon Kocheryzhkin</strong> rang people up and said who he was, and for eleven years there was silence at the other end. Now he does the same from a stage, only after the silence they laugh.',
      'Ninety minutes on tax returns, on cats registered in a mother’s name, and on the man who by mistake paid his neighbour’s tax for three years. Not one cruel joke and not one swear word: he has checked the code. At the end you may ask any question about deductions. The answer will be correct.',
    ],
    de: [
      'Elf Jahre lang rief <strong>Semjon Kotscheryschkin</strong> Leute an und nannte seinen Beruf, und elf Jahre lang wurde es am anderen Ende still. Jetzt tut er dasselbe auf der Bühne, nur wird nach der Stille gelacht.',
      'Anderthalb Stunden über Steuererklärungen, über Katzen, die auf den Namen der Mutter laufen, und über einen Unternehmer, der aus Versehen drei Jahre die Steuer des Nachbarn zahlte. Kein böser Witz, kein Kraftausdruck: Er hat in der Abgabenordnung nachgesehen. Am Ende dürfen Sie alles über Freibeträge fragen. Die Antwort wird stimmen.',
    ],
    fr: [
      'Pendant onze ans, <strong>Semion Kotcheryjkine</strong> a téléphoné aux gens en se présentant, et pendant onze ans le silence s’est fait au bout du fil. Il fait désormais la même chose en scène ; seulement, après le silence, on rit.',
      'Une heure et demie de déclarations, de chats mis au nom de la mère et d’un entrepreneur qui, par erreur, paya trois ans l’impôt de son voisin. Pas une méchanceté, pas un gros mot : il a vérifié dans le code. À la fin, posez toutes vos questions sur les déductions. La réponse sera juste.',
    ],
    es: [
      'Durante once años, <strong>Semión Kocheryzhkin</strong> llamó a la gente y dijo de dónde llamaba, y durante once años al otro lado se hizo el silencio. Ahora hace lo mismo en un escenario, solo que después del silencio se ríen.',
      'Hora y media sobre declaraciones, gatos a nombre de la madre y un empresario que por error pagó tres años el impuesto del vecino. Ni un chiste cruel ni una palabrota: lo ha consultado en el código. Al final se puede preguntar lo que sea sobre desgravaciones. La respuesta será correcta.',
    ],
  },
  facts: [playedIn('ru'), noInterval, tablesServed],
  ageLimit: 16,
  minutes: 90,
  labels: [],
  cast: [{ person: 'semyon-kocheryzhkin', role: onStage }],
  poster: { system: 'type-only', palette: 'candy', motif: 'speech-bubble' },
  runs: [
    {
      hall: 'klub-msk-main',
      from: 12,
      days: 2,
      on: ['sat', 'sun'],
      times: ['20:00'],
      marks: { 0: 'sold-out' },
    },
    { hall: 'podval-spb-main', from: 69, days: 1, on: ['sat'], times: ['20:00'] },
  ],
  topPrice: 3000,
};
