import { latinAlike } from '../../text.ts';
import { director } from '../credits.ts';
import type { DemoEvent } from '../demo-event.ts';
import { oneInterval, playedIn } from '../facts.ts';
import { lateWeek } from '../run.ts';

export const hamlet: DemoEvent = {
  id: 'hamlet',
  category: 'drama',
  title: latinAlike('Гамлет', 'Hamlet'),
  subtitle: {
    ru: 'Трагедия Уильяма Шекспира',
    en: 'William Shakespeare’s tragedy',
    de: 'Tragödie von William Shakespeare',
    fr: 'Tragédie de William Shakespeare',
    es: 'Tragedia de William Shakespeare',
  },
  story: {
    ru: [
      'Кто там? С этого вопроса начинается пьеса, и Розалинд Трегарт весь вечер не даёт на него ответить. Эльсинор у неё — дом, где за каждой дверью кто-то только что замолчал.',
      '<strong>Эдмунд Тэкрей</strong> говорит «Быть или не быть», чистя апельсин, и запах доходит до балкона. Четыре музыканта сидят на сцене и играют всё: море, шаги, призрака. Два часа сорок минут пролетают как детектив, в котором убийца известен, а вопрос — нет. Спектакль понятен и тем, кто учил английский давно: титры крупные и идут в ногу с речью.',
    ],
    en: [
      'Who’s there? The play opens with that question, and for the whole evening Rosalind Tregarth declines to let it be answered. Her Elsinore is a house where behind every door someone has just stopped talking.',
      '<strong>Edmund Thackray</strong> speaks “To be or not to be” while peeling an orange, and the scent reaches the balcony. Four musicians sit on stage and play everything: the sea, the footsteps, the ghost. Two hours and forty minutes go by like a detective story in which we know the murderer but not the question. Large captions run in step with the speech.',
    ],
    de: [
      'Wer da? Mit dieser Frage beginnt das Stück, und Rosalind Tregarth lässt sie den ganzen Abend offen. Ihr Helsingör ist ein Haus, in dem hinter jeder Tür gerade jemand verstummt ist.',
      '<strong>Edmund Thackray</strong> spricht „Sein oder Nichtsein“ und schält dabei eine Orange; der Duft reicht bis zum Balkon. Vier Musiker sitzen auf der Bühne und spielen alles: Meer, Schritte, Geist. Zwei Stunden vierzig vergehen wie ein Krimi, in dem man den Mörder kennt, aber nicht die Frage. Große Übertitel laufen im Takt der Rede.',
    ],
    fr: [
      'Qui va là ? La pièce s’ouvre sur cette question, et de toute la soirée Rosalind Tregarth ne laisse personne y répondre. Son Elseneur est une maison où, derrière chaque porte, quelqu’un vient de se taire.',
      '<strong>Edmund Thackray</strong> dit « Être ou ne pas être » en épluchant une orange, et le parfum monte jusqu’au balcon. Quatre musiciens en scène jouent tout : la mer, les pas, le spectre. Deux heures quarante filent comme un roman policier dont on connaît l’assassin, mais pas la question. De grands surtitres suivent la parole.',
    ],
    es: [
      '¿Quién va? Con esa pregunta empieza la obra, y en toda la noche Rosalind Tregarth no deja que nadie la conteste. Su Elsinor es una casa donde, detrás de cada puerta, alguien acaba de callarse.',
      '<strong>Edmund Thackray</strong> dice «Ser o no ser» pelando una naranja, y el olor llega al anfiteatro. Cuatro músicos en escena lo tocan todo: el mar, los pasos, el fantasma. Dos horas y cuarenta minutos pasan como una novela policiaca en la que se conoce al asesino, pero no la pregunta. Grandes sobretítulos siguen el paso del habla.',
    ],
  },
  facts: [playedIn('en', 'en'), oneInterval],
  ageLimit: 12,
  minutes: 180,
  labels: ['star_cast'],
  cast: [
    { person: 'edmund-thackray', role: latinAlike('Гамлет', 'Hamlet') },
    {
      person: 'ada-winterbourne',
      role: { ru: 'Гертруда', en: 'Gertrude', de: 'Gertrude', fr: 'Gertrude', es: 'Gertrudis' },
    },
    { person: 'rosalind-tregarth', role: director },
  ],
  poster: { system: 'halftone', palette: 'ink', motif: 'skull' },
  runs: [
    {
      hall: 'playhouse-ldn-main',
      from: 20,
      days: 4,
      on: lateWeek,
      times: ['19:30'],
      marks: { 2: 'sold-out' },
    },
    { hall: 'playhouse-ldn-main', from: 75, days: 2, on: lateWeek, times: ['19:30'] },
  ],
  topPrice: 92,
};
