import { emptyForm, type OrderFormValues } from './order-form-values.ts';

const name = 'order-form';

/** What was filled in before a reload or a way back. Consents are given anew each time; a certificate's code is money. */
export function keptForm(): OrderFormValues {
  try {
    const kept: Partial<OrderFormValues> = JSON.parse(sessionStorage.getItem(name) ?? '{}');
    return { ...emptyForm, ...kept, consents: emptyForm.consents, certificateCode: '' };
  } catch {
    // No storage, or another's entry in it: the form is filled in once more.
    return emptyForm;
  }
}

export function keepForm({ consents: _, certificateCode: __, ...values }: OrderFormValues): void {
  try {
    sessionStorage.setItem(name, JSON.stringify(values));
  } catch {
    // Without storage the form works all the same.
  }
}
