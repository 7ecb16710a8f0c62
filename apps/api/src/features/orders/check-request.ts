import type { orderRequest } from '@parterre/contracts/orders/order-request';
import { checkContact } from '@parterre/domain/contact/check-contact';
import type { z } from 'zod';
import { type Refused, refuse } from './order-refusal.ts';

export type PlaceRequest = z.output<typeof orderRequest>;

export interface CheckedContact {
  readonly kind: 'valid';
  readonly name: string;
  readonly email: string;
  readonly phone: string | null;
}

/** E.164: a plus and at most 15 digits. Pages know the numbering plans and send this form. */
const international = /^\+[1-9]\d{4,14}$/;

export function checkRequest({ contact, consents }: PlaceRequest): CheckedContact | Refused {
  const checked = checkContact({ ...contact, consents });
  const phone = (contact.phone ?? '').replace(/[\s().-]/g, '');
  const isPhone = phone === '' || international.test(phone);
  if (checked.kind === 'valid' && isPhone)
    return { kind: 'valid', name: checked.name, email: checked.email, phone: phone || null };
  const faults = checked.kind === 'invalid' ? checked.faults : [];
  const phoneFault = { field: 'contact.phone', fault: 'bad_format' } as const;
  return refuse({ kind: 'invalid-contact', faults: isPhone ? faults : [...faults, phoneFault] });
}
