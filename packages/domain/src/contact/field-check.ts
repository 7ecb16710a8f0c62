/** Stable codes: pages find their text by them. */
export type ContactFault = 'required' | 'too_long' | 'bad_format' | 'forbidden_characters' | 'contains_link';

/** The value as it is kept, or why it cannot be. */
export type FieldCheck =
  | { readonly kind: 'valid'; readonly value: string }
  | { readonly kind: 'invalid'; readonly fault: ContactFault };

export const valid = (value: string): FieldCheck => ({ kind: 'valid', value });
export const invalid = (fault: ContactFault): FieldCheck => ({ kind: 'invalid', fault });
