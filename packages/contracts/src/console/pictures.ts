import { uploadFormats } from '@parterre/domain/pictures/upload-formats';
import { z } from 'zod';

export const pictureFormats = z
  .object({ formats: z.array(z.enum(uploadFormats)).describe('What this server reads') })
  .meta({ id: 'PictureFormats' });
export type PictureFormats = z.infer<typeof pictureFormats>;
