export const fiveLanguages = ['ru', 'en', 'de', 'fr', 'es'] as const;

/** A text in every language the demo speaks: a missing one does not compile. */
export type FiveLanguages = Record<(typeof fiveLanguages)[number], string>;
