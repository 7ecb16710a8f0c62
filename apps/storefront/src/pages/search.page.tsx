import { useTexts } from '../i18n/use-texts.ts';
import { PlainPage, plainHead } from './plain-page.tsx';

export const head = plainHead('pages:searchTitle');

export default function SearchPage() {
  return <PlainPage title={useTexts()('pages:searchTitle')} />;
}
