import { z } from 'zod';
import { sourceId, translated } from './values.ts';

export const categoryType = z.strictObject({ source_id: sourceId, name: translated });

export const category = z.strictObject({ source_id: sourceId, type: sourceId, name: translated });
