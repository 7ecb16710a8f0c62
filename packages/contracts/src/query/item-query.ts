import { z } from 'zod';
import { idParameter } from './id-parameter.ts';
import { language } from './language.ts';

/** `/{id}` of one thing. */
export const itemParams = z.object({ id: idParameter });

export const itemQuery = z.object({ lang: language.optional() });
