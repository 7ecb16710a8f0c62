import { expect, it } from 'vitest';
import { uploadFormatName, uploadFormats, uploadMediaTypes } from './upload-formats.ts';

it('photographs of phones are offered where the server reads them, and else not', () => {
  expect(uploadMediaTypes(['jpeg', 'heic'])).toEqual(['image/jpeg', 'image/heic', 'image/heif']);
  expect(uploadMediaTypes(['jpeg', 'avif'])).toEqual(['image/jpeg', 'image/avif']);
});

it('formats are called as people call them', () => {
  expect(uploadFormats.map(uploadFormatName)).toEqual(['JPEG', 'PNG', 'WebP', 'AVIF', 'HEIC']);
});
