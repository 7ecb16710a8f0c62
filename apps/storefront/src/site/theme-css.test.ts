import type { Theme } from '@parterre/contracts/landings/theme';
import { expect, it } from 'vitest';
import { themeCss, themeFonts } from './theme-css.ts';

const theme: Theme = {
  language: 'en',
  main_lang: 'en',
  currencies: [{ code: 'EUR' }],
  currency: 'EUR',
  language_currency: {},
  ui_config_show_currencies: false,
};

it('writes each colour once for light and once for dark, and the light one where no dark is given', () => {
  const css = themeCss({
    ...theme,
    colours: { light: { accent: '#00f', ink: '#111' }, dark: { accent: '#88f' } },
  });
  expect(css).toContain('--accent: light-dark(#00f, #88f);');
  expect(css).toContain('--ink: light-dark(#111, #111);');
});

it('writes every other token as it is', () => {
  expect(themeCss({ ...theme, tokens: { radius: '0px', density: '0.85' } })).toContain(
    '--radius: 0px;\n  --density: 0.85;',
  );
});

it('names a face that we have, with what stands in for it', () => {
  const css = themeCss({ ...theme, fonts: { display: 'Geologica', text: 'Geologica' } });
  expect(css).toContain('--font-display: Geologica, "Text fallback", system-ui, sans-serif;');
  expect(css).toContain('--display-weight: 700;');
});

it('replaces a face that we do not have', () => {
  expect(themeFonts({ ...theme, fonts: { display: 'Comic Sans', text: 'toString' } })).toEqual({
    display: 'Prata',
    text: 'Manrope',
  });
});

it.each([{ radius: '0; } body { display: none' }, { 'ra dius': '0' }, { radius: '</style>' }])(
  'refuses what is no design token: %j',
  (tokens) => {
    expect(() => themeCss({ ...theme, tokens })).toThrow('is no design token');
  },
);
