import type { Language } from '@parterre/static-site/shared/language';
import { languages } from './languages.ts';

interface Link {
  readonly href: string;
  readonly text: string;
}

export interface HeaderData {
  readonly home: string;
  readonly title: string;
  readonly menu: readonly Link[];
  readonly languages: readonly Link[];
}

export interface FooterData {
  readonly columns: readonly { readonly title: string; readonly links: readonly Link[] }[];
  readonly notice: string;
}

const topics = ['Спектакли', 'Сцены', 'Артисты', 'Новости', 'О театре', 'Билеты', 'Контакты'];

const createLinks = ({ prefix }: Language, part: string) =>
  topics.map((text, index) => ({ href: `${prefix}/${part}/${index}`, text }));

export const headerData = (language: Language): HeaderData => ({
  home: language.prefix || '/',
  title: 'Программа',
  menu: createLinks(language, 'shows'),
  languages: languages.map(({ code, prefix }) => ({ href: prefix || '/', text: code })),
});

export const footerData = (language: Language): FooterData => ({
  columns: ['shows', 'stages', 'artists'].map((part) => ({
    title: part,
    links: createLinks(language, part),
  })),
  notice: 'Вход только с билетом. Опоздавшие входят в антракте.',
});
