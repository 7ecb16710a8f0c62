import { onStage } from '../credits.ts';
import type { DemoEvent } from '../demo-event.ts';
import { noInterval, playedIn } from '../facts.ts';

export const termsAndConditions: DemoEvent = {
  id: 'terms-and-conditions',
  category: 'stand-up',
  title: {
    ru: 'Пользовательское соглашение',
    en: 'Terms and Conditions Apply',
    de: 'Es gelten die Geschäftsbedingungen',
    fr: 'Voir conditions',
    es: 'Se aplican condiciones',
  },
  subtitle: {
    ru: 'Нелл Папуорт читает то, что вы подписали',
    en: 'Nell Papworth reads what you signed',
    de: 'Nell Papworth liest vor, was Sie unterschrieben haben',
    fr: 'Nell Papworth lit ce que vous avez signé',
    es: 'Nell Papworth lee lo que usted firmó',
  },
  story: {
    ru: [
      'Вы согласились. Мы все согласились. <strong>Нелл Папуорт</strong> единственная, кто прочёл до конца, и в пункте 14.3 нашла нечто, о чём необходимо поговорить.',
      'Бывший юрист разбирает со сцены договоры с банком, спортзалом, бывшим мужем и собственным чайником. Шутки идут в порядке нумерации, примечания вынесены в конец и смешнее основного текста. Каждый зритель получает на входе соглашение о просмотре; к девяностой минуте вы пожалеете, что его не прочли.',
    ],
    en: [
      'You agreed. We all agreed. <strong>Nell Papworth</strong> alone read to the end, and in clause 14.3 she found something we need to talk about.',
      'A former solicitor goes through her contracts with a bank, a gym, an ex-husband and her own kettle. The jokes come in numbered order; the footnotes are kept for last and are funnier than the text. Everyone is handed a viewing agreement at the door; by minute ninety you will wish you had read it.',
    ],
    de: [
      'Sie haben zugestimmt. Wir alle haben zugestimmt. Nur <strong>Nell Papworth</strong> hat zu Ende gelesen und unter Ziffer 14.3 etwas gefunden, worüber wir reden müssen.',
      'Die ehemalige Anwältin nimmt sich ihre Verträge mit Bank, Fitnessstudio, Exmann und Wasserkocher vor. Die Witze kommen in der Reihenfolge der Ziffern; die Fußnoten stehen am Schluss und sind komischer als der Text. Am Eingang erhalten alle eine Zuschauervereinbarung; nach neunzig Minuten hätten Sie sie gern gelesen.',
    ],
    fr: [
      'Vous avez accepté. Nous avons tous accepté. Seule <strong>Nell Papworth</strong> a lu jusqu’au bout, et à l’article 14.3 elle a trouvé de quoi parler.',
      'L’ancienne avocate épluche ses contrats avec une banque, une salle de sport, un ex-mari et sa propre bouilloire. Les blagues suivent la numérotation ; les notes, gardées pour la fin, sont plus drôles que le texte. À l’entrée, chacun reçoit un contrat de spectateur ; au bout de quatre-vingt-dix minutes, vous regretterez de ne pas l’avoir lu.',
    ],
    es: [
      'Usted aceptó. Todos aceptamos. Solo <strong>Nell Papworth</strong> leyó hasta el final, y en la cláusula 14.3 encontró algo de lo que hay que hablar.',
      'La exabogada repasa sus contratos con un banco, un gimnasio, un exmarido y su propio hervidor. Los chistes van por orden de cláusula; las notas al pie, al final, tienen más gracia que el texto. En la entrada se entrega a cada uno un contrato de espectador; al minuto noventa lamentará no haberlo leído.',
    ],
  },
  facts: [playedIn('en'), noInterval],
  ageLimit: 16,
  minutes: 90,
  labels: [],
  cast: [{ person: 'nell-papworth', role: onStage }],
  poster: { system: 'type-only', palette: 'ink', motif: 'speech-bubble' },
  runs: [{ hall: 'vault-ldn-main', from: 33, days: 2, on: ['wed', 'thu'], times: ['20:00'] }],
  topPrice: 26,
};
