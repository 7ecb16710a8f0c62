import { type LanguageCode, languages } from '@parterre/domain/languages/languages';
import { z } from 'zod';

// Object.keys forgets the names of the keys.
const codes = Object.keys(languages) as LanguageCode[];

/** A text that is missing in this language comes in the main one, and says so. */
export const language = z.enum(codes).meta({ examples: ['ru'] });
