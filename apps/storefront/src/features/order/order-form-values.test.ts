import { expect, it } from 'vitest';
import { emptyForm, faultsOf, refusedFields } from './order-form-values.ts';

const filled = {
  ...emptyForm,
  name: 'Anna Maria',
  email: 'anna@example.com',
  way: { id: 1, kind: 'card' as const },
  consents: { offer: true, personal_data: true, marketing: false },
};

it('asks for everything but the phone and the news', () => {
  expect(faultsOf(emptyForm)).toEqual({
    'contact.name': 'required',
    'contact.email': 'required',
    acquisition_id: 'required',
    'consents.offer': 'required',
    'consents.personal_data': 'required',
  });
});

it('is content with a form that is filled in', () => {
  expect(faultsOf(filled)).toEqual({});
});

it('asks for the code of a certificate', () => {
  const form = { ...filled, way: { id: 7, kind: 'certificate' as const } };
  expect(faultsOf({ ...form, certificateCode: ' ' })).toEqual({ certificate_code: 'required' });
  expect(faultsOf({ ...form, certificateCode: '7K3M9' })).toEqual({});
});

it('names the one field that is wrong', () => {
  expect(faultsOf({ ...filled, email: 'anna' })).toEqual({ 'contact.email': 'bad_format' });
});

it('takes over what the server found, as far as the form has it', () => {
  const details = [
    { field: 'contact.phone', reason: 'bad_format' },
    { field: 'lang', reason: 'unknown_value' },
  ];
  expect(refusedFields(details)).toEqual({ 'contact.phone': 'bad_format' });
});
