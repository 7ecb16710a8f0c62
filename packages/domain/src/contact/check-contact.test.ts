import { describe, expect, it } from 'vitest';
import { checkContact } from './check-contact.ts';

const form = {
  name: ' Anna Maria',
  email: 'anna@Example.com',
  consents: { offer: true, personal_data: true, marketing: false },
};

describe('the contact part of an order', () => {
  it('is kept in order when everything is right, marketing ticked or not', () => {
    const accepted = { kind: 'valid', name: 'Anna Maria', email: 'anna@example.com' };
    expect(checkContact(form)).toEqual(accepted);
    expect(checkContact({ ...form, consents: { ...form.consents, marketing: true } })).toEqual(accepted);
  });

  it('names every fault, in the order of the form', () => {
    const consents = { offer: false, personal_data: false, marketing: true };
    expect(checkContact({ name: 'A<', email: 'anna', consents })).toEqual({
      kind: 'invalid',
      faults: [
        { field: 'contact.name', fault: 'forbidden_characters' },
        { field: 'contact.email', fault: 'bad_format' },
        { field: 'consents.offer', fault: 'required' },
        { field: 'consents.personal_data', fault: 'required' },
      ],
    });
  });

  it.each([
    [{ name: '' }, { field: 'contact.name', fault: 'required' }],
    [{ email: '' }, { field: 'contact.email', fault: 'required' }],
    [{ consents: { ...form.consents, offer: false } }, { field: 'consents.offer', fault: 'required' }],
    [
      { consents: { ...form.consents, personal_data: false } },
      { field: 'consents.personal_data', fault: 'required' },
    ],
  ])('is refused for one fault alone: %j', (overrides, fault) => {
    expect(checkContact({ ...form, ...overrides })).toEqual({ kind: 'invalid', faults: [fault] });
  });
});
