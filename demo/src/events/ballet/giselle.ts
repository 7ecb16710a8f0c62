import { latinAlike } from '../../text.ts';
import { conductor } from '../credits.ts';
import type { DemoEvent } from '../demo-event.ts';
import { liveOrchestra, oneInterval, wordless } from '../facts.ts';
import { lateWeek } from '../run.ts';

export const giselle: DemoEvent = {
  id: 'giselle',
  category: 'ballet',
  title: latinAlike('Жизель', 'Giselle'),
  subtitle: {
    ru: 'Фантастический балет Адольфа Адана',
    en: 'Romantic ballet to music by Adolphe Adam',
    de: 'Romantisches Ballett zur Musik von Adolphe Adam',
    fr: 'Ballet fantastique, musique d’Adolphe Adam',
    es: 'Ballet romántico con música de Adolphe Adam',
  },
  story: {
    ru: [
      'Первое действие пахнет сеном, второе — болотной водой. Между ними девушка узнаёт, что её обманули, и балет меняет законы тяготения: виллисы двигаются так, словно пола под ними нет.',
      '<strong>Маэль Корвизар</strong> выходит в этой партии впервые и танцует сцену безумия почти без движений: падает шпилька, и становится ясно всё. Её Альберт, <strong>Этьен Лакомбрад</strong>, раскаивается всем телом. Костюмы второго действия сотканы из старых занавесей театра, и кордебалет уверяет, что они помнят каждую «Жизель».',
    ],
    en: [
      'The first act smells of hay, the second of marsh water. In between, a girl learns that she has been deceived, and ballet changes the law of gravity: the Wilis move as though there were no floor.',
      '<strong>Maëlle Corvisart</strong> makes her debut in the part and dances the mad scene almost without moving: a hairpin falls, and all is clear. Her Albrecht, <strong>Étienne Lacombrade</strong>, repents with his whole body. The second-act costumes are woven from the theatre’s old curtains, and the corps insists they remember every <em>Giselle</em>.',
    ],
    de: [
      'Der erste Akt riecht nach Heu, der zweite nach Moorwasser. Dazwischen erfährt ein Mädchen, dass es betrogen wurde, und das Ballett ändert die Schwerkraft: Die Wilis bewegen sich, als gäbe es keinen Boden.',
      '<strong>Maëlle Corvisart</strong> gibt ihr Rollendebüt und tanzt die Wahnsinnsszene fast reglos: Eine Haarnadel fällt, und alles ist klar. Ihr Albrecht, <strong>Étienne Lacombrade</strong>, bereut mit dem ganzen Körper. Die Kostüme des zweiten Akts sind aus alten Vorhängen des Hauses gewebt, und das Corps schwört, sie erinnerten sich an jede „Giselle“.',
    ],
    fr: [
      'Le premier acte sent le foin, le second l’eau des marais. Entre les deux, une jeune fille apprend qu’on l’a trompée, et le ballet change les lois de la pesanteur : les Wilis se meuvent comme s’il n’y avait plus de sol.',
      '<strong>Maëlle Corvisart</strong> fait ses débuts dans le rôle et danse la folie presque sans bouger : une épingle tombe, tout est dit. Son Albrecht, <strong>Étienne Lacombrade</strong>, se repent de tout son corps. Les costumes du second acte sont tissés dans d’anciens rideaux de la maison ; le corps de ballet assure qu’ils se souviennent de chaque « Giselle ».',
    ],
    es: [
      'El primer acto huele a heno; el segundo, a agua de pantano. Entre ambos, una muchacha descubre que la han engañado y el ballet cambia la ley de la gravedad: las wilis se mueven como si no hubiera suelo.',
      '<strong>Maëlle Corvisart</strong> debuta en el papel y baila la locura casi sin moverse: cae una horquilla y todo queda claro. Su Albrecht, <strong>Étienne Lacombrade</strong>, se arrepiente con todo el cuerpo. El vestuario del segundo acto está tejido con viejos telones de la casa, y el cuerpo de baile jura que recuerdan cada «Giselle».',
    ],
  },
  facts: [wordless, liveOrchestra, oneInterval],
  ageLimit: 6,
  minutes: 120,
  labels: [],
  cast: [
    { person: 'maelle-corvisart', role: latinAlike('Жизель', 'Giselle') },
    { person: 'etienne-lacombrade', role: latinAlike('Альберт', 'Albrecht') },
    { person: 'clement-daubeterre', role: conductor },
  ],
  poster: { system: 'ink-line', palette: 'forest', motif: 'feather' },
  runs: [{ hall: 'opera-par-main', from: 12, days: 3, on: lateWeek, times: ['19:30'] }],
  topPrice: 130,
};
