import type { DemoEvent } from '../demo-event.ts';
import { noInterval, noLateEntry, playedIn } from '../facts.ts';

export const whiteNights: DemoEvent = {
  id: 'white-nights',
  category: 'drama',
  title: {
    ru: 'Белые ночи',
    en: 'White Nights',
    de: 'Weiße Nächte',
    fr: 'Les Nuits blanches',
    es: 'Noches blancas',
  },
  subtitle: {
    ru: 'Сентиментальный роман Фёдора Достоевского на двоих',
    en: 'Fyodor Dostoevsky’s sentimental story, for two',
    de: 'Fjodor Dostojewskis empfindsame Geschichte, zu zweit',
    fr: 'Le roman sentimental de Fiodor Dostoïevski, à deux',
    es: 'La novela sentimental de Fiódor Dostoievski, para dos',
  },
  story: {
    ru: [
      'Он никого не знает в этом городе, она плачет у канала. Четыре ночи, одно утро и письмо, которое лучше бы не приходило. Достоевскому было двадцать шесть, и он ещё умел писать о счастье.',
      'Мечтателя играет <strong>Прохор Невельский</strong>, Настеньку — <strong>Аглая Крутоярова</strong>. Обоим давно не двадцать, и в этом весь замысел: двое немолодых людей вспоминают, как были молоды, и на час становятся. Из декораций — фонарь и перила. За окном студии в это время идёт настоящий Петербург.',
    ],
    en: [
      'He knows no one in this city; she is weeping by a canal. Four nights, one morning, and a letter that had better not come. Dostoevsky was twenty-six and still knew how to write about happiness.',
      'The Dreamer is <strong>Prokhor Nevelsky</strong>, Nastenka is <strong>Aglaya Krutoyarova</strong>. Neither has been twenty for a long time, and that is the point: two people no longer young remember being so, and for an hour they are. The set is a lamp post and a railing. Outside the studio window, meanwhile, the real St Petersburg goes by.',
    ],
    de: [
      'Er kennt niemanden in dieser Stadt, sie weint am Kanal. Vier Nächte, ein Morgen und ein Brief, der besser ausbliebe. Dostojewski war sechsundzwanzig und verstand noch, über das Glück zu schreiben.',
      'Den Träumer spielt <strong>Prochor Newelski</strong>, Nastenka <strong>Aglaja Krutojarowa</strong>. Beide sind lange nicht mehr zwanzig, und eben darum geht es: Zwei Menschen, die nicht mehr jung sind, erinnern sich daran und werden es für eine Stunde wieder. Auf der Bühne stehen eine Laterne und ein Geländer. Vor dem Fenster zieht derweil das echte Petersburg vorüber.',
    ],
    fr: [
      'Il ne connaît personne dans cette ville, elle pleure au bord d’un canal. Quatre nuits, un matin et une lettre qui ferait mieux de ne pas arriver. Dostoïevski avait vingt-six ans et savait encore écrire le bonheur.',
      'Le Rêveur est <strong>Prokhor Nevelski</strong>, Nastenka <strong>Aglaïa Kroutoïarova</strong>. Ni l’un ni l’autre n’a plus vingt ans, et c’est tout le sens : deux êtres qui ne sont plus jeunes se souviennent de l’avoir été, et pour une heure le redeviennent. Pour décor, un réverbère et un garde-fou. Derrière la fenêtre passe le vrai Pétersbourg.',
    ],
    es: [
      'Él no conoce a nadie en esta ciudad; ella llora junto a un canal. Cuatro noches, una mañana y una carta que mejor no llegara. Dostoievski tenía veintiséis años y aún sabía escribir sobre la felicidad.',
      'El Soñador es <strong>Prójor Nevelski</strong>; Nástenka, <strong>Aglaya Krutoyárova</strong>. Hace mucho que ninguno tiene veinte años, y de eso se trata: dos personas que ya no son jóvenes recuerdan haberlo sido y, durante una hora, vuelven a serlo. De decorado, una farola y una barandilla. Tras la ventana, mientras, pasa el San Petersburgo de verdad.',
    ],
  },
  facts: [playedIn('ru', 'en'), noInterval, noLateEntry],
  ageLimit: 12,
  minutes: 85,
  labels: [],
  cast: [
    {
      person: 'prokhor-nevelsky',
      role: { ru: 'Мечтатель', en: 'The Dreamer', de: 'Der Träumer', fr: 'Le Rêveur', es: 'El Soñador' },
    },
    {
      person: 'aglaya-krutoyarova',
      role: { ru: 'Настенька', en: 'Nastenka', de: 'Nastenka', fr: 'Nastenka', es: 'Nástenka' },
    },
  ],
  poster: { system: 'ink-line', palette: 'moonlight', motif: 'bridge' },
  runs: [
    {
      hall: 'novaya-spb-studio',
      from: 77,
      days: 3,
      on: ['fri', 'sat', 'sun'],
      times: ['20:00'],
      marks: { 1: 'sold-out' },
    },
  ],
  topPrice: 2900,
};
