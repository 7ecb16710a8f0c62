import type { Translate } from '../../i18n/translate.ts';
import type { OrderField } from './order-form-values.ts';

/** What to do about a field that is wrong. */
export function faultText(field: OrderField, reason: string, t: Translate): string {
  const isMissing = reason === 'required';
  switch (field) {
    case 'contact.name':
      return t(isMissing ? 'forms:fault_contact_name_required' : 'forms:fault_contact_name_other');
    case 'contact.email':
      return t(isMissing ? 'forms:fault_contact_email_required' : 'forms:fault_contact_email_other');
    case 'contact.phone':
      return t('forms:fault_contact_phone_other');
    case 'acquisition_id':
      return t('forms:fault_acquisition_id_required');
    case 'certificate_code':
      return t('forms:fault_certificate_code_required');
  }
}
