import type { Acquisition, acquisitionsQuery } from '@parterre/contracts/acquisitions/acquisition';
import type { z } from 'zod';
import type { Reader } from '../../../catalogue-reader/reader.ts';
import { selectTakesInvoices } from './payment-methods.queries.ts';
import { ownProvider, type PaymentMethod, paymentMethods } from './payment-methods.ts';

export interface AcquisitionDeps {
  readonly reader: Reader;
  readonly providers: readonly string[];
  /** The site that is meant when none is named. */
  readonly landingId: number;
}

/** The ways to pay that a site offers: its providers', and the house's own. An invoice is one where its landing says so. */
export async function listAcquisitions(
  { reader, providers, landingId }: AcquisitionDeps,
  query: z.output<typeof acquisitionsQuery>,
) {
  const { mainLang } = await reader.settings();
  const lang = query.lang ?? mainLang;
  const offered = [...providers, ownProvider];
  const { id_in, currency_code, search, page, limit, landing_id = landingId } = query;
  const takesInvoices = await selectTakesInvoices(reader.db, landing_id);
  const results = paymentMethods
    .filter(({ provider }) => offered.includes(provider))
    .filter(({ kind }) => kind !== 'invoice' || takesInvoices)
    .filter(({ id }) => !id_in || id_in.includes(id))
    .filter(({ currencies }) => !currency_code || currencies.includes(currency_code))
    .map((method) => wireMethod(method, lang, mainLang))
    .filter(({ name }) => !search || name.toLocaleLowerCase(lang).includes(search.toLocaleLowerCase(lang)))
    .sort((a, b) => (query.sort_by === 'name' ? a.name.localeCompare(b.name, lang) : a.id - b.id));
  if (query.sort_on === 'desc') results.reverse();
  return { results: results.slice((page - 1) * limit, page * limit), total: results.length, page, limit };
}

const wireMethod = (method: PaymentMethod, lang: string, mainLang: string): Acquisition => ({
  ...method,
  currencies: [...method.currencies],
  name: method.name[lang] ?? method.name[mainLang] ?? method.code,
  ...(!method.name[lang] && { lang_fallback: true }),
});
