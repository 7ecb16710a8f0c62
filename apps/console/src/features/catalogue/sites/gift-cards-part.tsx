import type { Item, Value } from '@parterre/domain/drafts/item';
import { withValue } from '@parterre/domain/drafts/merge-items';
import { findOfferFaults, giftCardDesigns } from '@parterre/domain/gift-cards/gift-card-offer';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import catalogue from '../catalogue.module.css';
import type { PartProps } from './part-props.ts';
import styles from './sites.module.css';
import { record, recordList, text, textList } from './theme-values.ts';
import { useSiteTexts } from './use-site-texts.ts';

const numbers = (value: Value | undefined): number[] =>
  Array.isArray(value) ? (value as readonly Value[]).filter((one) => typeof one === 'number') : [];
const number = (value: Value | undefined): number => (typeof value === 'number' ? value : 0);

/** What is sold before an operator has said anything else. */
const usual = { min: 10, max: 500, choices: [25, 50, 100] };
const usualFor = (currency: string) =>
  currency === 'RUB' ? { min: 1000, max: 50_000, choices: [2000, 3000, 5000] } : usual;

/** Which gift cards the site sells: amounts by currency, designs, and by whose clock they are sent. */
export function GiftCardsPart({ item, onChange }: PartProps) {
  const { giftCards: texts } = useSiteTexts();
  const theme = record(item.theme);
  const currencies = recordList(theme.currencies).map(({ code }) => text(code));
  const offer = record(theme.gift_cards);
  const isSold = theme.gift_cards !== undefined && theme.gift_cards !== null;
  const amounts = recordList(offer.amounts);
  const designs = textList(offer.designs);
  const set = (next: Value) => onChange(withValue(item, ['theme', 'gift_cards'], next));
  const change = (part: Item) => set({ ...offer, ...part });
  const faults = findOfferFaults(
    amounts.map((one) => ({
      currency_code: text(one.currency_code),
      min: number(one.min),
      max: number(one.max),
      choices: numbers(one.choices),
    })),
    currencies,
  );
  const sell = (isSelected: boolean) =>
    set(
      isSelected
        ? {
            time_zone: Intl.DateTimeFormat().resolvedOptions().timeZone,
            designs: [...giftCardDesigns],
            amounts: currencies.map((code) => ({ currency_code: code, ...usualFor(code) })),
          }
        : null,
    );
  const sellIn = (code: string, isSelected: boolean) => {
    const others = amounts.filter((one) => text(one.currency_code) !== code);
    const next = isSelected ? [...others, { currency_code: code, ...usualFor(code) }] : others;
    if (next.length > 0) change({ amounts: next });
  };
  const changeAmounts = (code: string, part: Item) =>
    change({
      amounts: amounts.map((one) => (text(one.currency_code) === code ? { ...one, ...part } : one)),
    });
  return (
    <div className={catalogue.fields}>
      <Checkbox isSelected={isSold} onChange={sell}>
        {texts.sell}
      </Checkbox>
      <p className={styles.hint}>{texts.sellHint}</p>
      {isSold && (
        <>
          <fieldset className={catalogue.list}>
            <legend>{texts.designs}</legend>
            {giftCardDesigns.map((design) => (
              <Checkbox
                key={design}
                isSelected={designs.includes(design)}
                onChange={(isSelected) => {
                  const next = giftCardDesigns.filter((one) =>
                    one === design ? isSelected : designs.includes(one),
                  );
                  if (next.length > 0) change({ designs: next });
                }}
              >
                {texts.designNames[design]}
              </Checkbox>
            ))}
          </fieldset>
          {currencies.map((code) => {
            const index = amounts.findIndex((one) => text(one.currency_code) === code);
            const own = amounts[index];
            const fault = faults.find((one) => one.index === index)?.fault;
            return (
              <fieldset key={code} className={catalogue.list}>
                <legend>{code}</legend>
                <Checkbox isSelected={own !== undefined} onChange={(isSelected) => sellIn(code, isSelected)}>
                  {texts.inCurrency(code)}
                </Checkbox>
                {own && (
                  <>
                    <TextField
                      label={texts.min(code)}
                      name={`gift_cards.${code}.min`}
                      inputMode="numeric"
                      value={String(number(own.min))}
                      fault={fault === 'limits' ? texts.limitsFault : undefined}
                      onChange={(typed) => changeAmounts(code, { min: readNumber(typed) })}
                    />
                    <TextField
                      label={texts.max(code)}
                      name={`gift_cards.${code}.max`}
                      inputMode="numeric"
                      value={String(number(own.max))}
                      onChange={(typed) => changeAmounts(code, { max: readNumber(typed) })}
                    />
                    <TextField
                      key={numbers(own.choices).length === 0 ? 'none' : 'some'}
                      label={texts.choices(code)}
                      name={`gift_cards.${code}.choices`}
                      hint={texts.choicesHint}
                      value={numbers(own.choices).join(', ')}
                      fault={fault === 'choices' ? texts.choicesFault : undefined}
                      onChange={(typed) => changeAmounts(code, { choices: readNumbers(typed) })}
                    />
                  </>
                )}
              </fieldset>
            );
          })}
          <TextField
            label={texts.timeZone}
            name="gift_cards.time_zone"
            hint={texts.timeZoneHint}
            value={text(offer.time_zone)}
            onChange={(typed) => change({ time_zone: typed.trim() })}
          />
        </>
      )}
    </div>
  );
}

const readNumber = (typed: string): number => Number(typed.replace(/\D/g, '').slice(0, 8)) || 0;
const readNumbers = (typed: string): number[] =>
  typed
    .split(/[,;]/)
    .map(readNumber)
    .filter((one) => one > 0)
    .slice(0, 8);
