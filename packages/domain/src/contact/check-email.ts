import { characterCount, cleanText } from './clean-text.ts';
import { type FieldCheck, invalid, valid } from './field-check.ts';

const maxAddressLength = 254;
const maxLocalLength = 64;

const localWord = /^[\p{L}\p{M}\p{N}!#$%&'*+/=?^_`{|}~-]+$/u;
const domainLabel = /^(?!-)[\p{L}\p{M}\p{N}-]{1,63}(?<!-)$/u;
// No top-level domain is a number or a single letter: user@10.0.0.12 and anna@gmail.c are slips.
const topLabel = /\p{L}./u;

/** Any script on either side of the @. Whether the mailbox exists, only a mail to it can tell. */
export function checkEmail(text: string): FieldCheck {
  const email = cleanText(text);
  if (email === '') return invalid('required');
  const [local = '', domain = '', ...more] = email.split('@');
  if (characterCount(email) > maxAddressLength || characterCount(local) > maxLocalLength)
    return invalid('too_long');
  if (more.length > 0 || !isLocalPart(local) || !isDomain(domain)) return invalid('bad_format');
  return valid(`${local}@${domain.toLowerCase()}`);
}

const isLocalPart = (local: string) => local.split('.').every((word) => localWord.test(word));

function isDomain(domain: string): boolean {
  const labels = domain.split('.');
  return (
    labels.length > 1 &&
    labels.every((label) => domainLabel.test(label)) &&
    topLabel.test(labels.at(-1) ?? '')
  );
}
