import type { VoucherBatch } from '@parterre/contracts/console/vouchers';
import type { LanguageCode } from '@parterre/domain/languages/languages';
import { formatPrice } from '@parterre/domain/money/format-price';
import type { Texts } from '../../i18n/messages/ru.ts';

type Said = Pick<VoucherBatch, 'rule' | 'currency_code'>;

/** Such as `−20 %`, `−500 ₽ с билета`, `билет за 300 ₽`. */
export function describeRule(
  { rule, currency_code }: Said,
  { voucher }: Texts,
  language: LanguageCode,
): string {
  if (rule.kind === 'percent') return voucher.percentOff(rule.percent);
  const sum = formatPrice(rule.amount, currency_code ?? '', language);
  return rule.kind === 'amount' ? voucher.amountOff(sum) : voucher.fixedPrice(sum);
}
