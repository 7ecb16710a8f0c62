import { describe, expect, it } from 'vitest';
import { describeFault, writeFault } from './write-fault.ts';

describe('a fault of a catalogue', () => {
  it.each([
    ['en', 'sells 120 places in a hall that holds 100'],
    ['ru', 'мест в продаже: 120, а вместимость зала — 100'],
    ['de', 'verkauft 120 Plätze in einem Saal mit 100'],
    ['fr', 'vend 120 places dans une salle qui en compte 100'],
    ['es', 'vende 120 plazas en una sala con 100'],
    ['it', 'sells 120 places in a hall that holds 100'],
  ])('is told in %s', (language, sentence) => {
    expect(writeFault('hall_too_small', { total: 120, capacity: 100 }, language)).toBe(sentence);
  });

  it('names its code where nobody here knows it', () => {
    expect(describeFault({ code: 'of_tomorrow', params: {} }, 'de')).toBe('of_tomorrow');
    expect(describeFault({ code: 'toString', params: {} }, 'de')).toBe('toString');
    expect(describeFault({ code: 'repeated', params: { key: 'swan' } }, 'de')).toBe(
      '„swan“ kommt mehrfach vor',
    );
  });
});
