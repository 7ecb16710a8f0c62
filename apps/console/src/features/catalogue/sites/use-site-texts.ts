import { useTexts } from '../../../i18n/language.tsx';

export const useSiteTexts = () => useTexts().sites;
