import type { VoucherBatch } from '@parterre/contracts/console/vouchers';
import { formatPrice } from '@parterre/domain/money/format-price';
import { useLanguage, useTexts } from '../../i18n/language.tsx';
import type { Texts } from '../../i18n/messages/ru.ts';
import { useMoment } from '../../i18n/use-moment.ts';
import { DefinitionList } from '../../ui/definition-list.tsx';
import { describeRule } from './describe-rule.ts';

/** What its codes open, and what became of it. */
function describeStock(
  { kind, places }: NonNullable<VoucherBatch['stock']>,
  texts: Texts['voucher'],
): string {
  const what = texts.stockKinds[kind];
  return places === null ? what : `${what}. ${texts.stockPlaces(places)}`;
}

/** On what terms they were issued; what is not limited is not named. */
export function Terms({ batch }: { readonly batch: VoucherBatch }) {
  const all = useTexts();
  const { voucher: texts } = all;
  const { language } = useLanguage();
  const moment = useMoment();
  const price = (amount: number) => formatPrice(amount, batch.currency_code ?? '', language);
  const targets = batch.targets?.map(({ title, started_at }) =>
    started_at === null ? title : `${title}, ${moment(started_at, 'moment', 'place')}`,
  );
  const { valid_from: from, valid_until: until, max_uses: maxUses, max_tickets: maxTickets, budget } = batch;
  const rows: readonly (readonly [string, string | undefined])[] = [
    [texts.rule, describeRule(batch, all, language)],
    [texts.scope, targets?.join('; ') ?? texts.scopes.all],
    [texts.zonesShort, batch.zones?.join(', ')],
    [texts.seats, batch.seats === null ? undefined : String(batch.seats)],
    [texts.stock, batch.stock === null ? undefined : describeStock(batch.stock, texts)],
    [texts.validFrom, from === null ? undefined : moment(from)],
    [texts.validUntil, until === null ? undefined : moment(until)],
    [texts.maxUses, maxUses === null ? undefined : String(maxUses)],
    [texts.maxTickets, maxTickets === null ? undefined : String(maxTickets)],
    [texts.budget, budget === null ? undefined : price(budget)],
    [texts.returns, texts.returnRules[batch.returns]],
    [texts.combining, batch.is_combinable ? texts.combinable : texts.notCombinable],
    [texts.issuedBy, `${batch.issued_by}, ${moment(batch.issued_at)}`],
  ];
  return <DefinitionList rows={rows} />;
}
