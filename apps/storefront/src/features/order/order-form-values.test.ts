import { expect, it } from 'vitest';
import { emptyForm, findFaults, refusedFields, toConsents } from './order-form-values.ts';

const filled = {
  ...emptyForm,
  name: 'Anna Maria',
  email: 'anna@example.com',
  method: { id: 1, kind: 'card' as const },
};

it('name, address and a way to pay are required, and nothing else', () => {
  expect(findFaults(emptyForm)).toEqual({
    'contact.name': 'required',
    'contact.email': 'required',
    acquisition_id: 'required',
  });
});

it('ordering accepts the terms; news are sent to whoever wants them', () => {
  const accepted = { offer: true, personal_data: true };
  expect(toConsents(filled)).toEqual({ ...accepted, marketing: false });
  expect(toConsents({ wantsNews: true })).toEqual({ ...accepted, marketing: true });
});

it('a form that is filled in has no faults', () => {
  expect(findFaults(filled)).toEqual({});
});

it('paying by certificate requires its code', () => {
  const form = { ...filled, method: { id: 7, kind: 'certificate' as const } };
  expect(findFaults({ ...form, certificateCode: ' ' })).toEqual({ certificate_code: 'required' });
  expect(findFaults({ ...form, certificateCode: '7K3M9' })).toEqual({});
});

it('an e-mail address without a domain is the only fault', () => {
  expect(findFaults({ ...filled, email: 'anna' })).toEqual({ 'contact.email': 'bad_format' });
});

it('faults that the server found are shown for the fields that the form has', () => {
  const details = [
    { field: 'contact.phone', reason: 'bad_format' },
    { field: 'lang', reason: 'unknown_value' },
  ];
  expect(refusedFields(details)).toEqual({ 'contact.phone': 'bad_format' });
});
