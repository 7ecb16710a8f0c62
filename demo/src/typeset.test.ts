import { describe, expect, it } from 'vitest';
import { byLanguage, type Language } from './text.ts';
import { typeset } from './typeset.ts';

const visible = (text: string) => text.replaceAll('\u00a0', '_').replaceAll('\u202f', '~');
const set = (language: Language, source: string) => visible(typeset(byLanguage(() => source))[language]);

describe('setting a text', () => {
  it.each([
    ['ru', 'Одетта — Одиллия', 'Одетта_— Одиллия'],
    ['ru', 'ария, в которой он и она', 'ария, в_которой он_и_она'],
    ['ru', '<p>В доме «у моря» 20 минут</p>', '<p>В_доме «у_моря» 20_минут</p>'],
    ['ru', 'Маяк № 9', 'Маяк №_9'],
    ['en', 'a room – empty – at 7 pm', 'a room_– empty_– at 7_pm'],
    ['en', 'Lighthouse No. 9', 'Lighthouse No._9'],
    ['de', 'Leuchtturm Nr. 9, 20 Minuten', 'Leuchtturm Nr._9, 20_Minuten'],
    ['fr', 'On lit : « Être ou ne pas être ? »', 'On lit_: «_Être ou ne pas être~?_»'],
    ['fr', 'Un bal ; un air !', 'Un bal~; un air~!'],
    ['es', '¿Quién va? —preguntó. 20 minutos', '¿Quién va? —preguntó. 20_minutos'],
  ] as const)('puts no-break spaces where %s wants them: %s', (language, source, expected) => {
    expect(set(language, source)).toBe(expected);
  });

  it('changes nothing the second time', () => {
    const once = typeset(byLanguage(() => 'Он и она : « 20 minutes » – да ?'));
    expect(typeset(once)).toEqual(once);
  });
});
