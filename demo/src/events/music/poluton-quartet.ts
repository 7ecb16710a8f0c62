import { piano, saxophone } from '../credits.ts';
import type { DemoEvent } from '../demo-event.ts';
import { oneInterval, tablesServed } from '../facts.ts';

export const polutonQuartet: DemoEvent = {
  id: 'poluton-quartet',
  category: 'jazz',
  title: {
    ru: 'Квартет «Полутона»',
    en: 'Poluton Quartet',
    de: 'Poluton-Quartett',
    fr: 'Quartette Poluton',
    es: 'Cuarteto Poluton',
  },
  subtitle: {
    ru: 'Новая программа «Физика тихого»',
    en: 'New programme: The Physics of Quiet',
    de: 'Neues Programm: „Physik der Stille“',
    fr: 'Nouveau programme : « Physique du silence »',
    es: 'Nuevo programa: «Física del silencio»',
  },
  story: {
    ru: [
      'Четвёрка музыкантов, которая играет всё тише и тише, пока зал сам не наклонится вперёд. Лидер, <strong>Лев Полуянов</strong>, днём преподаёт физику и уверяет, что громкость — это просто лень.',
      'В новой программе девять пьес: о маятнике, о первом снеге на стекле, о трамвае, который поворачивает на пустой улице. За роялем в этот раз гость из академического мира, <strong>Илья Розанцев</strong>, и он тоже пришёл импровизировать. Столики берите заранее, на балконе слушать не хуже.',
    ],
    en: [
      'Four musicians who play softer and softer until the room leans forward of its own accord. Their leader, <strong>Lev Poluyanov</strong>, teaches physics by day and maintains that loudness is mere laziness.',
      'The new programme has nine pieces: on a pendulum, on the first snow on glass, on a tram turning into an empty street. At the piano this time is a guest from the classical world, <strong>Ilya Rozantsev</strong>, and he too has come to improvise. Book a table early; the balcony sounds just as good.',
    ],
    de: [
      'Vier Musiker, die immer leiser spielen, bis der Saal sich von selbst nach vorn beugt. <strong>Lew Polujanow</strong>, der Kopf des Quartetts, unterrichtet tagsüber Physik und behauptet, Lautstärke sei bloß Faulheit.',
      'Das neue Programm hat neun Stücke: über ein Pendel, über den ersten Schnee am Fenster, über eine Straßenbahn, die in eine leere Straße einbiegt. Am Klavier sitzt diesmal ein Gast aus der Klassik, <strong>Ilja Rosanzew</strong>, und auch er ist zum Improvisieren gekommen. Tische bitte früh buchen; auf dem Balkon klingt es ebenso gut.',
    ],
    fr: [
      'Quatre musiciens qui jouent de plus en plus doucement, jusqu’à ce que la salle se penche d’elle-même. Leur meneur, <strong>Lev Polouïanov</strong>, enseigne la physique le jour et soutient que le volume n’est que paresse.',
      'Neuf pièces au nouveau programme : un pendule, la première neige sur la vitre, un tramway qui tourne dans une rue vide. Au piano, cette fois, un invité venu du classique, <strong>Ilia Rozantsev</strong>, qui vient lui aussi improviser. Réservez une table tôt ; au balcon, on entend tout aussi bien.',
    ],
    es: [
      'Cuatro músicos que tocan cada vez más bajo hasta que la sala se inclina sola hacia delante. Su líder, <strong>Lev Poluyánov</strong>, enseña Física de día y sostiene que el volumen no es más que pereza.',
      'El nuevo programa tiene nueve piezas: sobre un péndulo, sobre la primera nieve en el cristal, sobre un tranvía que dobla por una calle vacía. Al piano, esta vez, un invitado del mundo clásico, <strong>Iliá Rozántsev</strong>, que también viene a improvisar. Reserve mesa con tiempo; en el anfiteatro se oye igual de bien.',
    ],
  },
  facts: [tablesServed, oneInterval],
  ageLimit: 12,
  minutes: 120,
  labels: [],
  cast: [
    { person: 'lev-poluyanov', role: saxophone },
    { person: 'ilya-rozantsev', role: piano },
  ],
  poster: { system: 'type-only', palette: 'dusk', motif: 'saxophone' },
  runs: [{ hall: 'klub-msk-main', from: 6, days: 2, on: ['thu', 'fri'], times: ['20:30'] }],
  topPrice: 4200,
};
