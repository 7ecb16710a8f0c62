import type { Text } from '../events/text.ts';
import type { PortraitHint } from './portrait-hint.ts';

export interface DemoPerson {
  readonly name: Text;
  readonly role: Text;
  readonly biography: Text;
  readonly portrait: PortraitHint;
}

/** A name that all four Latin-script languages spell alike. */
export const latinName = (ru: string, latin: string): Text => ({
  ru,
  en: latin,
  de: latin,
  fr: latin,
  es: latin,
});
