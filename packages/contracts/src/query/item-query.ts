import { z } from 'zod';
import { language } from './language.ts';
import { idParameter } from './whole-number.ts';

/** `/{id}` of one thing. */
export const itemParams = z.object({ id: idParameter });

export const itemQuery = z.object({ lang: language.optional() });
