import { vocals } from '../credits.ts';
import type { DemoEvent } from '../demo-event.ts';
import { bagRules, loudMusic } from '../facts.ts';

export const mayaSolodova: DemoEvent = {
  id: 'maya-solodova',
  category: 'rock',
  title: {
    ru: 'Майя Солодова. Поздние звонки',
    en: 'Maya Solodova: Late Calls',
    de: 'Maja Solodowa: Späte Anrufe',
    fr: 'Maïa Solodova : Appels tardifs',
    es: 'Maya Solódova: Llamadas tardías',
  },
  subtitle: {
    ru: 'Песни для двадцати тысяч человек и одной гитары',
    en: 'Songs for twenty thousand people and one guitar',
    de: 'Lieder für zwanzigtausend Menschen und eine Gitarre',
    fr: 'Chansons pour vingt mille personnes et une guitare',
    es: 'Canciones para veinte mil personas y una guitarra',
  },
  story: {
    ru: [
      'Начинает она одна, с гитарой, пока рассаживаются верхние ряды. К третьей песне появляется контрабас, к пятой — струнные, к десятой — хор школы, в которой она училась. К концу на сцене сорок человек, и тихо по-прежнему так, что слышно, как звонит чей-то телефон. На этот звонок она ответит.',
      '<strong>Майя Солодова</strong> везёт новую пластинку целиком и старые песни по заявкам: записки собирают у входа. Первый вечер разошёлся за неделю, поэтому добавлен второй. Можно петь, плакать и обнимать незнакомых, если они не против.',
    ],
    en: [
      'She begins alone with a guitar while the upper rows find their seats. By the third song there is a double bass, by the fifth strings, by the tenth the choir of her old school. By the end forty people are on stage, and it is still so quiet that one can hear somebody’s phone. She will answer it.',
      '<strong>Maya Solodova</strong> brings the whole of her new record, and old songs by request: notes are collected at the doors. The first night went within a week, so there is a second. You may sing, weep and embrace strangers, provided they don’t mind.',
    ],
    de: [
      'Sie beginnt allein mit der Gitarre, während sich die oberen Ränge füllen. Beim dritten Lied kommt ein Kontrabass dazu, beim fünften Streicher, beim zehnten der Chor ihrer alten Schule. Am Ende stehen vierzig Menschen auf der Bühne, und es ist noch immer so still, dass man ein Telefon klingeln hört. Sie wird rangehen.',
      '<strong>Maja Solodowa</strong> spielt die ganze neue Platte und alte Lieder auf Wunsch: Zettel werden am Eingang gesammelt. Der erste Abend war binnen einer Woche ausverkauft, deshalb gibt es einen zweiten. Singen, weinen und Fremde umarmen ist erlaubt, sofern sie einverstanden sind.',
    ],
    fr: [
      'Elle commence seule à la guitare pendant que les rangs du haut s’installent. À la troisième chanson arrive une contrebasse, à la cinquième des cordes, à la dixième le chœur de son ancienne école. À la fin, ils sont quarante en scène, et le silence est toujours tel qu’on entend sonner un téléphone. Elle répondra.',
      '<strong>Maïa Solodova</strong> joue tout son nouveau disque, et d’anciennes chansons à la demande : on recueille les petits papiers à l’entrée. La première date s’est vendue en une semaine, d’où une seconde. Vous pouvez chanter, pleurer et embrasser des inconnus, s’ils sont d’accord.',
    ],
    es: [
      'Empieza sola, con la guitarra, mientras se sientan las filas de arriba. En la tercera canción aparece un contrabajo, en la quinta las cuerdas, en la décima el coro de su antiguo colegio. Al final hay cuarenta personas en escena y sigue habiendo tal silencio que se oye sonar un teléfono. Ella contestará.',
      '<strong>Maya Solódova</strong> trae entero su nuevo disco y canciones antiguas a petición: los papelitos se recogen en la entrada. La primera noche se agotó en una semana, así que hay una segunda. Se puede cantar, llorar y abrazar a desconocidos, si ellos quieren.',
    ],
  },
  facts: [loudMusic, bagRules],
  ageLimit: 6,
  minutes: 120,
  labels: ['star_cast'],
  cast: [{ person: 'maya-solodova', role: vocals }],
  poster: { system: 'type-only', palette: 'rose', motif: 'microphone' },
  runs: [
    {
      hall: 'arena-msk-main',
      from: 57,
      days: 2,
      on: ['fri', 'sat'],
      times: ['19:00'],
      marks: { 0: 'sold-out' },
    },
  ],
  topPrice: 11000,
};
