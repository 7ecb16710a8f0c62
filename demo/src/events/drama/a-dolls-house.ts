import { latinAlike } from '../../text.ts';
import type { DemoEvent } from '../demo-event.ts';
import { noInterval, playedIn } from '../facts.ts';
import { midweek } from '../run.ts';

export const aDollsHouse: DemoEvent = {
  id: 'a-dolls-house',
  category: 'drama',
  title: {
    ru: 'Кукольный дом',
    en: 'A Doll’s House',
    de: 'Nora oder Ein Puppenheim',
    fr: 'Une maison de poupée',
    es: 'Casa de muñecas',
  },
  subtitle: {
    ru: 'Пьеса Генрика Ибсена в новом переводе',
    en: 'Henrik Ibsen’s play in a new version',
    de: 'Schauspiel von Henrik Ibsen in neuer Fassung',
    fr: 'La pièce de Henrik Ibsen dans une version nouvelle',
    es: 'La obra de Henrik Ibsen en una versión nueva',
  },
  story: {
    ru: [
      'Рождество, подарки спрятаны, долг почти выплачен, и муж ничего не узнает. До конца пьесы семьдесят часов, до двери — девять шагов. Ибсен написал её в 1879 году, и за каждым ужином её с тех пор доигрывают по домам.',
      'На сцене лофта стоит дом без одной стены, вдвое меньше настоящего: актёрам приходится пригибаться. <strong>Ада Уинтерборн</strong> выпрямляется только один раз. <strong>Эдмунд Тэкрей</strong> играет Торвальда добрым человеком, и это хуже всего. После спектакля зрители спорят на лестнице — там нарочно поставили скамейки.',
    ],
    en: [
      'Christmas, presents hidden, the debt nearly paid, and the husband will never know. Seventy hours to the end of the play, nine steps to the door. Ibsen wrote it in 1879, and it has been finished at kitchen tables ever since.',
      'In the loft stands a house with one wall missing, half life size, so that the actors must stoop. <strong>Ada Winterbourne</strong> straightens up just once. <strong>Edmund Thackray</strong> plays Torvald as a kind man, which is the worst of it. Afterwards people argue on the stairs; benches have been put there on purpose.',
    ],
    de: [
      'Weihnachten, die Geschenke sind versteckt, die Schuld ist fast bezahlt, und der Mann wird nichts erfahren. Siebzig Stunden bis zum Ende des Stücks, neun Schritte bis zur Tür. Ibsen schrieb es 1879, und seither wird es an Küchentischen zu Ende gespielt.',
      'Im Loft steht ein Haus ohne vierte Wand, halb so groß wie ein echtes: Die Schauspieler müssen sich bücken. <strong>Ada Winterbourne</strong> richtet sich nur ein einziges Mal auf. <strong>Edmund Thackray</strong> spielt Torvald als guten Menschen, und das ist das Schlimmste. Danach wird auf der Treppe gestritten; die Bänke stehen mit Absicht dort.',
    ],
    fr: [
      'Noël, les cadeaux cachés, la dette presque payée, et le mari n’en saura rien. Soixante-dix heures avant la fin, neuf pas jusqu’à la porte. Ibsen l’écrivit en 1879, et depuis on l’achève à la table des cuisines.',
      'Dans le loft, une maison à laquelle il manque un mur, deux fois trop petite : les acteurs doivent se courber. <strong>Ada Winterbourne</strong> ne se redresse qu’une fois. <strong>Edmund Thackray</strong> fait de Torvald un brave homme, et c’est le pire. Ensuite on se dispute dans l’escalier ; on y a mis des bancs exprès.',
    ],
    es: [
      'Navidad, los regalos escondidos, la deuda casi pagada, y el marido no lo sabrá. Setenta horas hasta el final, nueve pasos hasta la puerta. Ibsen la escribió en 1879, y desde entonces se termina en las mesas de las cocinas.',
      'En el loft hay una casa a la que le falta una pared, la mitad de grande que una de verdad: los actores tienen que agacharse. <strong>Ada Winterbourne</strong> se endereza una sola vez. <strong>Edmund Thackray</strong> hace de Torvald un buen hombre, y eso es lo peor. Después se discute en la escalera; hay bancos puestos a propósito.',
    ],
  },
  facts: [playedIn('en'), noInterval],
  ageLimit: 16,
  minutes: 105,
  labels: [],
  cast: [
    { person: 'ada-winterbourne', role: latinAlike('Нора', 'Nora') },
    { person: 'edmund-thackray', role: latinAlike('Торвальд', 'Torvald') },
  ],
  poster: { system: 'paper-cut', palette: 'dusk', motif: 'house' },
  runs: [{ hall: 'loft-ldn-studio', from: 34, days: 3, on: midweek, times: ['19:30'] }],
  topPrice: 34,
};
