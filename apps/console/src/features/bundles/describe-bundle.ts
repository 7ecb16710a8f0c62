import type { HeldBundle } from '@parterre/contracts/console/bundles';
import type { LanguageCode } from '@parterre/domain/languages/languages';
import { formatPrice } from '@parterre/domain/money/format-price';
import type { Texts } from '../../i18n/messages/ru.ts';

/** In this language, or any that it has. */
export const nameIn = ({ names, code }: Pick<HeldBundle, 'names' | 'code'>, language: LanguageCode): string =>
  (names as Readonly<Partial<Record<string, string>>>)[language] ?? Object.values(names)[0] ?? code;

/** Such as `−20 %`, `stalls: 2 000 ₽`. */
export function describePrice(
  { rule }: Pick<HeldBundle, 'rule'>,
  { bundle: texts }: Texts,
  language: LanguageCode,
): string {
  if (rule.kind === 'percent') return texts.percentOff(rule.percent);
  return rule.prices
    .map(({ amount, currency_code, zone }) => {
      const sum = formatPrice(amount, currency_code, language);
      const said = rule.kind === 'amount' ? texts.amountOff(sum) : sum;
      return zone === null ? said : texts.inZone(zone, said);
    })
    .join(', ');
}

/** Such as `any 3 of 5, the same seat`. */
export const describeParts = (
  { pick, targets, is_same_seat }: Pick<HeldBundle, 'pick' | 'targets' | 'is_same_seat'>,
  { bundle: texts }: Texts,
): string => [texts.anyOf(pick, targets.length), ...(is_same_seat ? [texts.sameSeat] : [])].join(', ');
