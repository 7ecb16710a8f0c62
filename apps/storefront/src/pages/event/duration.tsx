import { useTexts } from '../../i18n/use-texts.ts';

/** "2 h 40 min". From our own messages: the first unit that `Intl` formats takes a phone a tenth of a second. */
export function Duration({ minutes }: { readonly minutes: number }) {
  const t = useTexts();
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  return [hours && t('pages:durationHours', { hours }), rest && t('minutesShort', { minutes: rest })]
    .filter(Boolean)
    .join(' ')
    .replaceAll(' ', '\u00a0');
}
