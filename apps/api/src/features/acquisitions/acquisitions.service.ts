import type { Acquisition, acquisitionsQuery } from '@parterre/contracts/acquisitions/acquisition';
import type { z } from 'zod';
import type { Reader } from '../catalogue/reader.ts';
import { ownProvider, type PaymentMethod, paymentMethods } from './acquisitions.ts';

/** The ways to pay that this house offers: its providers', and its own. */
export async function listAcquisitions(
  reader: Reader,
  providers: readonly string[],
  query: z.output<typeof acquisitionsQuery>,
) {
  const { mainLang } = await reader.settings();
  const lang = query.lang ?? mainLang;
  const offered = [...providers, ownProvider];
  const { id_in, currency_code, search, page, limit } = query;
  const results = paymentMethods
    .filter(({ provider }) => offered.includes(provider))
    .filter(({ id }) => !id_in || id_in.includes(id))
    .filter(({ currencies }) => !currency_code || currencies.includes(currency_code))
    .map((method) => wireMethod(method, lang, mainLang))
    .filter(({ name }) => !search || name.toLocaleLowerCase(lang).includes(search.toLocaleLowerCase(lang)))
    .sort((a, b) => (query.sort_by === 'name' ? a.name.localeCompare(b.name, lang) : a.id - b.id));
  if (query.sort_on === 'desc') results.reverse();
  return { results: results.slice((page - 1) * limit, page * limit), total: results.length, page, limit };
}

/** A way to pay by its id, if this house offers it in that currency. */
export const findMethod = (
  providers: readonly string[],
  id: number,
  currency: string,
): PaymentMethod | undefined =>
  paymentMethods.find(
    (method) =>
      method.id === id &&
      [...providers, ownProvider].includes(method.provider) &&
      method.currencies.includes(currency),
  );

const wireMethod = (method: PaymentMethod, lang: string, mainLang: string): Acquisition => ({
  ...method,
  currencies: [...method.currencies],
  name: method.name[lang] ?? method.name[mainLang] ?? method.code,
  ...(!method.name[lang] && { lang_fallback: true }),
});
