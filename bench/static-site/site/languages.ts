import type { Language } from '@parterre/static-site/shared/language';

export const languages = ['ru', 'en', 'de', 'fr', 'es'].map(
  (code): Language => ({ code, prefix: code === 'ru' ? '' : `/${code}`, direction: 'ltr' }),
);
