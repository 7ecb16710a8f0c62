import { director } from '../credits.ts';
import type { DemoEvent } from '../demo-event.ts';
import { noInterval, playedIn } from '../facts.ts';
import { midweek } from '../run.ts';

export const tartuffe: DemoEvent = {
  id: 'tartuffe',
  category: 'drama',
  title: { ru: 'Тартюф', en: 'Tartuffe', de: 'Tartuffe', fr: 'Tartuffe', es: 'Tartufo' },
  subtitle: {
    ru: 'Комедия Мольера для семерых актёров и одного стола',
    en: 'Molière’s comedy for seven actors and one table',
    de: 'Molières Komödie für sieben Schauspieler und einen Tisch',
    fr: 'La comédie de Molière pour sept comédiens et une table',
    es: 'La comedia de Molière para siete actores y una mesa',
  },
  story: {
    ru: [
      'Обеденный стол на двенадцать персон, и зрители сидят за ним же. Вам нальют воды, передадут соль и спросят взглядом: ну неужели вы не видите, кого он привёл в дом?',
      'Батист Вильмонте поставил Мольера как семейный ужин, который пошёл не так. Знаменитая сцена под столом происходит под вашим столом. <strong>Гаэтан Рошфонтен</strong> играет Тартюфа тихим, заботливым, почти святым — и от этого мороз по коже, <strong>Ортанс Деландр</strong> — служанку, которой одной не страшно. Каждый вечер кто-нибудь из публики встаёт, чтобы вмешаться.',
    ],
    en: [
      'A dinner table for the household, and you sit at it. Someone will pour you water, pass the salt and ask with a look: can you really not see whom he has brought home?',
      'Baptiste Villemonteix stages Molière as a family supper gone wrong. The famous scene under the table takes place under yours. <strong>Gaëtan Rochefontaine</strong> plays Tartuffe quiet, caring, almost a saint, which is what makes the flesh creep; <strong>Hortense Deslandres</strong> is the maid, the only one not afraid. Every night somebody in the audience gets up to intervene.',
    ],
    de: [
      'Ein langer Esstisch, und Sie sitzen mit daran. Man gießt Ihnen Wasser ein, reicht das Salz und fragt mit den Augen: Sehen Sie denn wirklich nicht, wen er da ins Haus gebracht hat?',
      'Baptiste Villemonteix inszeniert Molière als Familienessen, das schiefgeht. Die berühmte Szene unter dem Tisch spielt unter Ihrem. <strong>Gaëtan Rochefontaine</strong> gibt den Tartuffe leise, fürsorglich, beinahe heilig, und gerade das lässt einen frösteln; <strong>Hortense Deslandres</strong> ist die Zofe, die als Einzige keine Angst hat. Jeden Abend steht jemand aus dem Publikum auf, um einzugreifen.',
    ],
    fr: [
      'Une longue table, et vous y êtes assis. On vous verse de l’eau, on vous passe le sel, et l’on vous demande du regard : vraiment, vous ne voyez pas qui il a fait entrer dans la maison ?',
      'Baptiste Villemonteix monte Molière comme un dîner de famille qui tourne mal. La fameuse scène sous la table se joue sous la vôtre. <strong>Gaëtan Rochefontaine</strong> fait un Tartuffe doux, attentif, presque saint, et l’on frissonne ; <strong>Hortense Deslandres</strong> est la servante, la seule à n’avoir pas peur. Chaque soir, quelqu’un du public se lève pour intervenir.',
    ],
    es: [
      'Una larga mesa de comedor, y usted está sentado a ella. Le sirven agua, le pasan la sal y le preguntan con la mirada: ¿de verdad no ve a quién ha metido en casa?',
      'Baptiste Villemonteix monta a Molière como una cena familiar que se tuerce. La célebre escena bajo la mesa ocurre bajo la suya. <strong>Gaëtan Rochefontaine</strong> hace un Tartufo suave, atento, casi santo, y por eso da escalofríos; <strong>Hortense Deslandres</strong> es la criada, la única que no tiene miedo. Cada noche alguien del público se levanta para intervenir.',
    ],
  },
  facts: [playedIn('fr', 'en'), noInterval],
  ageLimit: 12,
  minutes: 110,
  labels: [],
  cast: [
    {
      person: 'gaetan-rochefontaine',
      role: { ru: 'Тартюф', en: 'Tartuffe', de: 'Tartuffe', fr: 'Tartuffe', es: 'Tartufo' },
    },
    {
      person: 'hortense-deslandres',
      role: { ru: 'Дорина', en: 'Dorine', de: 'Dorine', fr: 'Dorine', es: 'Dorina' },
    },
    { person: 'baptiste-villemonteix', role: director },
  ],
  poster: { system: 'type-only', palette: 'velvet', motif: 'mask' },
  runs: [{ hall: 'atelier-par-studio', from: 8, days: 3, on: midweek, times: ['20:00'] }],
  topPrice: 34,
};
