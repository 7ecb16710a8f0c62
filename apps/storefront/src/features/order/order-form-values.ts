import type { OrderRequest } from '@parterre/contracts/orders/order-request';
import { checkContact } from '@parterre/domain/contact/check-contact';
import type { PaymentMethod } from './payment.ts';

/** What the visitor has filled in so far. */
export interface OrderFormValues {
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  /** How it is to be paid. */
  readonly method: Pick<PaymentMethod, 'id' | 'kind'> | null;
  readonly certificateCode: string;
  readonly wantsNews: boolean;
  /** Whether this device keeps the contact for the next order. */
  readonly isRemembered: boolean;
}

export const emptyForm: OrderFormValues = {
  name: '',
  email: '',
  phone: '',
  method: null,
  certificateCode: '',
  wantsNews: false,
  isRemembered: false,
};

/**
 * Whoever orders accepts the terms and was told what becomes of their data, both beside the button: data that a contract needs
 * take no consent. News do.
 */
export const toConsents = ({ wantsNews }: Pick<OrderFormValues, 'wantsNews'>): OrderRequest['consents'] => ({
  offer: true,
  personal_data: true,
  marketing: wantsNews,
});

/** In the order of the form. */
export const orderFields = [
  'contact.name',
  'contact.email',
  'contact.phone',
  'acquisition_id',
  'certificate_code',
] as const;
export type OrderField = (typeof orderFields)[number];

/** Why each field that is wrong is wrong, by the codes of the order call. */
export type OrderFaults = Readonly<Partial<Record<OrderField, string>>>;

/** The same rules as the server's. A phone number is checked there, against the numbering plans of all countries. */
export function findFaults(values: OrderFormValues): OrderFaults {
  const check = checkContact({ ...values, consents: toConsents(values) });
  const contact = check.kind === 'invalid' ? check.faults : [];
  return {
    ...Object.fromEntries(contact.map(({ field, fault }) => [field, fault])),
    ...(values.method === null && { acquisition_id: 'required' }),
    ...(values.method?.kind === 'certificate' &&
      values.certificateCode.trim() === '' && { certificate_code: 'required' }),
  };
}

const isOrderField = (field: string): field is OrderField =>
  orderFields.some((existing) => existing === field);

/** Those that the server found. */
export const refusedFields = (
  details: readonly { readonly field: string; readonly reason: string }[],
): OrderFaults =>
  Object.fromEntries(details.flatMap(({ field, reason }) => (isOrderField(field) ? [[field, reason]] : [])));
