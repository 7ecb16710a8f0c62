import type { orderRequest } from '@parterre/contracts/orders/order-request';
import { checkContact } from '@parterre/domain/contact/check-contact';
import type { z } from 'zod';
import { checkPhone } from './check-phone.ts';
import { type Refused, refuse } from './order-refusal.ts';

export type PlaceRequest = z.output<typeof orderRequest>;

export interface CheckedContact {
  readonly kind: 'valid';
  readonly name: string;
  readonly email: string;
  readonly phone: string | null;
}

export function checkRequest({ contact, consents, lang }: PlaceRequest): CheckedContact | Refused {
  const checked = checkContact({ ...contact, consents });
  const typed = contact.phone?.trim() ?? '';
  const phone = typed === '' ? null : checkPhone(typed, lang);
  if (checked.kind === 'valid' && phone !== undefined)
    return { kind: 'valid', name: checked.name, email: checked.email, phone };
  const faults = checked.kind === 'invalid' ? checked.faults : [];
  const phoneFault = { field: 'contact.phone', fault: 'bad_format' } as const;
  return refuse({
    kind: 'invalid-contact',
    faults: phone === undefined ? [...faults, phoneFault] : faults,
  });
}
