import type { Basket } from '@parterre/contracts/basket/basket';
import type { CheckedCode, CheckedCodes } from '@parterre/contracts/orders/checked-codes';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { toOutcome } from '../../../api/outcome.ts';
import { useLanguage } from '../../../i18n/use-texts.ts';
import { keepOpened } from '../../../opened-stock.ts';
import { useOrderApi } from '../order-api.ts';
import { codesStore, keepCodes } from './codes-store.ts';

export interface BasketCodes {
  /** None of them is known to be worth anything before they were looked at. */
  readonly isChecking: boolean;
  readonly checked: readonly CheckedCode[];
  /** Those of them that open places which are withheld from everybody else. */
  readonly opening: ReadonlySet<string>;
  /** Of the basket, once vouchers are taken off. */
  readonly total: Basket['total'];
  /** Whether nobody could say what they are worth. */
  readonly isFailed: boolean;
}

type Answer = CheckedCodes | 'failed';

/** What the codes that were typed are worth for the basket, asked anew whenever either changes. */
export function useCheckedCodes(basket: Basket | undefined, isChanging = false): BasketCodes | undefined {
  const api = useOrderApi();
  const lang = useLanguage();
  const codes = useSyncExternalStore(codesStore.subscribe, codesStore.read, codesStore.readNone);
  const [known, setKnown] = useState<{ readonly subject: string; readonly answer: Answer }>();
  const subject =
    basket && codes.length > 0 && !isChanging
      ? JSON.stringify([codes, basket.currency_code, basket.total])
      : undefined;
  useEffect(() => {
    if (subject === undefined) return;
    const stop = new AbortController();
    toOutcome(api.checkCodes({ codes: [...codes], lang }, { signal: stop.signal })).then((outcome) => {
      if (stop.signal.aborted) return;
      const answer = outcome.kind === 'done' ? outcome.answer : 'failed';
      if (answer !== 'failed') {
        keepCodes(answer.codes.map(({ code }) => code));
        keepOpened(answer.opens);
      }
      setKnown({ subject, answer });
    });
    return () => stop.abort();
  }, [api, codes, lang, subject]);
  if (!basket) return undefined;
  const answer = subject !== undefined && known?.subject === subject ? known.answer : undefined;
  const isFailed = answer === 'failed';
  return {
    isChecking: codes.length > 0 && answer === undefined,
    isFailed,
    checked: answer === undefined || isFailed ? [] : answer.codes,
    opening: new Set(answer === undefined || isFailed ? [] : answer.opens?.map(({ code }) => code)),
    total: answer === undefined || isFailed ? basket.total : answer.total,
  };
}

/** Those that take something off, for the order. */
export const appliedCodes = ({ checked }: BasketCodes): string[] =>
  checked.filter(({ kind }) => kind === 'voucher' || kind === 'bundle').map(({ code }) => code);

/** What stands beside the sum. */
export const codeDiscounts = ({ checked }: BasketCodes) =>
  checked.flatMap((one) => {
    if (one.kind === 'bundle') return [{ code: one.code, name: one.name, amount: one.amount }];
    return one.kind === 'voucher' ? [{ code: one.code, amount: one.amount }] : [];
  });
