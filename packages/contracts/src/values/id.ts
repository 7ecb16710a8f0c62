import { z } from 'zod';

/** Ids fit PostgreSQL's `integer`. */
export const maxId = 2_147_483_647;

export const id = z.int().min(1).max(maxId);
