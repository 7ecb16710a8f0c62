import { readStored, writeStored } from '../../stored-json.ts';
import { emptyForm, type OrderFormValues } from './order-form-values.ts';

const formName = 'order-form';
const contactName = 'order-contact';

type Contact = Pick<OrderFormValues, 'name' | 'email' | 'phone'>;

/**
 * What was filled in before a reload or Back, else the contact that this device was asked to remember. Whether news are wanted
 * is asked each time; a certificate's code is money.
 */
export function readSavedForm(): OrderFormValues {
  const contact = readStored<Contact>('device', contactName);
  return {
    ...emptyForm,
    ...contact,
    isRemembered: contact !== undefined,
    ...readStored<Partial<OrderFormValues>>('tab', formName),
    wantsNews: false,
    certificateCode: '',
  };
}

export function saveForm({ wantsNews: _, certificateCode: __, ...values }: OrderFormValues): void {
  writeStored('tab', formName, values);
  // Whoever takes it back is forgotten at once, not only with their next order.
  if (!values.isRemembered) writeStored('device', contactName, undefined);
}

/** Of an order that was placed: before that, it may be half a name. */
export function rememberContact({ name, email, phone, isRemembered }: OrderFormValues): void {
  if (isRemembered) writeStored('device', contactName, { name, email, phone } satisfies Contact);
}
