import { emptyForm, type OrderFormValues } from './order-form-values.ts';
import { readSession, writeSession } from './session-json.ts';

const name = 'order-form';

/** What was filled in before a reload or Back. Consents are given each time; a certificate's code is money. */
export const readSavedForm = (): OrderFormValues => ({
  ...emptyForm,
  ...readSession<Partial<OrderFormValues>>(name),
  consents: emptyForm.consents,
  certificateCode: '',
});

export const saveForm = ({ consents: _, certificateCode: __, ...values }: OrderFormValues): void =>
  writeSession(name, values);
