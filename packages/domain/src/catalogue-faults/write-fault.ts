import type { FaultCode, FaultParams, FaultTexts } from './fault-params.ts';
import { de } from './texts/de.ts';
import { en } from './texts/en.ts';
import { es } from './texts/es.ts';
import { fr } from './texts/fr.ts';
import { ru } from './texts/ru.ts';

const texts: Readonly<Record<string, FaultTexts>> = { de, en, es, fr, ru };

/** Why a catalogue is refused, in words; in English where nobody speaks the language. */
export function writeFault<Code extends FaultCode>(
  code: Code,
  params: FaultParams[Code],
  language = 'en',
): string {
  return (texts[language] ?? en)[code](params);
}

/** As it comes from elsewhere: what is not known here says its code. */
export function describeFault(
  { code, params }: { readonly code: string; readonly params: Readonly<Record<string, string | number>> },
  language: string,
): string {
  if (!Object.hasOwn(en, code)) return code;
  // Whoever names a code gives what its sentence names.
  return writeFault(code as FaultCode, params as never, language);
}
