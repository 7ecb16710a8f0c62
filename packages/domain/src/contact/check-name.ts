import { characterCount, cleanText } from './clean-text.ts';
import { type FieldCheck, invalid, valid } from './field-check.ts';

const maxNameLength = 100;

// Letters, marks, joiners and digits of any script, and what stands inside names: O’Neill, Anne-Marie, J. R., Gal·la.
const nameCharacters = /^(?:\p{L}|\p{M}|\p{Nd}|\u200c|\u200d|[ .'’‘‐‑·・׳״-])+$/u;

// A full stop is part of many names, so only what is surely an address counts as one.
const link = /www\.|\.(?:com|net|org|info|biz|ru|рф|de|fr|es|uk|io|xyz|top|site|online|shop|link)(?!\p{L})/iu;

/** One full name, as on an identity card. A single word is a name too. */
export function checkName(text: string): FieldCheck {
  const name = cleanText(text);
  if (name === '') return invalid('required');
  if (characterCount(name) > maxNameLength) return invalid('too_long');
  if (!nameCharacters.test(name)) return invalid('forbidden_characters');
  if (link.test(name)) return invalid('contains_link');
  return /\p{L}/u.test(name) ? valid(name) : invalid('bad_format');
}

/** Worth a second look, never a reason to refuse: few names have digits. */
export const hasUnusualDigits = (name: string): boolean => /\p{Nd}/u.test(name);
