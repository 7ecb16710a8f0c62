/**
 * A synthetic programme: shows at stages with casts. Everything is made from its number when asked for, so that a
 * programme of any size takes no memory, and measurements see the engine's alone.
 */
export interface Stage {
  readonly id: number;
  readonly name: string;
  readonly address: string;
  readonly text: string;
}

export interface Artist {
  readonly id: number;
  readonly name: string;
  readonly role: string;
  readonly text: string;
}

export interface Show {
  readonly id: number;
  readonly title: string;
  readonly lead: string;
  readonly paragraphs: readonly string[];
  readonly dates: readonly string[];
  readonly stageId: number;
  readonly artistIds: readonly number[];
  readonly relatedIds: readonly number[];
}

export interface Catalogue {
  readonly showCount: number;
  readonly stageCount: number;
  readonly artistCount: number;
  show(id: number): Show;
  stage(id: number): Stage;
  artist(id: number): Artist;
  /** Gives a show another title, as an editor would. */
  rename(id: number, title: string): void;
}

const words = (
  'вечер сцена голос свет партер балкон оркестр занавес премьера актёр музыка тишина город зима письмо дорога ' +
  'окно сад чайка вишня море остров память дом мост река театр роль танец слово смех утро площадь звезда'
).split(' ');

export const numbers = (count: number) => Array.from({ length: count }, (_, index) => index);

const phrase = (seed: number, length: number) =>
  numbers(length)
    .map((index) => words[(seed * 7 + index * (5 + (seed % 11))) % words.length])
    .join(' ');

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

const sentence = (seed: number, length: number) => `${capital(phrase(seed, length))}.`;

const longText = (id: number) =>
  numbers(12)
    .map((index) => sentence(id + index, 16))
    .join(' ');

const day = 24 * 60 * 60 * 1000;
const firstDay = Date.parse('2026-09-01T16:00:00Z');

export function makeCatalogue(showCount: number, stageCount = 20, artistCount = 20): Catalogue {
  const titles = new Map<number, string>();
  return {
    showCount,
    stageCount,
    artistCount,
    show: (id) => ({
      id,
      title: titles.get(id) ?? capital(phrase(id, 3)),
      lead: sentence(id + 3, 14),
      paragraphs: numbers(3).map((index) => `${sentence(id + index, 16)} ${sentence(id + index + 5, 13)}`),
      dates: numbers(6).map((index) => new Date(firstDay + ((id * 3 + index * 9) % 300) * day).toISOString()),
      stageId: id % stageCount,
      artistIds: numbers(6).map((index) => (id * 5 + index * 3) % artistCount),
      relatedIds: numbers(7).map((index) => (id + 1 + index * 13) % showCount),
    }),
    stage: (id) => ({
      id,
      name: `Сцена «${capital(phrase(id, 1))}» ${id}`,
      address: `${capital(phrase(id + 2, 2))}, ${id + 1}`,
      text: longText(id),
    }),
    artist: (id) => ({
      id,
      name: `${capital(phrase(id, 1))} ${capital(phrase(id + 9, 1))}`,
      role: phrase(id + 1, 2),
      text: longText(id),
    }),
    rename: (id, title) => void titles.set(id, title),
  };
}
