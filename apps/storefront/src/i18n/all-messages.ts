import type { InterfaceLanguage } from '@parterre/domain/languages/languages';
import type { CompiledMessages } from './translate.ts';

/** For the generator: every language, whole. */
export const loadAllMessages = async (): Promise<readonly [InterfaceLanguage, CompiledMessages][]> => [
  ['ru', (await import('virtual:messages/ru')).default],
  ['ru', (await import('virtual:messages/ru/forms')).default],
  ['en', (await import('virtual:messages/en')).default],
  ['en', (await import('virtual:messages/en/forms')).default],
  ['de', (await import('virtual:messages/de')).default],
  ['de', (await import('virtual:messages/de/forms')).default],
  ['fr', (await import('virtual:messages/fr')).default],
  ['fr', (await import('virtual:messages/fr/forms')).default],
  ['es', (await import('virtual:messages/es')).default],
  ['es', (await import('virtual:messages/es/forms')).default],
];
