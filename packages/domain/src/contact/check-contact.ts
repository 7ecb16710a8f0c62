import { checkEmail } from './check-email.ts';
import { checkName } from './check-name.ts';
import type { ContactFault, FieldCheck } from './field-check.ts';

const requiredConsents = ['offer', 'personal_data'] as const;

/** What the visitor fills in to order; the phone is checked with the numbering plans of all countries, elsewhere. */
export interface ContactForm {
  readonly name: string;
  readonly email: string;
  /** Each its own box, none ticked beforehand; marketing may stay unticked. */
  readonly consents: {
    readonly offer: boolean;
    readonly personal_data: boolean;
    readonly marketing: boolean;
  };
}

export interface FormFault {
  /** As the order call names it. */
  readonly field: 'contact.name' | 'contact.email' | `consents.${(typeof requiredConsents)[number]}`;
  readonly fault: ContactFault;
}

export type ContactCheck =
  | { readonly kind: 'valid'; readonly name: string; readonly email: string }
  /** In the order of the form. */
  | { readonly kind: 'invalid'; readonly faults: readonly FormFault[] };

export function checkContact({ name, email, consents }: ContactForm): ContactCheck {
  const [checkedName, checkedEmail] = [checkName(name), checkEmail(email)];
  const missing = requiredConsents.filter((consent) => consents[consent] !== true);
  if (checkedName.kind === 'valid' && checkedEmail.kind === 'valid' && missing.length === 0) {
    return { kind: 'valid', name: checkedName.value, email: checkedEmail.value };
  }
  const faults = [
    ...toFaults('contact.name', checkedName),
    ...toFaults('contact.email', checkedEmail),
    ...missing.map((consent) => ({ field: `consents.${consent}`, fault: 'required' }) as const),
  ];
  return { kind: 'invalid', faults };
}

const toFaults = (field: FormFault['field'], check: FieldCheck): FormFault[] =>
  check.kind === 'invalid' ? [{ field, fault: check.fault }] : [];
