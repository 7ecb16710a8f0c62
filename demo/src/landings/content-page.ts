import { byLanguage, type Text } from '../text.ts';
import { typeset } from '../typeset.ts';

export interface ContentPage {
  readonly title: Text;
  /** Safe HTML. */
  readonly body: Text;
}

/** Bodies are written one block to a line; the lines are for the writer only. */
export const contentPage = (title: Text, body: Text): ContentPage => ({
  title: typeset(title),
  body: typeset(byLanguage((language) => body[language].replace(/\n\s*/g, ''))),
});

/** Stands at the head of every text that a lawyer has to replace. */
export const sampleNotice: Text = {
  ru: '<p><strong>Это образец.</strong> Сайт демонстрационный: настоящих билетов здесь не продают. Перед запуском замените текст условиями своей компании, которые проверил юрист.</p>',
  en: '<p><strong>Sample terms.</strong> This is a demonstration site: no real tickets are sold here. Before you go live, replace this text with your own terms, checked by a lawyer.</p>',
  de: '<p><strong>Mustertext.</strong> Diese Website ist eine Vorführung: Echte Tickets werden hier nicht verkauft. Ersetzen Sie den Text vor dem Start durch Ihre eigenen, juristisch geprüften Bedingungen.</p>',
  fr: '<p><strong>Texte type.</strong> Ce site est une démonstration : aucun vrai billet n’y est vendu. Avant l’ouverture, remplacez ce texte par vos propres conditions, relues par un juriste.</p>',
  es: '<p><strong>Texto de ejemplo.</strong> Este sitio es una demostración: aquí no se venden entradas reales. Antes de abrir, sustituya este texto por sus propias condiciones, revisadas por un jurista.</p>',
};
